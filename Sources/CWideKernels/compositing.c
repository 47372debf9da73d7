#include "lanes.h"

#if defined(__x86_64__)

/// Scales pixels and composites them over others.
INLINE pixels over(pixels source, pixels amounts, pixels below) {
  const pixels above = scale(source, amounts);
  const pixels rest = _mm256_sub_epi16(_mm256_set1_epi16(255), broadcast_byte(above, 3));
  return _mm256_add_epi32(above, scale(below, rest));
}

WIDE void matchcut_blend(
  const uint32_t *below, const uint32_t *source, uint8_t amount, uint32_t *target, ptrdiff_t count) {
  const pixels amounts = _mm256_set1_epi16(amount);
  ptrdiff_t index = 0;
  for (; index + 8 <= count; index += 8) {
    store(over(load(source + index), amounts, load(below + index)), target + index);
  }
  if (index == count) return;
  const pixels above = load_partial(source + index, count - index), under = load_partial(below + index, count - index);
  store_partial(over(above, amounts, under), target + index, count - index);
}

/// Multiplies each of eight bytes by an amount / 255, rounded to nearest, for all channels of its pixel.
INLINE pixels coverage_amounts(const uint8_t *coverage, pixels amount) {
  const pixels cover = _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)coverage));
  const pixels product = _mm256_add_epi32(_mm256_mullo_epi16(cover, amount), _mm256_set1_epi32(128));
  return both_halves(_mm256_srli_epi32(_mm256_add_epi32(product, _mm256_srli_epi32(product, 8)), 8));
}

WIDE void matchcut_blend_coverage(
  const uint32_t *source, const uint8_t *coverage, uint8_t amount, uint32_t *target, ptrdiff_t count) {
  const pixels amounts = _mm256_set1_epi32(amount);
  ptrdiff_t index = 0;
  for (; index + 8 <= count; index += 8) {
    const pixels each = coverage_amounts(coverage + index, amounts);
    store(over(load(source + index), each, load(target + index)), target + index);
  }
  if (index == count) return;
  const pixels above = load_partial(source + index, count - index), under = load_partial(target + index, count - index);
  store_partial(over(above, coverage_amounts(coverage + index, amounts), under), target + index, count - index);
}

WIDE int32_t matchcut_coverage(int32_t *changes, bool is_even_odd, uint8_t *coverage, ptrdiff_t count) {
  const __m256i one = _mm256_set1_epi32(131072), two = _mm256_set1_epi32(262143);
  const __m256i half = _mm256_set1_epi32(65536), most = _mm256_set1_epi32(255);
  __m256i before = _mm256_setzero_si256();
  for (ptrdiff_t index = 0; index < count; index += 8) {
    __m256i sum = _mm256_loadu_si256((const __m256i *)(changes + index));
    _mm256_storeu_si256((__m256i *)(changes + index), _mm256_setzero_si256());
    // A prefix sum: within four lanes, then the fourth lane's sum is added to the upper four.
    sum = _mm256_add_epi32(sum, _mm256_slli_si256(sum, 4));
    sum = _mm256_add_epi32(sum, _mm256_slli_si256(sum, 8));
    const __m256i fourth = _mm256_shuffle_epi32(_mm256_permute2x128_si256(sum, sum, 0x08), 0xFF);
    sum = _mm256_add_epi32(_mm256_add_epi32(sum, fourth), before);
    before = _mm256_permutevar8x32_epi32(sum, _mm256_set1_epi32(7));
    __m256i area = _mm256_abs_epi32(sum);
    if (is_even_odd) {
      area = _mm256_and_si256(area, two);
      area = _mm256_min_epi32(area, _mm256_sub_epi32(_mm256_slli_epi32(one, 1), area));
    } else {
      area = _mm256_min_epu32(area, one);
    }
    area = _mm256_srli_epi32(_mm256_add_epi32(_mm256_mullo_epi32(area, most), half), 17);
    const __m128i words = _mm_packus_epi32(_mm256_castsi256_si128(area), _mm256_extracti128_si256(area, 1));
    _mm_storel_epi64((__m128i *)(coverage + index), _mm_packus_epi16(words, words));
  }
  return _mm256_extract_epi32(before, 0);
}

#else

// Other processors have no such kernels; these are never called.

void matchcut_blend(
  const uint32_t *below, const uint32_t *source, uint8_t amount, uint32_t *target, ptrdiff_t count) {
  __builtin_trap();
}

void matchcut_blend_coverage(
  const uint32_t *source, const uint8_t *coverage, uint8_t amount, uint32_t *target, ptrdiff_t count) {
  __builtin_trap();
}

int32_t matchcut_coverage(int32_t *changes, bool is_even_odd, uint8_t *coverage, ptrdiff_t count) { __builtin_trap(); }

#endif
