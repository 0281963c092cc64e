#ifndef CICUREFERENCE_H
#define CICUREFERENCE_H

#include <stddef.h>
#include <stdint.h>

/* What the tests compare with: ICU's own AlphabeticIndex, and its collator as it comes. Without ICU every open
   gives NULL. */

#ifdef __cplusplus
extern "C" {
#endif

typedef struct CICUIndex CICUIndex;

/* The locales are separated by spaces; the first one sorts. */
CICUIndex *cicu_index_open(const char *locales);
void cicu_index_close(CICUIndex *index);

/* Buckets, the one before the first letter and the one after the last included. */
int32_t cicu_index_count(const CICUIndex *index);

/* Copies a bucket's label and returns its length in bytes; gaps have "\xE2\x80\xA6". */
int32_t cicu_index_label(const CICUIndex *index, int32_t bucket, char *label, int32_t capacity);

int32_t cicu_index_bucket(const CICUIndex *index, const uint8_t *name, size_t length);

int cicu_index_compare(const CICUIndex *index, const uint8_t *left, size_t left_length, const uint8_t *right,
                       size_t right_length);

/* Writes ICU's own sort key of a name, with a final 0, and returns its length. */
int32_t cicu_index_key(const CICUIndex *index, const uint8_t *name, size_t length, uint8_t *key, int32_t capacity);

#ifdef __cplusplus
}
#endif
#endif
