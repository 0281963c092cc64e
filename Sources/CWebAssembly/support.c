// Memory for Embedded Swift on bare WebAssembly: blocks of powers of two, each size with a list of free ones, taken from
// the end of the module's memory, which grows. One thread, no imports.

#include "CWebAssembly.h"

#if defined(__wasm__)

#include <stddef.h>
#include <stdint.h>

#define PAGE 65536u
#define LEAST 16u

extern unsigned char __heap_base;

// Stands before each block that is handed out.
typedef struct Block {
    uint32_t order;     // the block has 2^order bytes, this included
    uint32_t start;     // where it begins, which alignment may have parted from here
    struct Block *next; // the next free one of its order
    uint32_t padding;
} Block;

static Block *freeBlocks[32];
static uintptr_t unused, end;

static uintptr_t take(size_t size) {
    if (unused == 0) {
        unused = ((uintptr_t)&__heap_base + LEAST - 1) & ~(uintptr_t)(LEAST - 1);
        end = __builtin_wasm_memory_size(0) * PAGE;
    }
    if (size > end - unused) {
        size_t pages = (size - (end - unused) + PAGE - 1) / PAGE;
        if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
        end += pages * PAGE;
    }
    uintptr_t start = unused;
    unused += size;
    return start;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    if (alignment < LEAST) alignment = LEAST;
    if (size > UINT32_MAX / 4) __builtin_trap();
    size_t needed = size + sizeof(Block) + (alignment > LEAST ? alignment : 0);
    uint32_t order = 5;
    while (((size_t)1 << order) < needed) order++;
    Block *found = freeBlocks[order];
    uintptr_t start;
    if (found) {
        freeBlocks[order] = found->next;
        start = found->start;
    } else {
        start = take((size_t)1 << order);
    }
    uintptr_t address = (start + sizeof(Block) + alignment - 1) & ~(uintptr_t)(alignment - 1);
    Block *block = (Block *)(address - sizeof(Block));
    block->order = order;
    block->start = (uint32_t)start;
    *result = (void *)address;
    return 0;
}

void free(void *address) {
    if (!address) return;
    Block *block = (Block *)((uintptr_t)address - sizeof(Block));
    Block *start = (Block *)(uintptr_t)block->start;
    uint32_t order = block->order;
    start->start = (uint32_t)(uintptr_t)start;
    start->next = freeBlocks[order];
    freeBlocks[order] = start;
}

// The compiler makes instructions of these, where bulk memory is on, and calls elsewhere.
__attribute__((no_builtin)) void *memmove(void *to, const void *from, size_t size) {
    __builtin_memmove(to, from, size);
    return to;
}

int memcmp(const void *one, const void *other, size_t size) {
    const unsigned char *a = one, *b = other;
    for (size_t i = 0; i < size; i++) {
        if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
    }
    return 0;
}

// The product of two 128-bit numbers: where 64-bit ones are multiplied, to see whether the product fits. From its 32-bit
// parts, as no instruction gives more than 64 bits.
typedef struct { uint64_t low, high; } Wide;

static Wide product(uint64_t a, uint64_t b) {
    uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
    uint64_t low = a0 * b0, middle = a1 * b0 + (low >> 32), other = a0 * b1 + (uint32_t)middle;
    return (Wide){other << 32 | (uint32_t)low, a1 * b1 + (middle >> 32) + (other >> 32)};
}

void __multi3(Wide *result, uint64_t aLow, uint64_t aHigh, uint64_t bLow, uint64_t bHigh) {
    Wide wide = product(aLow, bLow);
    wide.high += aLow * bHigh + aHigh * bLow;
    *result = wide;
}

#endif
