// What Embedded Swift asks of a C library on bare WebAssembly; nothing on any other system.
