#include "CProbe.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

static _Thread_local uint64_t blocks;
static _Thread_local uint64_t bytes;

uint64_t probe_allocations(void) { return blocks; }
uint64_t probe_allocated_bytes(void) { return bytes; }

__attribute__((noinline)) void probe_collect(void (*function)(void *), void *context) {
    function(context);
    __asm__ volatile("" ::: "memory");
}

__attribute__((noinline)) void probe_use(int64_t value) { __asm__ volatile("" ::"r"(value) : "memory"); }

#ifdef __GLIBC__

/* Every library of the process calls these instead of glibc's, because the program is searched first. */
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static void count(size_t size) {
    blocks += 1;
    bytes += size;
}

bool probe_counts_allocations(void) { return true; }

void *malloc(size_t size) {
    count(size);
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count(number * size);
    return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
    count(size);
    return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
    count(size);
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
    if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) return EINVAL;
    void *made = memalign(alignment, size);
    if (made == NULL) return ENOMEM;
    *block = made;
    return 0;
}

#else

bool probe_counts_allocations(void) { return false; }

#endif
