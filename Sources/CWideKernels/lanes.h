#pragma once

// Eight pixels at once, for the kernels of this module.

#include "wide_kernels.h"

#if defined(__x86_64__)

#include <immintrin.h>

#define WIDE __attribute__((target("avx2")))
#define INLINE static inline __attribute__((always_inline, target("avx2")))

typedef __m256i pixels;

INLINE pixels load(const uint32_t *pointer) { return _mm256_loadu_si256((const __m256i *)pointer); }

INLINE void store(pixels value, uint32_t *pointer) { _mm256_storeu_si256((__m256i *)pointer, value); }

/// The mask of the first `count` of eight pixels.
INLINE __m256i tail_mask(ptrdiff_t count) {
  return _mm256_cmpgt_epi32(_mm256_set1_epi32((int)count), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
}

/// Loads up to eight pixels; none are read or written behind the last one.
INLINE pixels load_partial(const uint32_t *pointer, ptrdiff_t count) {
  return count >= 8 ? load(pointer) : _mm256_maskload_epi32((const int *)pointer, tail_mask(count));
}

INLINE void store_partial(pixels value, uint32_t *pointer, ptrdiff_t count) {
  if (count >= 8) {
    store(value, pointer);
  } else {
    _mm256_maskstore_epi32((int *)pointer, tail_mask(count), value);
  }
}

/// Pixels with 16 bits for each channel: blue and red, green and alpha.
typedef struct {
  pixels low, high;
} split_pixels;

INLINE split_pixels split(pixels value) {
  return (split_pixels){_mm256_and_si256(value, _mm256_set1_epi16(0x00FF)), _mm256_srli_epi16(value, 8)};
}

INLINE pixels join(split_pixels value) { return _mm256_or_si256(value.low, _mm256_slli_epi16(value.high, 8)); }

/// Interpolates each byte: (a · (256 − weight) + b · weight + 128) / 256, rounded down.
///
/// That is a + ((b − a) · weight + 128) / 256, and the rounding product divides by 32,768. Weights are negative and
/// times 128, so that 256 fits into 16 bits for each channel.
INLINE split_pixels mix_split(split_pixels a, split_pixels b, pixels weight) {
  return (split_pixels){
    _mm256_add_epi16(a.low, _mm256_mulhrs_epi16(_mm256_sub_epi16(a.low, b.low), weight)),
    _mm256_add_epi16(a.high, _mm256_mulhrs_epi16(_mm256_sub_epi16(a.high, b.high), weight))};
}

/// Copies the low 16 bits of each 32 bits into the high ones, which are zero.
INLINE pixels both_halves(pixels value) { return _mm256_or_si256(value, _mm256_slli_epi32(value, 16)); }

/// Copies the low 16 bits of each 32 bits into the high ones.
INLINE pixels low_in_both_halves(pixels value) {
  return _mm256_shuffle_epi8(
    value, _mm256_setr_epi8(
             0, 1, 0, 1, 4, 5, 4, 5, 8, 9, 8, 9, 12, 13, 12, 13, 0, 1, 0, 1, 4, 5, 4, 5, 8, 9, 8, 9, 12, 13, 12, 13));
}

/// Multiplies each byte by its amount / 255, rounded to nearest.
INLINE pixels scale(pixels value, pixels amount) {
  const pixels bytes = _mm256_set1_epi16(0x00FF);
  const pixels half = _mm256_set1_epi16(128);
  pixels low = _mm256_add_epi16(_mm256_mullo_epi16(_mm256_and_si256(value, bytes), amount), half);
  low = _mm256_srli_epi16(_mm256_add_epi16(low, _mm256_srli_epi16(low, 8)), 8);
  pixels high = _mm256_add_epi16(_mm256_mullo_epi16(_mm256_srli_epi16(value, 8), amount), half);
  high = _mm256_andnot_si256(bytes, _mm256_add_epi16(high, _mm256_srli_epi16(high, 8)));
  return _mm256_or_si256(low, high);
}

/// Copies byte `index` of each 32 bits into both 16 bits of them.
INLINE pixels broadcast_byte(pixels value, char index) {
  const char z = -1;
  const char a = index;
  const char b = (char)(index + 4);
  const char c = (char)(index + 8);
  const char d = (char)(index + 12);
  return _mm256_shuffle_epi8(
    value, _mm256_setr_epi8(
             a, z, a, z, b, z, b, z, c, z, c, z, d, z, d, z, a, z, a, z, b, z, b, z, c, z, c, z, d, z, d, z));
}

/// The low, or high, 32 bits of each 64 of two vectors, in order: `first` holds positions 0, 1, 4 and 5, `second` the
/// others.
INLINE pixels even_lanes(pixels first, pixels second) {
  return _mm256_castps_si256(
    _mm256_shuffle_ps(_mm256_castsi256_ps(first), _mm256_castsi256_ps(second), 0x88));
}

INLINE pixels odd_lanes(pixels first, pixels second) {
  return _mm256_castps_si256(
    _mm256_shuffle_ps(_mm256_castsi256_ps(first), _mm256_castsi256_ps(second), 0xDD));
}

/// Loads the pixels at four of eight offsets and their right neighbours: at `first`, `second` and the indices after
/// them. Because gather instructions are slower, each pair is loaded by itself.
INLINE split_pixels pairs(const uint32_t *base, const int32_t *offsets, int first, int second) {
  __m128i low = _mm_loadl_epi64((const __m128i *)(base + offsets[first]));
  __m128i high = _mm_loadl_epi64((const __m128i *)(base + offsets[second]));
  low = _mm_castps_si128(_mm_loadh_pi(_mm_castsi128_ps(low), (const __m64 *)(base + offsets[first + 1])));
  high = _mm_castps_si128(_mm_loadh_pi(_mm_castsi128_ps(high), (const __m64 *)(base + offsets[second + 1])));
  return split(_mm256_inserti128_si256(_mm256_castsi128_si256(low), high, 1));
}

#endif
