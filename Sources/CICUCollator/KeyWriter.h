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

/* A level after the first one. */
typedef struct {
    uint8_t bytes[MOST_ELEMENTS * 3 + 16];
    uint32_t used, common;
} Level;

/* What is written of a key. */
typedef struct {
    uint8_t *primaries;
    size_t used;
    uint32_t shared; /* the last primary that may share its first byte with the next one; 0: none */
    Level secondary, tertiary;
} KeyWriter;

static inline void key_begin(KeyWriter *writer, uint8_t *key) {
    writer->primaries = key;
    writer->used = 0;
    writer->shared = 0;
    writer->secondary.used = writer->secondary.common = 0;
    writer->tertiary.used = writer->tertiary.common = 0;
}

static inline void key_end_run(Level *level, const Counting *counting, int is_below) {
    if (level->common == 0) return;
    uint32_t rest = level->common - 1;
    for (; rest >= counting->most; rest -= counting->most) level->bytes[level->used++] = counting->middle;
    level->bytes[level->used++] = (uint8_t)(is_below ? counting->low + rest : counting->high - rest);
    level->common = 0;
}

static inline void key_add_weight(Level *level, const Counting *counting, uint16_t weight, uint16_t moved) {
    key_end_run(level, counting, weight < COMMON_WEIGHT);
    level->bytes[level->used++] = (uint8_t)(moved >> 8);
    if (moved & 0xFF) level->bytes[level->used++] = (uint8_t)moved;
}

static inline void key_add_primary(KeyWriter *writer, const Element *element) {
    uint32_t primary = element->primary;
    uint8_t *to = writer->primaries + writer->used;
    if (!element->shares_lead || primary >> 24 != writer->shared >> 24) {
        if (writer->shared) *to++ = primary < writer->shared ? 0x03 : 0xFF;
        *to++ = (uint8_t)(primary >> 24);
        writer->shared = element->shares_lead ? primary : 0;
    }
    for (uint32_t rest = primary << 8; rest; rest <<= 8) *to++ = (uint8_t)(rest >> 24);
    writer->used = (size_t)(to - writer->primaries);
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
    writer->primaries[writer->used++] = 1;
    memcpy(writer->primaries + writer->used, level->bytes, level->used);
    writer->used += level->used;
}

static inline size_t key_end(KeyWriter *writer) {
    key_append_level(writer, &writer->secondary, &secondary_counting);
    key_append_level(writer, &writer->tertiary, &tertiary_counting);
    return writer->used;
}

#endif
