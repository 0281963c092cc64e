/* What ICU says about single characters, and about characters that sort together. */

#ifdef INDEXBAR_ICU
#if __has_include("/usr/include/unicode/ucol.h") && __has_include(<unicode/ucol.h>)

#include "KeyWriter.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/uchar.h>
#include <unicode/uset.h>

enum { MOST_PER_UNIT = 8, KEY_ROOM = 128 };

/* Whether an order of ICU's iterator is the second half of the element before it. */
static int continues(int32_t order) { return (order & 0xC0) == 0xC0; }

/* The elements of one unit with primaries in root's order; their number, or 0 for too many. */
static uint8_t read_elements(PlainKeys *keys, const UChar *text, int32_t length, Element *found, UErrorCode *status) {
    ucol_setText(keys->iterator, text, length, status);
    uint8_t count = 0;
    int32_t order;
    while (U_SUCCESS(*status) && (order = ucol_next(keys->iterator, status)) != UCOL_NULLORDER) {
        uint32_t bits = (uint32_t)order;
        if (continues(order) && count > 0) {
            found[count - 1].primary |= bits >> 16;
            found[count - 1].secondary |= (bits >> 8) & 0xFF;
            found[count - 1].tertiary |= bits & 0x3F;
            continue;
        }
        if (count == MOST_PER_UNIT) return 0;
        /* Without the two bits for case, which count only where case comes first. */
        Element element = {bits & 0xFFFF0000, (uint16_t)(bits & 0xFF00), (uint16_t)((bits & 0x3F) << 8), 0};
        found[count++] = element;
    }
    return count;
}

static int32_t icu_key(const PlainKeys *keys, const UChar *text, int32_t length, uint8_t *key) {
    int32_t written = ucol_getSortKey(keys->collator, text, length, key, KEY_ROOM);
    return written > KEY_ROOM ? 0 : written;
}

/* Puts a unit's primaries into the locale's order and finds out whether they share first bytes. */
static int place_primaries(PlainKeys *keys, UChar value, Element *found, uint8_t count) {
    UChar twice[2] = {value, value};
    uint8_t once[KEY_ROOM], doubled[KEY_ROOM];
    if (!icu_key(keys, twice, 1, once) || !icu_key(keys, twice, 2, doubled)) return 0;
    size_t single = (size_t)((uint8_t *)memchr(once, 1, KEY_ROOM) - once);
    size_t both = (size_t)((uint8_t *)memchr(doubled, 1, KEY_ROOM) - doubled);
    int with_primary = 0;
    for (uint8_t place = 0; place < count; place++) with_primary += found[place].primary != 0;
    if (with_primary == 1) {
        for (uint8_t place = 0; place < count; place++) {
            if (!found[place].primary) continue;
            keys->leads[found[place].primary >> 24] = once[0];
            found[place].shares_lead = both < 2 * single;
        }
    }
    for (uint8_t place = 0; place < count; place++) {
        Element *element = &found[place];
        if (!element->primary) continue;
        uint8_t lead = keys->is_reordered ? keys->leads[element->primary >> 24] : element->primary >> 24;
        if (!lead) return 0;
        element->primary = (element->primary & 0x00FFFFFF) | (uint32_t)lead << 24;
    }
    return 1;
}

/* Whether elements make the key that ICU makes. */
static int is_right(const PlainKeys *keys, UChar value, const Element *found, uint8_t count) {
    uint8_t expected[KEY_ROOM], made[KEY_ROOM + 64];
    int32_t length = icu_key(keys, &value, 1, expected);
    KeyWriter writer;
    key_begin(&writer, made);
    for (uint8_t place = 0; place < count; place++) key_add(&writer, &found[place]);
    size_t written = key_end(&writer);
    return length > 0 && written + 1 == (size_t)length && memcmp(made, expected, written) == 0;
}

/* Elements with several primaries share first bytes with each other as single ones do: tried both ways. */
static int finish(PlainKeys *keys, UChar value, Element *found, uint8_t count) {
    if (is_right(keys, value, found, count)) return 1;
    for (uint8_t place = 0; place < count; place++) found[place].shares_lead = found[place].primary != 0;
    return is_right(keys, value, found, count);
}

static int store(PlainKeys *keys, Unit *unit, const Element *found, uint8_t count) {
    if (keys->count + count > keys->capacity) {
        uint32_t larger = keys->capacity * 2 + 1024;
        Element *grown = realloc(keys->elements, sizeof(Element) * larger);
        if (!grown) return 0;
        keys->elements = grown;
        keys->capacity = larger;
    }
    if (count) memcpy(keys->elements + keys->count, found, sizeof(Element) * count);
    unit->first = keys->count;
    unit->count = count;
    keys->count += count;
    return 1;
}

void plain_keys_learn(PlainKeys *keys, Unit *unit, UChar value) {
    UErrorCode status = U_ZERO_ERROR;
    Element found[MOST_PER_UNIT];
    unit->flags |= UNIT_KNOWN;
    if (U16_IS_SURROGATE(value) || value >= 0xFFFE || u_getCombiningClass(value)) return;
    uint8_t count = read_elements(keys, &value, 1, found, &status);
    if (U_FAILURE(status)) return;
    if (count && (!place_primaries(keys, value, found, count) || !finish(keys, value, found, count))) return;
    if (store(keys, unit, found, count)) unit->flags |= UNIT_PLAIN;
}

static int in_order(const void *left, const void *right) {
    uint32_t one = *(const uint32_t *)left, other = *(const uint32_t *)right;
    return one < other ? -1 : one > other;
}

static Unit *unit_at(PlainKeys *keys, UChar value) {
    Unit **page = &keys->pages[value >> 8];
    if (!*page) *page = calloc(256, sizeof(Unit));
    return *page ? *page + (value & 0xFF) : NULL;
}

/* Every two units next to each other in a string that sorts as one. */
static int add_pairs(PlainKeys *keys, const UChar *text, int32_t length, uint32_t *capacity) {
    for (int32_t place = 0; place + 1 < length; place++) {
        Unit *unit = unit_at(keys, text[place]);
        if (!unit) return 0;
        unit->flags |= UNIT_STARTS;
        if (keys->pair_count == *capacity) {
            *capacity = *capacity * 2 + 1024;
            uint32_t *grown = realloc(keys->pairs, sizeof(uint32_t) * *capacity);
            if (!grown) return 0;
            keys->pairs = grown;
        }
        keys->pairs[keys->pair_count++] = (uint32_t)text[place] << 16 | text[place + 1];
    }
    return 1;
}

int plain_keys_read_pairs(PlainKeys *keys) {
    UErrorCode status = U_ZERO_ERROR;
    USet *strings = uset_openEmpty();
    ucol_getContractionsAndExpansions(keys->collator, strings, NULL, 1, &status);
    uint32_t capacity = 0;
    int done = U_SUCCESS(status);
    int32_t items = uset_getItemCount(strings);
    for (int32_t item = 0; done && item < items; item++) {
        UChar32 start, end;
        UChar text[64];
        int32_t length = uset_getItem(strings, item, &start, &end, text, 64, &status);
        if (length >= 2) done = U_SUCCESS(status) && add_pairs(keys, text, length, &capacity);
    }
    uset_close(strings);
    if (keys->pair_count) qsort(keys->pairs, keys->pair_count, sizeof(uint32_t), in_order);
    return done;
}

#endif
#endif
