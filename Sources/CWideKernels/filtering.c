#include "lanes.h"

#if defined(__x86_64__)

WIDE void matchcut_add_rows(
  const uint32_t *source, ptrdiff_t stride, ptrdiff_t lines, uint16_t *target, ptrdiff_t count) {
  const pixels bytes = _mm256_set1_epi16(0x00FF);
  for (ptrdiff_t index = 0; index < count; index += 8) {
    pixels low = _mm256_setzero_si256(), high = _mm256_setzero_si256();
    for (ptrdiff_t line = 0; line < lines; line++) {
      const pixels value = load(source + line * stride + index);
      low = _mm256_add_epi16(low, _mm256_and_si256(value, bytes));
      high = _mm256_add_epi16(high, _mm256_srli_epi16(value, 8));
    }
    // One vector holds blue and red, the other green and alpha; each half of a vector holds four pixels.
    const pixels first = _mm256_unpacklo_epi16(low, high), second = _mm256_unpackhi_epi16(low, high);
    _mm256_storeu_si256((__m256i *)(target + 4 * index), _mm256_permute2x128_si256(first, second, 0x20));
    _mm256_storeu_si256((__m256i *)(target + 4 * index + 16), _mm256_permute2x128_si256(first, second, 0x31));
  }
}

WIDE void matchcut_average_blocks(
  const uint16_t *sums, ptrdiff_t columns, ptrdiff_t halvings, uint32_t *target, ptrdiff_t count) {
  const ptrdiff_t lanes = (ptrdiff_t)4 << columns;
  const __m128i half = _mm_set1_epi32((int)(((uint32_t)1 << halvings) / 2)), shift = _mm_cvtsi64_si128(halvings);
  for (ptrdiff_t index = 0; index < count; index++) {
    __m128i sum = half;
    for (ptrdiff_t lane = 0; lane < lanes; lane += 4) {
      sum = _mm_add_epi32(sum, _mm_cvtepu16_epi32(_mm_loadl_epi64((const __m128i *)(sums + index * lanes + lane))));
    }
    const __m128i words = _mm_packus_epi32(_mm_srl_epi32(sum, shift), sum);
    target[index] = (uint32_t)_mm_cvtsi128_si32(_mm_packus_epi16(words, words));
  }
}

/// Loads eight bytes, each into 32 bits.
INLINE pixels bytes(const uint8_t *pointer) { return _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)pointer)); }

WIDE void matchcut_convolve_row(
  const uint32_t *row, const uint32_t *weights, ptrdiff_t reach, uint16_t *target, ptrdiff_t count) {
  const pixels half = _mm256_set1_epi32(128);
  for (ptrdiff_t next = 0; next < count; next += 8) {
    // The last eight may overlap those before.
    const ptrdiff_t lane = next + 8 <= count ? next : count - 8;
    const uint8_t *middle = (const uint8_t *)row + lane;
    pixels sum = _mm256_add_epi32(half, _mm256_mullo_epi32(bytes(middle), _mm256_set1_epi32((int)weights[0])));
    for (ptrdiff_t distance = 1; distance <= reach; distance++) {
      const pixels pair = _mm256_add_epi32(bytes(middle - 4 * distance), bytes(middle + 4 * distance));
      sum = _mm256_add_epi32(sum, _mm256_mullo_epi32(pair, _mm256_set1_epi32((int)weights[distance])));
    }
    sum = _mm256_srli_epi32(sum, 8);
    const __m128i packed = _mm_packus_epi32(_mm256_castsi256_si128(sum), _mm256_extracti128_si256(sum, 1));
    _mm_storeu_si128((__m128i *)(target + lane), packed);
  }
}

INLINE pixels channels(const uint16_t *pointer) {
  return _mm256_cvtepu16_epi32(_mm_loadu_si128((const __m128i *)pointer));
}

WIDE void matchcut_convolve_column(
  const uint16_t *const *rows, const uint32_t *weights, ptrdiff_t reach, uint8_t *target, ptrdiff_t count) {
  const pixels half = _mm256_set1_epi32(0x00800000), largest = _mm256_set1_epi32((int)0xFF000000);
  for (ptrdiff_t next = 0; next < count; next += 8) {
    // The last eight may overlap those before.
    const ptrdiff_t lane = next + 8 <= count ? next : count - 8;
    pixels sum = _mm256_mullo_epi32(channels(rows[reach] + lane), _mm256_set1_epi32((int)weights[0]));
    for (ptrdiff_t distance = 1; distance <= reach; distance++) {
      const pixels pair = _mm256_add_epi32(
        channels(rows[reach - distance] + lane), channels(rows[reach + distance] + lane));
      sum = _mm256_add_epi32(sum, _mm256_mullo_epi32(pair, _mm256_set1_epi32((int)weights[distance])));
    }
    sum = _mm256_srli_epi32(_mm256_min_epu32(_mm256_add_epi32(sum, half), largest), 24);
    const __m128i words = _mm_packus_epi32(_mm256_castsi256_si128(sum), _mm256_extracti128_si256(sum, 1));
    _mm_storel_epi64((__m128i *)(target + lane), _mm_packus_epi16(words, words));
  }
}

#else

// Other processors have no such kernels; these are never called.

void matchcut_add_rows(
  const uint32_t *source, ptrdiff_t stride, ptrdiff_t lines, uint16_t *target, ptrdiff_t count) {
  __builtin_trap();
}

void matchcut_average_blocks(
  const uint16_t *sums, ptrdiff_t columns, ptrdiff_t halvings, uint32_t *target, ptrdiff_t count) {
  __builtin_trap();
}

void matchcut_convolve_row(
  const uint32_t *row, const uint32_t *weights, ptrdiff_t reach, uint16_t *target, ptrdiff_t count) {
  __builtin_trap();
}

void matchcut_convolve_column(
  const uint16_t *const *rows, const uint32_t *weights, ptrdiff_t reach, uint8_t *target, ptrdiff_t count) {
  __builtin_trap();
}

#endif
