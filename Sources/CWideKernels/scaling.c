#include "lanes.h"

#if defined(__x86_64__)

/// Four positions less than eight pixels apart, relative to the first one's pixel, in 1/256 of a pixel, in both halves.
INLINE __m256i near_positions(int64_t x, __m256i steps) {
  const __m256i positions = _mm256_srli_epi64(_mm256_add_epi64(_mm256_set1_epi64x(x & 0xFFFFFFFF), steps), 24);
  return _mm256_permutevar8x32_epi32(positions, _mm256_setr_epi32(0, 2, 4, 6, 0, 2, 4, 6));
}

/// Interpolates positions that lie farther apart, or from right to left.
INLINE void mix_distant_columns(const uint32_t *row, int64_t x, int64_t step, uint32_t *target, ptrdiff_t count) {
  const __m256i low_steps = _mm256_setr_epi64x(0, step, 4 * step, 5 * step);
  const __m256i high_steps = _mm256_setr_epi64x(2 * step, 3 * step, 6 * step, 7 * step);
  const __m256i fraction = _mm256_set1_epi32(255), none = _mm256_setzero_si256();
  _Alignas(32) int32_t offsets[8];
  for (ptrdiff_t index = 0; index < count; index += 8) {
    // Offsets have 24 bits for whole pixels, so those of each eight count from the first of them.
    const uint32_t *first = row + (x >> 32);
    const __m256i start = _mm256_set1_epi64x(x & 0xFFFFFFFF);
    const __m256i low = _mm256_add_epi64(start, low_steps), high = _mm256_add_epi64(start, high_steps);
    const __m256i positions = even_lanes(_mm256_srli_epi64(low, 24), _mm256_srli_epi64(high, 24));
    _mm256_store_si256((__m256i *)offsets, _mm256_srai_epi32(positions, 8));
    const split_pixels a = pairs(first, offsets, 0, 4), b = pairs(first, offsets, 2, 6);
    const split_pixels left = {even_lanes(a.low, b.low), even_lanes(a.high, b.high)};
    const split_pixels right = {odd_lanes(a.low, b.low), odd_lanes(a.high, b.high)};
    const pixels weights = low_in_both_halves(_mm256_slli_epi32(_mm256_sub_epi32(none, _mm256_and_si256(positions, fraction)), 7));
    store(join(mix_split(left, right, weights)), target + index);
    x += 8 * step;
  }
}

/// The taps of eight pixels that lie near each other; the right neighbours' weights are negative.
INLINE matchcut_column_taps make_taps(int64_t x, int64_t step) {
  const __m256i steps = _mm256_setr_epi64x(0, step, 2 * step, 3 * step);
  const __m256i fraction = _mm256_set1_epi32(255), none = _mm256_setzero_si256();
  const __m256i neighbours = _mm256_setr_epi32(0, 0, 0, 0, 1, 1, 1, 1);
  const int64_t next = x + 4 * step;
  const __m256i first = near_positions(x, steps), second = near_positions(next, steps);
  const __m256i positions = _mm256_permute2x128_si256(first, second, 0x20);
  matchcut_column_taps result = {.first = x >> 32, .second = next >> 32};
  _mm256_storeu_si256((__m256i *)result.first_lanes, _mm256_add_epi32(_mm256_srli_epi32(first, 8), neighbours));
  _mm256_storeu_si256((__m256i *)result.second_lanes, _mm256_add_epi32(_mm256_srli_epi32(second, 8), neighbours));
  const __m256i weights = _mm256_slli_epi32(_mm256_sub_epi32(none, _mm256_and_si256(positions, fraction)), 7);
  _mm256_storeu_si256((__m256i *)result.weights, low_in_both_halves(weights));
  return result;
}

INLINE __m256i lanes(const void *pointer) { return _mm256_loadu_si256((const __m256i *)pointer); }

INLINE pixels mix_taps(const uint32_t *row, const matchcut_column_taps *columns) {
  const pixels a = _mm256_permutevar8x32_epi32(load(row + columns->first), lanes(columns->first_lanes));
  const pixels b = _mm256_permutevar8x32_epi32(load(row + columns->second), lanes(columns->second_lanes));
  const split_pixels left = split(_mm256_permute2x128_si256(a, b, 0x20));
  const split_pixels right = split(_mm256_permute2x128_si256(a, b, 0x31));
  return join(mix_split(left, right, lanes(columns->weights)));
}

WIDE void matchcut_mix_columns(const uint32_t *row, int64_t x, int64_t step, uint32_t *target, ptrdiff_t count) {
  if (step <= 0 || step > ((int64_t)2 << 32)) {
    mix_distant_columns(row, x, step, target, count);
    return;
  }
  for (ptrdiff_t index = 0; index < count; index += 8) {
    const matchcut_column_taps columns = make_taps(x + step * index, step);
    store(mix_taps(row, &columns), target + index);
  }
}

WIDE void matchcut_make_column_taps(int64_t x, int64_t step, matchcut_column_taps *columns, ptrdiff_t count) {
  for (ptrdiff_t index = 0; index < count; index++) columns[index] = make_taps(x + 8 * step * index, step);
}

WIDE void matchcut_mix_column_taps(
  const uint32_t *row, const matchcut_column_taps *columns, uint32_t *target, ptrdiff_t count) {
  for (ptrdiff_t index = 0; index < count; index++) store(mix_taps(row, columns + index), target + 8 * index);
}

// With one weight of 1…255 for all pixels, bytes are multiplied directly: pixels less 128 are signed, weights are not,
// and (a − 128) · (256 − weight) + (b − 128) · weight is the sum less 32,768, which fits at each step.

/// Subtracts 128 from each byte, or adds it again.
INLINE pixels to_signed(pixels value) { return _mm256_xor_si256(value, _mm256_set1_epi8((char)0x80)); }

/// The two weights of each pair of bytes.
INLINE pixels weight_pair(uint16_t weight) { return _mm256_set1_epi16((short)(weight << 8 | (256 - weight))); }

/// Interpolates signed pixels.
INLINE pixels mix_signed(pixels a, pixels b, pixels weights) {
  const pixels half = _mm256_set1_epi16(128);
  pixels low = _mm256_maddubs_epi16(weights, _mm256_unpacklo_epi8(a, b));
  pixels high = _mm256_maddubs_epi16(weights, _mm256_unpackhi_epi8(a, b));
  low = _mm256_srai_epi16(_mm256_add_epi16(low, half), 8);
  high = _mm256_srai_epi16(_mm256_add_epi16(high, half), 8);
  return _mm256_packs_epi16(low, high);
}

WIDE void matchcut_mix_rows(
  const uint32_t *a, const uint32_t *b, uint16_t weight, uint32_t *target, ptrdiff_t count) {
  const pixels weights = weight_pair(weight);
  ptrdiff_t index = 0;
  for (; index + 8 <= count; index += 8) {
    store(to_signed(mix_signed(to_signed(load(a + index)), to_signed(load(b + index)), weights)), target + index);
  }
  if (index == count) return;
  const pixels first = load_partial(a + index, count - index), second = load_partial(b + index, count - index);
  store_partial(to_signed(mix_signed(to_signed(first), to_signed(second), weights)), target + index, count - index);
}

WIDE void matchcut_bilinear_translated(
  const uint32_t *top, const uint32_t *bottom, uint16_t across, uint16_t down, uint32_t *target, ptrdiff_t count) {
  const pixels below = weight_pair(down), right = weight_pair(across);
  if (count <= 0) return;
  // One more pixel is read than written.
  const ptrdiff_t available = count + 1;
  pixels left = mix_signed(to_signed(load_partial(top, available)), to_signed(load_partial(bottom, available)), below);
  for (ptrdiff_t index = 0; index < count; index += 8) {
    // The right neighbours are the same pixels, shifted by one, and the first of the next eight.
    const ptrdiff_t more = available - index - 8;
    const pixels upper = load_partial(top + index + 8, more), lower = load_partial(bottom + index + 8, more);
    const pixels next = mix_signed(to_signed(upper), to_signed(lower), below);
    const pixels neighbours = _mm256_alignr_epi8(_mm256_permute2x128_si256(left, next, 0x21), left, 4);
    store_partial(to_signed(mix_signed(left, neighbours, right)), target + index, count - index);
    left = next;
  }
}

#else

// Other processors have no such kernels; these are never called.

void matchcut_mix_columns(const uint32_t *row, int64_t x, int64_t step, uint32_t *target, ptrdiff_t count) {
  __builtin_trap();
}

void matchcut_make_column_taps(int64_t x, int64_t step, matchcut_column_taps *columns, ptrdiff_t count) { __builtin_trap(); }

void matchcut_mix_column_taps(
  const uint32_t *row, const matchcut_column_taps *columns, uint32_t *target, ptrdiff_t count) {
  __builtin_trap();
}

void matchcut_mix_rows(const uint32_t *a, const uint32_t *b, uint16_t weight, uint32_t *target, ptrdiff_t count) {
  __builtin_trap();
}

void matchcut_bilinear_translated(
  const uint32_t *top, const uint32_t *bottom, uint16_t across, uint16_t down, uint32_t *target, ptrdiff_t count) {
  __builtin_trap();
}

#endif
