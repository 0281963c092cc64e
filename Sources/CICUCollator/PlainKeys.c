#ifdef INDEXBAR_ICU
#if __has_include("/usr/include/unicode/ucol.h") && __has_include(<unicode/ucol.h>)

#include "KeyWriter.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ustring.h>

/* Settings under which a key has three levels in the usual order. */
static int is_usual(const UCollator *collator) {
    static const struct {
        UColAttribute attribute;
        UColAttributeValue value;
    } usual[] = {
        {UCOL_STRENGTH, UCOL_TERTIARY},        {UCOL_ALTERNATE_HANDLING, UCOL_NON_IGNORABLE},
        {UCOL_FRENCH_COLLATION, UCOL_OFF},     {UCOL_CASE_FIRST, UCOL_OFF},
        {UCOL_CASE_LEVEL, UCOL_OFF},           {UCOL_NUMERIC_COLLATION, UCOL_OFF},
    };
    UErrorCode status = U_ZERO_ERROR;
    for (size_t place = 0; place < sizeof usual / sizeof usual[0]; place++) {
        if (ucol_getAttribute(collator, usual[place].attribute, &status) != usual[place].value) return 0;
    }
    return U_SUCCESS(status);
}

/* Whether keys of some texts are ICU's own: other scripts in turn, long runs, repeated first bytes. */
static int is_like_icu(PlainKeys *keys) {
    static const char *const texts[] = {
        "", "a", "Abel, Åsa", "Zoë Çelik-Łuczak 12 & 3", "ÄÖÜäöüß ŒœÆæ", "1234567890 ½ №", "Ærøskøbing",
        "Жуков Иван, Ёлкин", "Αθήνα Ωμέγα", "אבא שלום", "أحمد محمد", "さくら サクラ ｻｸﾗ", "김철수 박지성", "王伟 李娜",
        "aЯaΩaעaあa王a김z", "王a王b王", "ЯЯЯЯ яяяя Яя", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaA",
        "éaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaé", "ﬁ ﬃ ①②③ ㈱ ㎏", "ＡＢＣ ａｂｃ", "-- !?#@ €$",
        "अमित कुमार", "Ὀδυσσεύς", "Ǆ ǅ ǆ ĳ", "ªº ²³", "ــ", "。、「」", "ᄀ가각", "ﾊﾝｶｸ", "㐀㐁", "ꀀ", "ᚠ",
    };
    uint8_t made[4096], expected[4096];
    UChar wide[512];
    for (size_t place = 0; place < sizeof texts / sizeof texts[0]; place++) {
        const uint8_t *text = (const uint8_t *)texts[place];
        size_t length = strlen(texts[place]);
        size_t written = plain_keys_write(keys, text, length, made);
        if (written == SIZE_MAX) continue;
        UErrorCode status = U_ZERO_ERROR;
        int32_t units = 0;
        u_strFromUTF8(wide, 512, &units, texts[place], (int32_t)length, &status);
        int32_t size = ucol_getSortKey(keys->collator, wide, units, expected, sizeof expected);
        if (U_FAILURE(status) || (size_t)size != written + 1 || memcmp(made, expected, written)) return 0;
    }
    return 1;
}

PlainKeys *plain_keys_open(const UCollator *collator) {
    if (!is_usual(collator)) return NULL;
    PlainKeys *keys = calloc(1, sizeof(PlainKeys));
    if (!keys) return NULL;
    UErrorCode status = U_ZERO_ERROR;
    keys->collator = collator;
    keys->iterator = ucol_openElements(collator, NULL, 0, &status);
    if (U_SUCCESS(status) && plain_keys_read_pairs(keys) && is_like_icu(keys)) return keys;
    plain_keys_close(keys);
    return NULL;
}

void plain_keys_close(PlainKeys *keys) {
    if (!keys) return;
    for (int page = 0; page < 256; page++) free(keys->pages[page]);
    if (keys->iterator) ucol_closeElements(keys->iterator);
    free(keys->elements);
    free(keys->pairs);
    free(keys);
}

size_t plain_keys_bound(size_t length) { return length > MOST_ELEMENTS ? 0 : MOST_ELEMENTS * 12 + 64; }

static int is_pair(const PlainKeys *keys, UChar left, UChar right) {
    uint32_t wanted = (uint32_t)left << 16 | right, low = 0, high = keys->pair_count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (keys->pairs[middle] < wanted) low = middle + 1; else high = middle;
    }
    return low < keys->pair_count && keys->pairs[low] == wanted;
}

/* The next unit of valid UTF-8, and how many bytes it has; 0 bytes for what is not handled. */
static inline UChar next_unit(const uint8_t *text, size_t left, size_t *bytes) {
    uint8_t lead = text[0];
    if (lead < 0x80) return (void)(*bytes = 1), lead;
    if (lead >= 0xC2 && lead < 0xE0 && left > 1) {
        *bytes = 2;
        return (UChar)((lead & 0x1F) << 6 | (text[1] & 0x3F));
    }
    *bytes = lead >= 0xE0 && lead < 0xF0 && left > 2 ? 3 : 0;
    return *bytes ? (UChar)((lead & 0x0F) << 12 | (text[1] & 0x3F) << 6 | (text[2] & 0x3F)) : 0;
}

static inline Unit *known_unit(PlainKeys *keys, UChar value) {
    Unit **page = &keys->pages[value >> 8];
    if (!*page && !(*page = calloc(256, sizeof(Unit)))) return NULL;
    Unit *unit = *page + (value & 0xFF);
    if (!(unit->flags & UNIT_KNOWN)) plain_keys_learn(keys, unit, value);
    return unit;
}

size_t plain_keys_write(PlainKeys *keys, const uint8_t *name, size_t length, uint8_t *key) {
    uint8_t levels[2 * LEVEL_ROOM];
    KeyWriter writer = key_begin(key, levels);
    uint32_t elements = 0;
    UChar last = 0;
    uint8_t flags = 0; /* of the last unit */
    size_t bytes = 0;
    for (size_t place = 0; place < length; place += bytes) {
        UChar value = next_unit(name + place, length - place, &bytes);
        const Unit *unit = bytes ? known_unit(keys, value) : NULL;
        if (!unit || !(unit->flags & UNIT_PLAIN)) return SIZE_MAX;
        if ((flags & UNIT_STARTS) && (unit->flags & UNIT_ENDS) && is_pair(keys, last, value)) return SIZE_MAX;
        /* Two marks may change places, or the first of them step aside for the second. */
        if ((flags & UNIT_TRAILS) && (unit->flags & UNIT_LEADS)) return SIZE_MAX;
        elements += unit->count;
        if (elements > MOST_ELEMENTS) return SIZE_MAX;
        const Element *element = unit->count == 1 ? &unit->only : keys->elements + unit->first;
        for (uint8_t rest = unit->count; rest; rest--) key_add(&writer, element++);
        flags = unit->flags;
        last = value;
    }
    return key_end(&writer);
}

#endif
#endif
