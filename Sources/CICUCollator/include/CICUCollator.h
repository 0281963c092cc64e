#ifndef CICUCOLLATOR_H
#define CICUCOLLATOR_H

#include <stddef.h>
#include <stdint.h>

/* A collator of the system's ICU. No type of ICU is named here: its headers clash with the ICU inside
   Foundation. Built without ICU (trait off, or no headers found) every open gives NULL. */

#ifdef __cplusplus
extern "C" {
#endif

typedef struct CICUCollator CICUCollator;

/* ICU's version, "72.1"; NULL without ICU. */
const char *cicu_version(void);

/* Opens the collator of a locale in ICU's form, "sv_FI", "zh@collation=stroke". NULL without ICU. */
CICUCollator *cicu_open(const char *locale);

/* A collator of its own for another thread. NULL when memory is out. */
CICUCollator *cicu_clone(const CICUCollator *collator);

void cicu_close(CICUCollator *collator);

/* Compares two texts in UTF-8: below 0, 0 or above 0. Invalid bytes count as U+FFFD. */
int cicu_compare(const CICUCollator *collator, const uint8_t *left, size_t left_length, const uint8_t *right,
                 size_t right_length);

/* Writes the text's sort key, without a final 0, and returns its length; where that is above the capacity
   nothing useful is written. Keys of one collator compare, byte by byte, as their texts do. */
size_t cicu_key(CICUCollator *collator, const uint8_t *text, size_t length, uint8_t *key, size_t capacity);

#ifdef __cplusplus
}
#endif
#endif
