#if GTK
    @_exported import CGTK
    @_exported import IndexBarCore
#endif
