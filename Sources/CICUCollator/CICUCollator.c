#include "CICUCollator.h"

#if defined(INDEXBAR_ICU) && defined(__has_include)
/* Where the module CICU looks too, which links the library; see its module map. */
#if __has_include("/usr/include/unicode/ucol.h") && __has_include(<unicode/ucol.h>)
#define INDEXBAR_HAS_ICU 1
#endif
#endif

#ifdef INDEXBAR_HAS_ICU

#include "PlainKeys.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ucol.h>
#include <unicode/ustring.h>
#include <unicode/uvernum.h>

struct CICUCollator {
    UCollator *collator;
    PlainKeys *plain; /* NULL where every key is ICU's, and before the first one */
    UBool has_tried;  /* whether plain keys were asked for */
    UChar *text;      /* the name in UTF-16, reused from call to call */
    int32_t capacity; /* of text, in units */
};

const char *cicu_version(void) { return U_ICU_VERSION; }

static CICUCollator *wrapped(UCollator *collator) {
    CICUCollator *wrapper = collator ? calloc(1, sizeof(CICUCollator)) : NULL;
    if (wrapper) {
        wrapper->collator = collator;
    } else if (collator) {
        ucol_close(collator);
    }
    return wrapper;
}

CICUCollator *cicu_open(const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    UCollator *collator = ucol_open(locale, &status);
    return U_SUCCESS(status) ? wrapped(collator) : NULL;
}

CICUCollator *cicu_clone(const CICUCollator *collator) {
    UErrorCode status = U_ZERO_ERROR;
#if U_ICU_VERSION_MAJOR_NUM >= 71
    UCollator *copy = ucol_clone(collator->collator, &status);
#else
    UCollator *copy = ucol_safeClone(collator->collator, NULL, NULL, &status);
#endif
    return U_SUCCESS(status) ? wrapped(copy) : NULL;
}

void cicu_close(CICUCollator *collator) {
    if (!collator) return;
    plain_keys_close(collator->plain);
    ucol_close(collator->collator);
    free(collator->text);
    free(collator);
}

static int32_t clamped(size_t length) { return length > INT32_MAX / 4 ? INT32_MAX / 4 : (int32_t)length; }

int cicu_compare(const CICUCollator *collator, const uint8_t *left, size_t left_length, const uint8_t *right,
                 size_t right_length) {
    UErrorCode status = U_ZERO_ERROR;
    return ucol_strcollUTF8(collator->collator, (const char *)left, clamped(left_length), (const char *)right,
                            clamped(right_length), &status);
}

/* The text in UTF-16 in the collator's own buffer; its length in units, -1 when memory is out. */
static int32_t widened(CICUCollator *collator, const uint8_t *text, int32_t length) {
    if (collator->capacity < length) {
        UChar *grown = realloc(collator->text, sizeof(UChar) * (size_t)length * 2);
        if (!grown) return -1;
        collator->text = grown;
        collator->capacity = length * 2;
    }
    int32_t plain = 0;
    while (plain < length && text[plain] < 0x80) {
        collator->text[plain] = text[plain];
        plain++;
    }
    if (plain == length) return length;
    int32_t rest = 0;
    UErrorCode status = U_ZERO_ERROR;
    u_strFromUTF8WithSub(collator->text + plain, collator->capacity - plain, &rest, (const char *)text + plain,
                         length - plain, 0xFFFD, NULL, &status);
    return U_SUCCESS(status) ? plain + rest : -1;
}

size_t cicu_key(CICUCollator *collator, const uint8_t *text, size_t length, uint8_t *key, size_t capacity) {
    if (!collator->has_tried) {
        collator->has_tried = 1;
        collator->plain = plain_keys_open(collator->collator);
    }
    size_t bound = collator->plain ? plain_keys_bound(length) : 0;
    if (bound) {
        if (capacity < bound) return bound;
        size_t written = plain_keys_write(collator->plain, text, length, key);
        if (written != SIZE_MAX) return written;
    }
    int32_t units = widened(collator, text, clamped(length));
    if (units < 0) return 0;
    int32_t room = capacity > INT32_MAX ? INT32_MAX : (int32_t)capacity;
    int32_t written = ucol_getSortKey(collator->collator, collator->text, units, key, room);
    return written > 0 ? (size_t)written - 1 : 0;
}

#else

const char *cicu_version(void) { return NULL; }
CICUCollator *cicu_open(const char *locale) { return (void)locale, NULL; }
CICUCollator *cicu_clone(const CICUCollator *collator) { return (void)collator, NULL; }
void cicu_close(CICUCollator *collator) { (void)collator; }

int cicu_compare(const CICUCollator *collator, const uint8_t *left, size_t left_length, const uint8_t *right,
                 size_t right_length) {
    return (void)collator, (void)left, (void)left_length, (void)right, (void)right_length, 0;
}

size_t cicu_key(CICUCollator *collator, const uint8_t *text, size_t length, uint8_t *key, size_t capacity) {
    return (void)collator, (void)text, (void)length, (void)key, (void)capacity, 0;
}

#endif
