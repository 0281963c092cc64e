#ifndef CICURIVALS_H
#define CICURIVALS_H

#include <stdint.h>

/* What an app could have used before: ICU by itself, on the same names. Names are one run of UTF-16, the
   offsets one more than there are names. */

#ifdef __cplusplus
extern "C" {
#endif

/* The order of the names by std::stable_sort with ucol_strcoll. 0 when done. */
int rival_sort_by_comparing(const char *locale, const uint16_t *text, const uint32_t *offsets, uint32_t count,
                            uint32_t *order);

/* The order of the names by ICU's sort keys and std::stable_sort with strcmp. 0 when done. */
int rival_sort_by_keys(const char *locale, const uint16_t *text, const uint32_t *offsets, uint32_t count,
                       uint32_t *order);

/* The same with std::sort of the keys' first eight bytes as a number, the rest only where these are equal. */
int rival_sort_by_key_beginnings(const char *locale, const uint16_t *text, const uint32_t *offsets, uint32_t count,
                                 uint32_t *order);

/* AlphabeticIndex with addRecord, then a walk through its buckets. Returns the names met, below 0 on errors. */
int64_t rival_add_records(const char *locale, const uint16_t *text, const uint32_t *offsets, uint32_t count);

/* The bucket of each name by ImmutableIndex::getBucketIndex. 0 when done. */
int rival_buckets(const char *locale, const uint16_t *text, const uint32_t *offsets, uint32_t count,
                  uint16_t *buckets);

/* Gives memory that lies about back to the system, where the C library can. */
void rival_trim_memory(void);

#ifdef __cplusplus
}
#endif
#endif
