#include "lanes.h"

#if defined(__x86_64__)

// Products and sums of the perspective are rounded one by one, as Swift does.
#pragma STDC FP_CONTRACT OFF

/// The low half of each of the first, or last, two 32 bits of four, four times.
INLINE pixels first_fourfold(pixels value) {
  return _mm256_shuffle_epi8(
    value,
    _mm256_setr_epi8(0, 1, 0, 1, 0, 1, 0, 1, 4, 5, 4, 5, 4, 5, 4, 5, 0, 1, 0, 1, 0, 1, 0, 1, 4, 5, 4, 5, 4, 5, 4, 5));
}

INLINE pixels last_fourfold(pixels value) {
  return _mm256_shuffle_epi8(
    value, _mm256_setr_epi8(
             8, 9, 8, 9, 8, 9, 8, 9, 12, 13, 12, 13, 12, 13, 12, 13, 8, 9, 8, 9, 8, 9, 8, 9, 12, 13, 12, 13, 12, 13,
             12, 13));
}

/// The pixel at four of eight offsets and its right neighbour: those told by their numbers and the next ones. Loads one by one are
/// faster than the processor's own gathering.
INLINE halves pairs(const uint32_t *base, const int32_t *offsets, int first, int second) {
  __m128i low = _mm_loadl_epi64((const __m128i *)(base + offsets[first]));
  __m128i high = _mm_loadl_epi64((const __m128i *)(base + offsets[second]));
  low = _mm_castps_si128(_mm_loadh_pi(_mm_castsi128_ps(low), (const __m64 *)(base + offsets[first + 1])));
  high = _mm_castps_si128(_mm_loadh_pi(_mm_castsi128_ps(high), (const __m64 *)(base + offsets[second + 1])));
  return split(_mm256_inserti128_si256(_mm256_castsi128_si256(low), high, 1));
}

/// Eight places mixed from their four neighbours each, rows first. Places are in whole columns and rows, and 1/256 of a pixel from the
/// next ones back to them; what lies `ahead` pixels on is fetched into the caches.
INLINE pixels squares(
  const uint32_t *base, ptrdiff_t stride, __m256i column, __m256i row, __m256i across, __m256i down, ptrdiff_t ahead) {
  _Alignas(32) int32_t offsets[8];
  const __m256i places = _mm256_add_epi32(_mm256_mullo_epi32(row, _mm256_set1_epi32((int)stride)), column);
  _mm256_store_si256((__m256i *)offsets, places);
  // Through memory: taken out of the vector one by one they would wait for the unit that moves lanes.
  __asm__("" : "+m"(offsets));
  __builtin_prefetch(base + offsets[0] + ahead);
  __builtin_prefetch(base + offsets[2] + ahead);
  across = _mm256_slli_epi32(across, 7);
  down = _mm256_slli_epi32(down, 7);
  const uint32_t *below = base + stride;
  const halves a = mix_halves(pairs(base, offsets, 0, 4), pairs(below, offsets, 0, 4), first_fourfold(down));
  const halves b = mix_halves(pairs(base, offsets, 2, 6), pairs(below, offsets, 2, 6), last_fourfold(down));
  const halves left = {evens(a.low, b.low), evens(a.high, b.high)};
  const halves right = {odds(a.low, b.low), odds(a.high, b.high)};
  return joined(mix_halves(left, right, low_twice(across)));
}

WIDE void matchcut_bilinear_affine(
  const uint32_t *base, ptrdiff_t stride, matchcut_window window, matchcut_affine_run run, ptrdiff_t ahead,
  uint32_t *target, ptrdiff_t count) {
  const int64_t sx = run.step_x, sy = run.step_y;
  const __m256i start_x = _mm256_set1_epi64x(run.x), start_y = _mm256_set1_epi64x(run.y);
  const __m256i next_x = _mm256_set1_epi64x(8 * sx), next_y = _mm256_set1_epi64x(8 * sy);
  __m256i x_low = _mm256_add_epi64(start_x, _mm256_setr_epi64x(0, sx, 4 * sx, 5 * sx));
  __m256i x_high = _mm256_add_epi64(start_x, _mm256_setr_epi64x(2 * sx, 3 * sx, 6 * sx, 7 * sx));
  __m256i y_low = _mm256_add_epi64(start_y, _mm256_setr_epi64x(0, sy, 4 * sy, 5 * sy));
  __m256i y_high = _mm256_add_epi64(start_y, _mm256_setr_epi64x(2 * sy, 3 * sy, 6 * sy, 7 * sy));
  const __m256i left = _mm256_set1_epi32(window.min_x << 8), right = _mm256_set1_epi32((window.max_x - 1) << 8);
  const __m256i top = _mm256_set1_epi32(window.min_y << 8), bottom = _mm256_set1_epi32((window.max_y - 1) << 8);
  const __m256i last_x = _mm256_set1_epi32(window.max_x - 2), last_y = _mm256_set1_epi32(window.max_y - 2);
  for (ptrdiff_t index = 0; index < count; index += 8) {
    __m256i x = evens(_mm256_srli_epi64(x_low, 24), _mm256_srli_epi64(x_high, 24));
    __m256i y = evens(_mm256_srli_epi64(y_low, 24), _mm256_srli_epi64(y_high, 24));
    // Outside of the window lies its border. The last pixel of a row is the one before it with all weight on its neighbour.
    x = _mm256_min_epi32(_mm256_max_epi32(x, left), right);
    y = _mm256_min_epi32(_mm256_max_epi32(y, top), bottom);
    const __m256i column = _mm256_min_epi32(_mm256_srai_epi32(x, 8), last_x);
    const __m256i row = _mm256_min_epi32(_mm256_srai_epi32(y, 8), last_y);
    const __m256i across = _mm256_sub_epi32(_mm256_slli_epi32(column, 8), x);
    const __m256i down = _mm256_sub_epi32(_mm256_slli_epi32(row, 8), y);
    const pixels result = squares(base, stride, column, row, across, down, ahead);
    store_some(result, target + index, count - index);
    x_low = _mm256_add_epi64(x_low, next_x);
    x_high = _mm256_add_epi64(x_high, next_x);
    y_low = _mm256_add_epi64(y_low, next_y);
    y_high = _mm256_add_epi64(y_high, next_y);
  }
}

/// Places in 1/256 of a pixel, rounded to nearest and less half a pixel: from 2^30 to 2^31 the exponent is the same, and the whole
/// part lies in the bits from the 22nd on.
INLINE __m256i whole(__m256d value) {
  const int64_t exponent = (int64_t)(1023 + 30) << 52, half = (int64_t)1 << 21, half_pixel = (int64_t)128 << 22;
  const __m256i bits = _mm256_castpd_si256(_mm256_add_pd(value, _mm256_set1_pd(1073741824.0)));
  return _mm256_srli_epi64(_mm256_add_epi64(bits, _mm256_set1_epi64x(half - exponent - half_pixel)), 22);
}

WIDE void matchcut_bilinear_perspective(
  const uint32_t *base, ptrdiff_t stride, matchcut_perspective_run run, ptrdiff_t ahead, uint32_t *target,
  ptrdiff_t count) {
  const __m256d xx = _mm256_set1_pd(run.xx), yx = _mm256_set1_pd(run.yx), wx = _mm256_set1_pd(run.wx);
  const __m256d row_x = _mm256_set1_pd(run.xy * run.centre_y + run.x1);
  const __m256d row_y = _mm256_set1_pd(run.yy * run.centre_y + run.y1);
  const __m256d row_w = _mm256_set1_pd(run.wy * run.centre_y + run.w1);
  const __m256d one = _mm256_set1_pd(256), eight = _mm256_set1_pd(8);
  const __m256i fraction = _mm256_set1_epi32(255), none = _mm256_setzero_si256();
  // Centres are whole numbers and a half: sums of them are exact.
  __m256d c_low = _mm256_add_pd(_mm256_set1_pd(run.centre_x), _mm256_setr_pd(0, 1, 4, 5));
  __m256d c_high = _mm256_add_pd(_mm256_set1_pd(run.centre_x), _mm256_setr_pd(2, 3, 6, 7));
  for (ptrdiff_t index = 0; index < count; index += 8) {
    const __m256d f_low = _mm256_div_pd(one, _mm256_add_pd(_mm256_mul_pd(wx, c_low), row_w));
    const __m256d f_high = _mm256_div_pd(one, _mm256_add_pd(_mm256_mul_pd(wx, c_high), row_w));
    const __m256i x = evens(
      whole(_mm256_mul_pd(_mm256_add_pd(_mm256_mul_pd(xx, c_low), row_x), f_low)),
      whole(_mm256_mul_pd(_mm256_add_pd(_mm256_mul_pd(xx, c_high), row_x), f_high)));
    const __m256i y = evens(
      whole(_mm256_mul_pd(_mm256_add_pd(_mm256_mul_pd(yx, c_low), row_y), f_low)),
      whole(_mm256_mul_pd(_mm256_add_pd(_mm256_mul_pd(yx, c_high), row_y), f_high)));
    const __m256i across = _mm256_sub_epi32(none, _mm256_and_si256(x, fraction));
    const __m256i down = _mm256_sub_epi32(none, _mm256_and_si256(y, fraction));
    store(
      squares(base, stride, _mm256_srli_epi32(x, 8), _mm256_srli_epi32(y, 8), across, down, ahead), target + index);
    c_low = _mm256_add_pd(c_low, eight);
    c_high = _mm256_add_pd(c_high, eight);
  }
}

/// Four places that lie less than eight pixels apart, less the whole pixels of the first, in 1/256 of a pixel, twice.
INLINE __m256i near(int64_t x, __m256i steps) {
  const __m256i places = _mm256_srli_epi64(_mm256_add_epi64(_mm256_set1_epi64x(x & 0xFFFFFFFF), steps), 24);
  return _mm256_permutevar8x32_epi32(places, _mm256_setr_epi32(0, 2, 4, 6, 0, 2, 4, 6));
}

/// The pixels at four such places, and behind those their right neighbours.
INLINE pixels near_pixels(const uint32_t *row, int64_t x, __m256i places) {
  const __m256i neighbours = _mm256_setr_epi32(0, 0, 0, 0, 1, 1, 1, 1);
  return _mm256_permutevar8x32_epi32(load(row + (x >> 32)), _mm256_add_epi32(_mm256_srli_epi32(places, 8), neighbours));
}

/// Places that lie farther apart, or from right to left.
INLINE void mix_far_columns(const uint32_t *row, int64_t x, int64_t step, uint32_t *target, ptrdiff_t count) {
  const __m256i low_steps = _mm256_setr_epi64x(0, step, 4 * step, 5 * step);
  const __m256i high_steps = _mm256_setr_epi64x(2 * step, 3 * step, 6 * step, 7 * step);
  const __m256i fraction = _mm256_set1_epi32(255), none = _mm256_setzero_si256();
  _Alignas(32) int32_t offsets[8];
  for (ptrdiff_t index = 0; index < count; index += 8) {
    // Offsets have 24 bits for whole pixels: those of each eight count from the first of them.
    const uint32_t *first = row + (x >> 32);
    const __m256i start = _mm256_set1_epi64x(x & 0xFFFFFFFF);
    const __m256i low = _mm256_add_epi64(start, low_steps), high = _mm256_add_epi64(start, high_steps);
    const __m256i places = evens(_mm256_srli_epi64(low, 24), _mm256_srli_epi64(high, 24));
    _mm256_store_si256((__m256i *)offsets, _mm256_srai_epi32(places, 8));
    const halves a = pairs(first, offsets, 0, 4), b = pairs(first, offsets, 2, 6);
    const halves left = {evens(a.low, b.low), evens(a.high, b.high)};
    const halves right = {odds(a.low, b.low), odds(a.high, b.high)};
    const pixels weights = low_twice(_mm256_slli_epi32(_mm256_sub_epi32(none, _mm256_and_si256(places, fraction)), 7));
    store(joined(mix_halves(left, right, weights)), target + index);
    x += 8 * step;
  }
}

WIDE void matchcut_mix_columns(const uint32_t *row, int64_t x, int64_t step, uint32_t *target, ptrdiff_t count) {
  if (step <= 0 || step > ((int64_t)2 << 32)) {
    mix_far_columns(row, x, step, target, count);
    return;
  }
  const __m256i steps = _mm256_setr_epi64x(0, step, 2 * step, 3 * step);
  const __m256i fraction = _mm256_set1_epi32(255), none = _mm256_setzero_si256();
  for (ptrdiff_t index = 0; index < count; index += 8) {
    const int64_t next = x + 4 * step;
    const __m256i first = near(x, steps), second = near(next, steps);
    const pixels a = near_pixels(row, x, first), b = near_pixels(row, next, second);
    const __m256i places = _mm256_permute2x128_si256(first, second, 0x20);
    const pixels weights = low_twice(_mm256_slli_epi32(_mm256_sub_epi32(none, _mm256_and_si256(places, fraction)), 7));
    const halves left = split(_mm256_permute2x128_si256(a, b, 0x20));
    const halves right = split(_mm256_permute2x128_si256(a, b, 0x31));
    store(joined(mix_halves(left, right, weights)), target + index);
    x = next + 4 * step;
  }
}

// With one weight for all, of 1…255, bytes are multiplied as they are: pixels less 128 are signed, weights are not, and
// (a − 128) · (256 − weight) + (b − 128) · weight is the sum less 32,768, which no step exceeds.

/// Pixels less 128, or from there back again.
INLINE pixels flipped(pixels value) { return _mm256_xor_si256(value, _mm256_set1_epi8((char)0x80)); }

/// The two weights of each pair of bytes.
INLINE pixels both(uint16_t weight) { return _mm256_set1_epi16((short)(weight << 8 | (256 - weight))); }

/// What `mix` gives, from flipped pixels, flipped.
INLINE pixels mix_flipped(pixels a, pixels b, pixels weights) {
  const pixels half = _mm256_set1_epi16(128);
  pixels low = _mm256_maddubs_epi16(weights, _mm256_unpacklo_epi8(a, b));
  pixels high = _mm256_maddubs_epi16(weights, _mm256_unpackhi_epi8(a, b));
  low = _mm256_srai_epi16(_mm256_add_epi16(low, half), 8);
  high = _mm256_srai_epi16(_mm256_add_epi16(high, half), 8);
  return _mm256_packs_epi16(low, high);
}

WIDE void matchcut_mix_rows(
  const uint32_t *a, const uint32_t *b, uint16_t weight, uint32_t *target, ptrdiff_t count) {
  const pixels weights = both(weight);
  ptrdiff_t index = 0;
  for (; index + 8 <= count; index += 8) {
    store(flipped(mix_flipped(flipped(load(a + index)), flipped(load(b + index)), weights)), target + index);
  }
  if (index == count) return;
  const pixels first = load_some(a + index, count - index), second = load_some(b + index, count - index);
  store_some(flipped(mix_flipped(flipped(first), flipped(second), weights)), target + index, count - index);
}

WIDE void matchcut_mix_squares(
  const uint32_t *top, const uint32_t *bottom, uint16_t across, uint16_t down, uint32_t *target, ptrdiff_t count) {
  const pixels below = both(down), right = both(across);
  if (count <= 0) return;
  // There is one pixel more than are written.
  const ptrdiff_t there = count + 1;
  pixels left = mix_flipped(flipped(load_some(top, there)), flipped(load_some(bottom, there)), below);
  for (ptrdiff_t index = 0; index < count; index += 8) {
    // The right neighbours are the same ones, and the first of the next eight.
    const ptrdiff_t more = there - index - 8;
    const pixels upper = load_some(top + index + 8, more), lower = load_some(bottom + index + 8, more);
    const pixels next = mix_flipped(flipped(upper), flipped(lower), below);
    const pixels neighbours = _mm256_alignr_epi8(_mm256_permute2x128_si256(left, next, 0x21), left, 4);
    store_some(flipped(mix_flipped(left, neighbours, right)), target + index, count - index);
    left = next;
  }
}

#else

// Elsewhere there are none, and nobody calls them.

void matchcut_bilinear_affine(
  const uint32_t *base, ptrdiff_t stride, matchcut_window window, matchcut_affine_run run, ptrdiff_t ahead,
  uint32_t *target, ptrdiff_t count) {
  __builtin_trap();
}

void matchcut_bilinear_perspective(
  const uint32_t *base, ptrdiff_t stride, matchcut_perspective_run run, ptrdiff_t ahead, uint32_t *target,
  ptrdiff_t count) {
  __builtin_trap();
}

void matchcut_mix_columns(const uint32_t *row, int64_t x, int64_t step, uint32_t *target, ptrdiff_t count) {
  __builtin_trap();
}

void matchcut_mix_rows(const uint32_t *a, const uint32_t *b, uint16_t weight, uint32_t *target, ptrdiff_t count) {
  __builtin_trap();
}

void matchcut_mix_squares(
  const uint32_t *top, const uint32_t *bottom, uint16_t across, uint16_t down, uint32_t *target, ptrdiff_t count) {
  __builtin_trap();
}

#endif
