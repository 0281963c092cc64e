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
        Element element = {bits & 0xFFFF0000, (uint16_t)(bits & 0xFF00), (uint16_t)((bits & 0x3F) << 8), 0, 0};
        found[count++] = element;
    }
    return count;
}

static int32_t icu_key(const PlainKeys *keys, const UChar *text, int32_t length, uint8_t *key) {
    int32_t written = ucol_getSortKey(keys->collator, text, length, key, KEY_ROOM);
    return written > KEY_ROOM ? 0 : written;
}

/* Learns from a unit with one primary where the locale puts such a first byte, and whether it is left out where it is
   repeated. */
static int learn_lead(PlainKeys *keys, UChar value, const Element *element) {
    UChar twice[2] = {value, value};
    uint8_t once[KEY_ROOM], doubled[KEY_ROOM];
    if (!icu_key(keys, twice, 1, once) || !icu_key(keys, twice, 2, doubled)) return 0;
    size_t single = (size_t)((uint8_t *)memchr(once, 1, KEY_ROOM) - once);
    size_t both = (size_t)((uint8_t *)memchr(doubled, 1, KEY_ROOM) - doubled);
    keys->leads[element->primary >> 24] = once[0];
    keys->shares[element->primary >> 24] = both < 2 * single;
    return 1;
}

/* Learns the first bytes of most scripts, from their letters. */
static void learn_leads(PlainKeys *keys) {
    static const UChar ranges[][2] = {
        {0x20, 0x17F}, {0x370, 0x58F}, {0x5D0, 0x5EA}, {0x620, 0x64A}, {0x904, 0x939},
        {0xE01, 0xE2E}, {0x1100, 0x1112}, {0x1161, 0x1175}, {0x11A8, 0x11C2}, {0x3041, 0x30FA},
    };
    keys->has_leads = 1;
    for (size_t range = 0; range < sizeof ranges / sizeof ranges[0]; range++) {
        for (UChar value = ranges[range][0]; value <= ranges[range][1]; value++) {
            Unit scratch = {{0, 0, 0, 0, 0}, 0, 0, 0};
            plain_keys_learn(keys, &scratch, value);
        }
    }
}

/* Puts a unit's primaries into the locale's order. Returns 0 where that is not known. */
static int place_primaries(PlainKeys *keys, UChar value, Element *found, uint8_t count) {
    int with_primary = 0;
    for (uint8_t place = 0; place < count; place++) with_primary += found[place].primary != 0;
    for (uint8_t place = 0; place < count; place++) {
        Element *element = &found[place];
        if (!element->primary) continue;
        uint8_t lead = element->primary >> 24;
        if (with_primary == 1 && !learn_lead(keys, value, element)) return 0;
        if (!keys->leads[lead] && !keys->has_leads) learn_leads(keys);
        if (!keys->leads[lead]) return 0;
        element->shares_lead = keys->shares[lead];
        element->primary = (element->primary & 0x00FFFFFF) | (uint32_t)keys->leads[lead] << 24;
        for (uint32_t rest = element->primary << 8; rest; rest <<= 8) element->bytes++;
    }
    return 1;
}

/* Whether elements make the key that ICU makes. */
static int is_right(const PlainKeys *keys, UChar value, const Element *found, uint8_t count) {
    uint8_t expected[KEY_ROOM], made[KEY_ROOM + 64], levels[2 * LEVEL_ROOM];
    int32_t length = icu_key(keys, &value, 1, expected);
    KeyWriter writer = key_begin(made, levels);
    for (uint8_t place = 0; place < count; place++) key_add(&writer, &found[place]);
    size_t written = key_end(&writer);
    return length > 0 && written + 1 == (size_t)length && memcmp(made, expected, written) == 0;
}

static int store(PlainKeys *keys, Unit *unit, const Element *found, uint8_t count) {
    unit->count = count;
    if (count == 1) unit->only = found[0];
    if (count < 2) return 1;
    if (keys->count + count > keys->capacity) {
        uint32_t larger = keys->capacity * 2 + 1024;
        Element *grown = realloc(keys->elements, sizeof(Element) * larger);
        if (!grown) return 0;
        keys->elements = grown;
        keys->capacity = larger;
    }
    memcpy(keys->elements + keys->count, found, sizeof(Element) * count);
    unit->first = keys->count;
    keys->count += count;
    return 1;
}

void plain_keys_learn(PlainKeys *keys, Unit *unit, UChar value) {
    UErrorCode status = U_ZERO_ERROR;
    Element found[MOST_PER_UNIT];
    unit->flags |= UNIT_KNOWN;
    if (U16_IS_SURROGATE(value) || value >= 0xFFFE) return;
    if (u_getIntPropertyValue(value, UCHAR_LEAD_CANONICAL_COMBINING_CLASS)) unit->flags |= UNIT_LEADS;
    if (u_getIntPropertyValue(value, UCHAR_TRAIL_CANONICAL_COMBINING_CLASS)) unit->flags |= UNIT_TRAILS;
    uint8_t count = read_elements(keys, &value, 1, found, &status);
    if (U_FAILURE(status)) return;
    if (!place_primaries(keys, value, found, count) || !is_right(keys, value, found, count)) return;
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
        Unit *left = unit_at(keys, text[place]), *right = unit_at(keys, text[place + 1]);
        if (!left || !right) return 0;
        left->flags |= UNIT_STARTS;
        right->flags |= UNIT_ENDS;
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
