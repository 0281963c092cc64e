#include "CICUReference.h"

#if defined(INDEXBAR_ICU) && __has_include("/usr/include/unicode/alphaindex.h")

#include <cstring>
#include <memory>
#include <sstream>
#include <string>
#include <unicode/alphaindex.h>
#include <unicode/tblcoll.h>

struct CICUIndex {
    std::unique_ptr<icu::AlphabeticIndex> owner;
    std::unique_ptr<icu::AlphabeticIndex::ImmutableIndex> index;
};

static icu::StringPiece piece(const uint8_t *text, size_t length) {
    return icu::StringPiece(reinterpret_cast<const char *>(text), static_cast<int32_t>(length));
}

extern "C" CICUIndex *cicu_index_open(const char *locales) {
    UErrorCode status = U_ZERO_ERROR;
    std::istringstream names(locales);
    std::string name;
    auto opened = std::make_unique<CICUIndex>();
    while (names >> name) {
        icu::Locale locale(name.c_str());
        if (!opened->owner) {
            opened->owner = std::make_unique<icu::AlphabeticIndex>(locale, status);
        } else {
            opened->owner->addLabels(locale, status);
        }
    }
    if (!opened->owner) return nullptr;
    opened->owner->setMaxLabelCount(1000, status);
    opened->index.reset(opened->owner->buildImmutableIndex(status));
    return U_SUCCESS(status) ? opened.release() : nullptr;
}

extern "C" void cicu_index_close(CICUIndex *index) { delete index; }

extern "C" int32_t cicu_index_count(const CICUIndex *index) { return index->index->getBucketCount(); }

extern "C" int32_t cicu_index_label(const CICUIndex *index, int32_t bucket, char *label, int32_t capacity) {
    std::string text;
    index->index->getBucket(bucket)->getLabel().toUTF8String(text);
    if (static_cast<int32_t>(text.size()) <= capacity) memcpy(label, text.data(), text.size());
    return static_cast<int32_t>(text.size());
}

extern "C" int32_t cicu_index_bucket(const CICUIndex *index, const uint8_t *name, size_t length) {
    UErrorCode status = U_ZERO_ERROR;
    return index->index->getBucketIndex(icu::UnicodeString::fromUTF8(piece(name, length)), status);
}

extern "C" int cicu_index_compare(const CICUIndex *index, const uint8_t *left, size_t left_length,
                                  const uint8_t *right, size_t right_length) {
    UErrorCode status = U_ZERO_ERROR;
    return index->owner->getCollator().compareUTF8(piece(left, left_length), piece(right, right_length), status);
}

extern "C" int32_t cicu_index_key(const CICUIndex *index, const uint8_t *name, size_t length, uint8_t *key,
                                  int32_t capacity) {
    icu::UnicodeString text = icu::UnicodeString::fromUTF8(piece(name, length));
    return index->owner->getCollator().getSortKey(text, key, capacity);
}

#else

extern "C" {
CICUIndex *cicu_index_open(const char *) { return nullptr; }
void cicu_index_close(CICUIndex *) {}
int32_t cicu_index_count(const CICUIndex *) { return 0; }
int32_t cicu_index_label(const CICUIndex *, int32_t, char *, int32_t) { return 0; }
int32_t cicu_index_bucket(const CICUIndex *, const uint8_t *, size_t) { return 0; }
int cicu_index_compare(const CICUIndex *, const uint8_t *, size_t, const uint8_t *, size_t) { return 0; }
int32_t cicu_index_key(const CICUIndex *, const uint8_t *, size_t, uint8_t *, int32_t) { return 0; }
}

#endif
