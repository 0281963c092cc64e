/* Nothing for Swift here: ICU's own headers clash with the ICU inside Foundation. This target only finds the
   library; CICUCollator, which includes its headers in C, is what Swift sees. */
