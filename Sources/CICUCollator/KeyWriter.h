#ifndef KEYWRITER_H
#define KEYWRITER_H

/* Puts a sort key together: primaries, 1, secondaries, 1, tertiaries. Runs of the most common secondary and
   tertiary weight are counted, so that a plain name has one byte for each of these levels. In a header, for the
   compiler to build it into the loop over a name's characters. */

#include "PlainKeysInternal.h"

#include <string.h>

/* How a level counts common weights: bytes from low on before something lower, from high down before something
   higher, middle for as many as fit. */
typedef struct {
    uint8_t low, middle, high, most;
} Counting;

static const Counting secondary_counting = {0x05, 0x25, 0x45, 0x21};
static const Counting tertiary_counting = {0x05, 0x65, 0xC5, 0x61};

enum { LEVEL_ROOM = MOST_ELEMENTS * 3 + 16 };

/* A level after the first one. */
typedef struct {
    uint8_t *start, *to;
    uint32_t common; /* how many common weights are not written yet */
} Level;

/* What is written of a key. Only pointers and numbers, for the compiler to keep in registers. */
typedef struct {
    uint8_t *start, *to;
    uint32_t shared; /* the last primary that may share its first byte with the next one; 0: none */
    Level secondary, tertiary;
} KeyWriter;

/* - levels: room for both later levels, LEVEL_ROOM bytes each. */
static inline KeyWriter key_begin(uint8_t *key, uint8_t *levels) {
    KeyWriter writer = {key, key, 0, {levels, levels, 0}, {levels + LEVEL_ROOM, levels + LEVEL_ROOM, 0}};
    return writer;
}

static inline void key_end_run(Level *level, const Counting *counting, int is_below) {
    if (level->common == 0) return;
    uint32_t rest = level->common - 1;
    for (; rest >= counting->most; rest -= counting->most) *level->to++ = counting->middle;
    *level->to++ = (uint8_t)(is_below ? counting->low + rest : counting->high - rest);
    level->common = 0;
}

static inline void key_add_weight(Level *level, const Counting *counting, uint16_t weight, uint16_t moved) {
    key_end_run(level, counting, weight < COMMON_WEIGHT);
    *level->to++ = (uint8_t)(moved >> 8);
    if (moved & 0xFF) *level->to++ = (uint8_t)moved;
}

static inline void key_add_primary(KeyWriter *writer, const Element *element) {
    uint32_t primary = element->primary;
    if (!element->shares_lead || (primary ^ writer->shared) >> 24) {
        if (writer->shared) *writer->to++ = primary < writer->shared ? 0x03 : 0xFF;
        *writer->to++ = (uint8_t)(primary >> 24);
        writer->shared = element->shares_lead ? primary : 0;
    }
    /* Always three bytes, of which those count that the primary has; the room is large enough. */
    writer->to[0] = (uint8_t)(primary >> 16);
    writer->to[1] = (uint8_t)(primary >> 8);
    writer->to[2] = (uint8_t)primary;
    writer->to += element->bytes;
}

static inline void key_add(KeyWriter *writer, const Element *element) {
    if (element->primary) key_add_primary(writer, element);
    if (element->secondary == COMMON_WEIGHT) {
        writer->secondary.common++;
    } else if (element->secondary) {
        key_add_weight(&writer->secondary, &secondary_counting, element->secondary, element->secondary);
    }
    uint16_t tertiary = element->tertiary;
    if (tertiary == COMMON_WEIGHT) {
        writer->tertiary.common++;
    } else if (tertiary) {
        /* Weights above the common one make room for its counts. */
        uint16_t moved = (uint16_t)(tertiary > COMMON_WEIGHT ? tertiary + 0xC000 : tertiary);
        key_add_weight(&writer->tertiary, &tertiary_counting, tertiary, moved);
    }
}

static inline void key_append_level(KeyWriter *writer, Level *level, const Counting *counting) {
    key_end_run(level, counting, 1);
    size_t used = (size_t)(level->to - level->start);
    *writer->to++ = 1;
    memcpy(writer->to, level->start, used);
    writer->to += used;
}

/* The key's length. */
static inline size_t key_end(KeyWriter *writer) {
    key_append_level(writer, &writer->secondary, &secondary_counting);
    key_append_level(writer, &writer->tertiary, &tertiary_counting);
    return (size_t)(writer->to - writer->start);
}

#endif
