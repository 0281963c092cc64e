/* What Swift cannot do by itself: count the heap allocations of this thread, and mark a stretch for callgrind. */
#ifndef CPROBE_H
#define CPROBE_H

#include <stdbool.h>
#include <stdint.h>

/* Whether allocations are counted here: with glibc, whose allocator this program then takes the place of. */
bool probe_counts_allocations(void);

/* How many blocks this thread has asked for since it began; also by growing one. */
uint64_t probe_allocations(void);

/* How many bytes it asked for. */
uint64_t probe_allocated_bytes(void);

/* Runs a function. Never inlined: callgrind collects between its entry and its exit. */
void probe_collect(void (*function)(void *), void *context);

/* Takes a result, so that the optimiser cannot leave out the work for it. */
void probe_use(int64_t value);

#endif
