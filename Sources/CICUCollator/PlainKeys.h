#ifndef PLAINKEYS_H
#define PLAINKEYS_H

#include <stddef.h>
#include <stdint.h>
#include <unicode/ucol.h>

/* Sort keys of plain names, those whose characters sort one by one, put together from what ICU says about each
   character: byte for byte the keys that ucol_getSortKey makes, some five times faster.

   What is known about characters is asked from ICU when one is first met, and checked against ICU's key of that
   character; the way keys are put together is checked on a list of texts before the first use. A name is left to
   ICU where it has two combining marks in a row, a character that forms another letter with the next one, or one
   outside the basic plane. Where a check fails, or the collator has settings that are not handled, every name is. */

typedef struct PlainKeys PlainKeys;

/* NULL where plain keys are not possible with the collator. */
PlainKeys *plain_keys_open(const UCollator *collator);
void plain_keys_close(PlainKeys *keys);

/* How long a key can get. */
size_t plain_keys_bound(size_t length);

/* Writes the key of a name in UTF-8 to a room of plain_keys_bound bytes, without a final 0.
   Returns the key's length, or SIZE_MAX where the name is left to ICU. */
size_t plain_keys_write(PlainKeys *keys, const uint8_t *name, size_t length, uint8_t *key);

#endif
