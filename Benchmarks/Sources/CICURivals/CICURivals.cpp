#include "CICURivals.h"

// libstdc++ takes its own deprecated buffer for stable_sort.
#pragma clang diagnostic ignored "-Wdeprecated-declarations"

#include <algorithm>
#include <cstring>
#include <memory>

#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <numeric>
#include <unicode/alphaindex.h>
#include <unicode/ucol.h>
#include <vector>

namespace {

struct Collator {
    UCollator *collator;
    explicit Collator(const char *locale) {
        UErrorCode status = U_ZERO_ERROR;
        collator = ucol_open(locale, &status);
    }
    ~Collator() { ucol_close(collator); }
};

const UChar *units(const uint16_t *text) { return reinterpret_cast<const UChar *>(text); }

icu::UnicodeString name(const uint16_t *text, const uint32_t *offsets, uint32_t place) {
    int32_t length = static_cast<int32_t>(offsets[place + 1] - offsets[place]);
    return icu::UnicodeString(false, units(text) + offsets[place], length);
}

} // namespace

extern "C" int rival_sort_by_comparing(const char *locale, const uint16_t *text, const uint32_t *offsets,
                                       uint32_t count, uint32_t *order) {
    Collator opened(locale);
    if (!opened.collator) return 1;
    std::iota(order, order + count, 0);
    std::stable_sort(order, order + count, [&](uint32_t left, uint32_t right) {
        return ucol_strcoll(opened.collator, units(text) + offsets[left],
                            static_cast<int32_t>(offsets[left + 1] - offsets[left]), units(text) + offsets[right],
                            static_cast<int32_t>(offsets[right + 1] - offsets[right])) == UCOL_LESS;
    });
    return 0;
}

namespace {

/* The sort keys of all names, end to end, each with its final 0. */
struct Keys {
    std::vector<uint8_t> bytes;
    std::vector<size_t> starts;

    Keys(UCollator *collator, const uint16_t *text, const uint32_t *offsets, uint32_t count) : starts(count + 1) {
        bytes.resize(static_cast<size_t>(offsets[count]) * 4 + 4096);
        size_t used = 0;
        for (uint32_t place = 0; place < count; place++) {
            int32_t length = static_cast<int32_t>(offsets[place + 1] - offsets[place]);
            starts[place] = used;
            for (;;) {
                int32_t room = static_cast<int32_t>(std::min<size_t>(bytes.size() - used, INT32_MAX));
                int32_t written = ucol_getSortKey(collator, units(text) + offsets[place], length, &bytes[used], room);
                if (written <= room) {
                    used += static_cast<size_t>(written);
                    break;
                }
                bytes.resize(bytes.size() * 2);
            }
        }
        starts[count] = used;
    }

    const char *key(uint32_t place) const { return reinterpret_cast<const char *>(&bytes[starts[place]]); }
};

struct Beginning {
    uint64_t bytes;
    uint32_t place;
};

} // namespace

extern "C" int rival_sort_by_keys(const char *locale, const uint16_t *text, const uint32_t *offsets, uint32_t count,
                                  uint32_t *order) {
    Collator opened(locale);
    if (!opened.collator) return 1;
    Keys keys(opened.collator, text, offsets, count);
    std::iota(order, order + count, 0);
    std::stable_sort(order, order + count, [&](uint32_t left, uint32_t right) {
        return strcmp(keys.key(left), keys.key(right)) < 0;
    });
    return 0;
}

extern "C" int rival_sort_by_key_beginnings(const char *locale, const uint16_t *text, const uint32_t *offsets,
                                            uint32_t count, uint32_t *order) {
    Collator opened(locale);
    if (!opened.collator) return 1;
    Keys keys(opened.collator, text, offsets, count);
    std::vector<Beginning> entries(count);
    for (uint32_t place = 0; place < count; place++) {
        uint64_t bytes = 0;
        size_t length = keys.starts[place + 1] - keys.starts[place];
        for (size_t at = 0; at < 8; at++) bytes = bytes << 8 | (at < length ? keys.bytes[keys.starts[place] + at] : 0);
        entries[place] = {bytes, place};
    }
    std::sort(entries.begin(), entries.end(), [&](const Beginning &left, const Beginning &right) {
        if (left.bytes != right.bytes) return left.bytes < right.bytes;
        int order = strcmp(keys.key(left.place), keys.key(right.place));
        return order != 0 ? order < 0 : left.place < right.place;
    });
    for (uint32_t place = 0; place < count; place++) order[place] = entries[place].place;
    return 0;
}

extern "C" int64_t rival_add_records(const char *locale, const uint16_t *text, const uint32_t *offsets,
                                     uint32_t count) {
    UErrorCode status = U_ZERO_ERROR;
    icu::AlphabeticIndex index(icu::Locale(locale), status);
    for (uint32_t place = 0; place < count; place++) index.addRecord(name(text, offsets, place), nullptr, status);
    int64_t met = 0;
    index.resetBucketIterator(status);
    while (index.nextBucket(status)) {
        while (index.nextRecord(status)) met++;
    }
    return U_SUCCESS(status) ? met : -1;
}

extern "C" int rival_buckets(const char *locale, const uint16_t *text, const uint32_t *offsets, uint32_t count,
                             uint16_t *buckets) {
    UErrorCode status = U_ZERO_ERROR;
    icu::AlphabeticIndex index(icu::Locale(locale), status);
    std::unique_ptr<icu::AlphabeticIndex::ImmutableIndex> immutable(index.buildImmutableIndex(status));
    if (U_FAILURE(status)) return 1;
    for (uint32_t place = 0; place < count; place++) {
        buckets[place] = static_cast<uint16_t>(immutable->getBucketIndex(name(text, offsets, place), status));
    }
    return U_FAILURE(status);
}

extern "C" void rival_trim_memory(void) {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}
