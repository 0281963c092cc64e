#ifndef PLAINKEYSINTERNAL_H
#define PLAINKEYSINTERNAL_H

#include "PlainKeys.h"

#include <unicode/ucoleitr.h>

/* One of a character's weights, as the key has them. */
typedef struct {
    uint32_t primary; /* bytes from the top, zeros after the last one; scripts already in the locale's order */
    uint16_t secondary;
    uint16_t tertiary;
    uint8_t shares_lead; /* the first byte is left out where it is the same as the one before */
    uint8_t bytes;       /* of the primary, after the first one */
} Element;

/* STARTS, ENDS: forms another letter with some next unit, with some unit before it. LEADS, TRAILS: begins, ends with a
   combining mark. */
enum { UNIT_KNOWN = 1, UNIT_PLAIN = 2, UNIT_STARTS = 4, UNIT_ENDS = 8, UNIT_LEADS = 16, UNIT_TRAILS = 32 };
enum { COMMON_WEIGHT = 0x0500, MOST_ELEMENTS = 240 };

/* What is known about a UTF-16 unit. */
typedef struct {
    Element only;   /* its element, if it has one */
    uint32_t first; /* of its elements, if it has several */
    uint8_t count;
    uint8_t flags;
} Unit;

struct PlainKeys {
    const UCollator *collator;
    Unit *pages[256];
    Element *elements;
    uint32_t count, capacity; /* of elements */
    uint32_t *pairs;          /* units that sort together, both in one number, in order */
    uint32_t pair_count;
    uint8_t leads[256];  /* first bytes of primaries in the locale's order; 0: not known */
    uint8_t shares[256]; /* whether keys leave such a first byte out where it is repeated */
    UBool has_leads;     /* whether they were learnt */
    UCollationElements *iterator;
};

/* Looks a unit up in ICU and remembers it. */
void plain_keys_learn(PlainKeys *keys, Unit *unit, UChar value);

/* Reads the pairs of units that sort together. Returns 0 where there is no memory. */
int plain_keys_read_pairs(PlainKeys *keys);

#endif
