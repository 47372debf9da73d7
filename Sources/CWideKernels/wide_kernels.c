#include "wide_kernels.h"

#if defined(__x86_64__)

#include <immintrin.h>

#if __has_include(<sys/platform/x86.h>)
#include <sys/platform/x86.h>
#endif

// Products and sums of the perspective are rounded one by one, as Swift does.
#pragma STDC FP_CONTRACT OFF

#define WIDE __attribute__((target("avx2")))
#define INLINE static inline __attribute__((always_inline, target("avx2")))

typedef __m256i pixels;

bool matchcut_has_wide_kernels(void) {
#if defined(CPU_FEATURE_ACTIVE)
  // The C library's own word can be taken back for a run, by GLIBC_TUNABLES: so both ways can be compared.
  return CPU_FEATURE_ACTIVE(AVX2);
#else
  return __builtin_cpu_supports("avx2");
#endif
}

INLINE pixels load(const uint32_t *pointer) { return _mm256_loadu_si256((const __m256i *)pointer); }

INLINE void store(pixels value, uint32_t *pointer) { _mm256_storeu_si256((__m256i *)pointer, value); }

/// The lanes of the last few of eight pixels.
INLINE __m256i rest_of(ptrdiff_t count) {
  return _mm256_cmpgt_epi32(_mm256_set1_epi32((int)count), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
}

/// The first of eight pixels, as many as there are; none are read or written behind them.
INLINE pixels load_some(const uint32_t *pointer, ptrdiff_t count) {
  return count >= 8 ? load(pointer) : _mm256_maskload_epi32((const int *)pointer, rest_of(count));
}

INLINE void store_some(pixels value, uint32_t *pointer, ptrdiff_t count) {
  if (count >= 8) {
    store(value, pointer);
  } else {
    _mm256_maskstore_epi32((int *)pointer, rest_of(count), value);
  }
}

/// Pixels whose bytes have room for sums: blue and red, green and alpha, 16 bits each.
typedef struct {
  pixels low, high;
} halves;

INLINE halves split(pixels value) {
  return (halves){_mm256_and_si256(value, _mm256_set1_epi16(0x00FF)), _mm256_srli_epi16(value, 8)};
}

INLINE pixels joined(halves value) { return _mm256_or_si256(value.low, _mm256_slli_epi16(value.high, 8)); }

/// (a · (256 − weight) + b · weight + 128) / 256, rounded down, for each byte: that is a + ((b − a) · weight + 128) / 256, and the
/// rounding product divides by 32,768. Weights are negative and times 128, so that 256 has its place, 16 bits for each channel.
INLINE halves mix_halves(halves a, halves b, pixels weight) {
  return (halves){
    _mm256_add_epi16(a.low, _mm256_mulhrs_epi16(_mm256_sub_epi16(a.low, b.low), weight)),
    _mm256_add_epi16(a.high, _mm256_mulhrs_epi16(_mm256_sub_epi16(a.high, b.high), weight))};
}

/// The same 16 bits in both halves of 32.
INLINE pixels twice(pixels value) { return _mm256_or_si256(value, _mm256_slli_epi32(value, 16)); }

/// The low half of each 32 bits in both halves of them.
INLINE pixels low_twice(pixels value) {
  return _mm256_shuffle_epi8(
    value, _mm256_setr_epi8(
             0, 1, 0, 1, 4, 5, 4, 5, 8, 9, 8, 9, 12, 13, 12, 13, 0, 1, 0, 1, 4, 5, 4, 5, 8, 9, 8, 9, 12, 13, 12, 13));
}

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

/// Each byte times its amount / 255, rounded to nearest.
INLINE pixels scale(pixels value, pixels amount) {
  const pixels bytes = _mm256_set1_epi16(0x00FF);
  const pixels half = _mm256_set1_epi16(128);
  pixels low = _mm256_add_epi16(_mm256_mullo_epi16(_mm256_and_si256(value, bytes), amount), half);
  low = _mm256_srli_epi16(_mm256_add_epi16(low, _mm256_srli_epi16(low, 8)), 8);
  pixels high = _mm256_add_epi16(_mm256_mullo_epi16(_mm256_srli_epi16(value, 8), amount), half);
  high = _mm256_andnot_si256(bytes, _mm256_add_epi16(high, _mm256_srli_epi16(high, 8)));
  return _mm256_or_si256(low, high);
}

/// Byte `index` of each 32 bits, in each 16 bits of them.
INLINE pixels spread32(pixels value, char index) {
  const char z = -1;
  const char a = index;
  const char b = (char)(index + 4);
  const char c = (char)(index + 8);
  const char d = (char)(index + 12);
  return _mm256_shuffle_epi8(
    value, _mm256_setr_epi8(
             a, z, a, z, b, z, b, z, c, z, c, z, d, z, d, z, a, z, a, z, b, z, b, z, c, z, c, z, d, z, d, z));
}

/// The low, or high, 32 bits of each 64, of two vectors whose places are those of `firstLanes` and `secondLanes`: in order.
INLINE pixels evens(pixels first, pixels second) {
  return _mm256_castps_si256(
    _mm256_shuffle_ps(_mm256_castsi256_ps(first), _mm256_castsi256_ps(second), 0x88));
}

INLINE pixels odds(pixels first, pixels second) {
  return _mm256_castps_si256(
    _mm256_shuffle_ps(_mm256_castsi256_ps(first), _mm256_castsi256_ps(second), 0xDD));
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
  const __m256i start = _mm256_set1_epi64x(x);
  const __m256i next = _mm256_set1_epi64x(8 * step);
  __m256i low = _mm256_add_epi64(start, _mm256_setr_epi64x(0, step, 4 * step, 5 * step));
  __m256i high = _mm256_add_epi64(start, _mm256_setr_epi64x(2 * step, 3 * step, 6 * step, 7 * step));
  const __m256i fraction = _mm256_set1_epi32(255), none = _mm256_setzero_si256();
  _Alignas(32) int32_t offsets[8];
  for (ptrdiff_t index = 0; index < count; index += 8) {
    const __m256i places = evens(_mm256_srli_epi64(low, 24), _mm256_srli_epi64(high, 24));
    _mm256_store_si256((__m256i *)offsets, _mm256_srai_epi32(places, 8));
    const halves a = pairs(row, offsets, 0, 4), b = pairs(row, offsets, 2, 6);
    const halves left = {evens(a.low, b.low), evens(a.high, b.high)};
    const halves right = {odds(a.low, b.low), odds(a.high, b.high)};
    const pixels weights = low_twice(_mm256_slli_epi32(_mm256_sub_epi32(none, _mm256_and_si256(places, fraction)), 7));
    store(joined(mix_halves(left, right, weights)), target + index);
    low = _mm256_add_epi64(low, next);
    high = _mm256_add_epi64(high, next);
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

/// Pixels scaled and laid over others.
INLINE pixels over(pixels source, pixels amounts, pixels below) {
  const pixels above = scale(source, amounts);
  const pixels rest = _mm256_sub_epi16(_mm256_set1_epi16(255), spread32(above, 3));
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
  const pixels above = load_some(source + index, count - index), under = load_some(below + index, count - index);
  store_some(over(above, amounts, under), target + index, count - index);
}

/// Each of eight bytes times an amount / 255, rounded to nearest, for all channels of its pixel.
INLINE pixels amounts_of(const uint8_t *coverage, pixels amount) {
  const pixels cover = _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)coverage));
  const pixels product = _mm256_add_epi32(_mm256_mullo_epi16(cover, amount), _mm256_set1_epi32(128));
  return twice(_mm256_srli_epi32(_mm256_add_epi32(product, _mm256_srli_epi32(product, 8)), 8));
}

WIDE void matchcut_blend_covered(
  const uint32_t *source, const uint8_t *coverage, uint8_t amount, uint32_t *target, ptrdiff_t count) {
  const pixels amounts = _mm256_set1_epi32(amount);
  ptrdiff_t index = 0;
  for (; index + 8 <= count; index += 8) {
    const pixels each = amounts_of(coverage + index, amounts);
    store(over(load(source + index), each, load(target + index)), target + index);
  }
  if (index == count) return;
  const pixels above = load_some(source + index, count - index), under = load_some(target + index, count - index);
  store_some(over(above, amounts_of(coverage + index, amounts), under), target + index, count - index);
}

WIDE int32_t matchcut_coverage(int32_t *changes, bool is_even_odd, uint8_t *coverage, ptrdiff_t count) {
  const __m256i one = _mm256_set1_epi32(131072), two = _mm256_set1_epi32(262143);
  const __m256i half = _mm256_set1_epi32(65536), most = _mm256_set1_epi32(255);
  __m256i before = _mm256_setzero_si256();
  for (ptrdiff_t index = 0; index < count; index += 8) {
    __m256i sum = _mm256_loadu_si256((const __m256i *)(changes + index));
    _mm256_storeu_si256((__m256i *)(changes + index), _mm256_setzero_si256());
    // Each lane and those before it: within four, then the fourth's sum to those above.
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
    // Blue and red lie in one, green and alpha in the other; each half of a vector holds four pixels.
    const pixels first = _mm256_unpacklo_epi16(low, high), second = _mm256_unpackhi_epi16(low, high);
    _mm256_storeu_si256((__m256i *)(target + 4 * index), _mm256_permute2x128_si256(first, second, 0x20));
    _mm256_storeu_si256((__m256i *)(target + 4 * index + 16), _mm256_permute2x128_si256(first, second, 0x31));
  }
}

WIDE void matchcut_spread_across(
  const uint32_t *row, const uint32_t *weights, ptrdiff_t reach, uint16_t *target, ptrdiff_t count) {
  const pixels half = _mm256_set1_epi32(128);
  for (ptrdiff_t next = 0; next < count; next += 8) {
    // The last eight may begin among those before.
    const ptrdiff_t lane = next + 8 <= count ? next : count - 8;
    const uint32_t *middle = row + lane;
    pixels sum = _mm256_add_epi32(half, _mm256_mullo_epi32(load(middle), _mm256_set1_epi32((int)weights[0])));
    for (ptrdiff_t distance = 1; distance <= reach; distance++) {
      const pixels both = _mm256_add_epi32(load(middle - 4 * distance), load(middle + 4 * distance));
      sum = _mm256_add_epi32(sum, _mm256_mullo_epi32(both, _mm256_set1_epi32((int)weights[distance])));
    }
    sum = _mm256_srli_epi32(sum, 8);
    const __m128i packed = _mm_packus_epi32(_mm256_castsi256_si128(sum), _mm256_extracti128_si256(sum, 1));
    _mm_storeu_si128((__m128i *)(target + lane), packed);
  }
}

INLINE pixels channels(const uint16_t *pointer) {
  return _mm256_cvtepu16_epi32(_mm_loadu_si128((const __m128i *)pointer));
}

WIDE void matchcut_spread_down(
  const uint16_t *const *rows, const uint32_t *weights, ptrdiff_t reach, uint8_t *target, ptrdiff_t count) {
  const pixels half = _mm256_set1_epi32(0x00800000), largest = _mm256_set1_epi32((int)0xFF000000);
  for (ptrdiff_t next = 0; next < count; next += 8) {
    // The last eight may begin among those before.
    const ptrdiff_t lane = next + 8 <= count ? next : count - 8;
    pixels sum = _mm256_mullo_epi32(channels(rows[reach] + lane), _mm256_set1_epi32((int)weights[0]));
    for (ptrdiff_t distance = 1; distance <= reach; distance++) {
      const pixels both = _mm256_add_epi32(
        channels(rows[reach - distance] + lane), channels(rows[reach + distance] + lane));
      sum = _mm256_add_epi32(sum, _mm256_mullo_epi32(both, _mm256_set1_epi32((int)weights[distance])));
    }
    sum = _mm256_srli_epi32(_mm256_min_epu32(_mm256_add_epi32(sum, half), largest), 24);
    const __m128i words = _mm_packus_epi32(_mm256_castsi256_si128(sum), _mm256_extracti128_si256(sum, 1));
    _mm_storel_epi64((__m128i *)(target + lane), _mm_packus_epi16(words, words));
  }
}

#else

// Elsewhere there are none, and nobody calls them.

bool matchcut_has_wide_kernels(void) { return false; }

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

void matchcut_blend(
  const uint32_t *below, const uint32_t *source, uint8_t amount, uint32_t *target, ptrdiff_t count) {
  __builtin_trap();
}

void matchcut_blend_covered(
  const uint32_t *source, const uint8_t *coverage, uint8_t amount, uint32_t *target, ptrdiff_t count) {
  __builtin_trap();
}

int32_t matchcut_coverage(int32_t *changes, bool is_even_odd, uint8_t *coverage, ptrdiff_t count) { __builtin_trap(); }

void matchcut_add_rows(
  const uint32_t *source, ptrdiff_t stride, ptrdiff_t lines, uint16_t *target, ptrdiff_t count) {
  __builtin_trap();
}

void matchcut_spread_across(
  const uint32_t *row, const uint32_t *weights, ptrdiff_t reach, uint16_t *target, ptrdiff_t count) {
  __builtin_trap();
}

void matchcut_spread_down(
  const uint16_t *const *rows, const uint32_t *weights, ptrdiff_t reach, uint8_t *target, ptrdiff_t count) {
  __builtin_trap();
}

#endif
