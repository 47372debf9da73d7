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

/// (a · (256 − weight) + b · weight + 128) / 256 for each byte; weights are 16 bits for each channel's pair of bytes. In whole
/// numbers modulo 65,536, a · 256 + (b − a) · weight is the same.
INLINE pixels mix(pixels a, pixels b, pixels weight) {
  const pixels bytes = _mm256_set1_epi16(0x00FF);
  const pixels half = _mm256_set1_epi16(128);
  pixels low = _mm256_sub_epi16(_mm256_and_si256(b, bytes), _mm256_and_si256(a, bytes));
  low = _mm256_add_epi16(_mm256_mullo_epi16(low, weight), _mm256_slli_epi16(a, 8));
  low = _mm256_srli_epi16(_mm256_add_epi16(low, half), 8);
  pixels high = _mm256_sub_epi16(_mm256_srli_epi16(b, 8), _mm256_srli_epi16(a, 8));
  high = _mm256_add_epi16(_mm256_mullo_epi16(high, weight), _mm256_andnot_si256(bytes, a));
  high = _mm256_andnot_si256(bytes, _mm256_add_epi16(high, half));
  return _mm256_or_si256(low, high);
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

/// Byte `index` of each 64 bits, in each 16 bits of them.
INLINE pixels spread64(pixels value, char index) {
  const char z = -1;
  const char i = index;
  const char j = (char)(index + 8);
  return _mm256_shuffle_epi8(
    value, _mm256_setr_epi8(
             i, z, i, z, i, z, i, z, j, z, j, z, j, z, j, z, i, z, i, z, i, z, i, z, j, z, j, z, j, z, j, z));
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

/// The pixel at each offset and its right neighbour. Loads one by one are faster than the processor's own gathering.
INLINE pixels pairs(const uint32_t *base, const int64_t *offsets) {
  __m128i low = _mm_loadl_epi64((const __m128i *)(base + offsets[0]));
  __m128i high = _mm_loadl_epi64((const __m128i *)(base + offsets[2]));
  low = _mm_castps_si128(_mm_loadh_pi(_mm_castsi128_ps(low), (const __m64 *)(base + offsets[1])));
  high = _mm_castps_si128(_mm_loadh_pi(_mm_castsi128_ps(high), (const __m64 *)(base + offsets[3])));
  return _mm256_inserti128_si256(_mm256_castsi128_si256(low), high, 1);
}

/// Four places' pixels and their right neighbours, each mixed with what lies below; the weight is byte `index` of `y`.
INLINE pixels columns(const uint32_t *base, ptrdiff_t stride, const int64_t *offsets, __m256i y, char index) {
  return mix(pairs(base, offsets), pairs(base + stride, offsets), spread64(y, index));
}

WIDE void matchcut_bilinear_affine(
  const uint32_t *base, ptrdiff_t stride, matchcut_affine_run run, ptrdiff_t ahead, uint32_t *target, ptrdiff_t count) {
  const int64_t sx = run.step_x, sy = run.step_y;
  const __m256i start_x = _mm256_set1_epi64x(run.x), start_y = _mm256_set1_epi64x(run.y);
  const __m256i wide = _mm256_set1_epi64x(stride);
  const __m256i next_x = _mm256_set1_epi64x(8 * sx), next_y = _mm256_set1_epi64x(8 * sy);
  __m256i x_low = _mm256_add_epi64(start_x, _mm256_setr_epi64x(0, sx, 4 * sx, 5 * sx));
  __m256i x_high = _mm256_add_epi64(start_x, _mm256_setr_epi64x(2 * sx, 3 * sx, 6 * sx, 7 * sx));
  __m256i y_low = _mm256_add_epi64(start_y, _mm256_setr_epi64x(0, sy, 4 * sy, 5 * sy));
  __m256i y_high = _mm256_add_epi64(start_y, _mm256_setr_epi64x(2 * sy, 3 * sy, 6 * sy, 7 * sy));
  _Alignas(32) int64_t offsets[8];
  for (ptrdiff_t index = 0; index < count; index += 8) {
    const __m256i low = _mm256_add_epi64(
      _mm256_mul_epu32(_mm256_srli_epi64(y_low, 32), wide), _mm256_srli_epi64(x_low, 32));
    const __m256i high = _mm256_add_epi64(
      _mm256_mul_epu32(_mm256_srli_epi64(y_high, 32), wide), _mm256_srli_epi64(x_high, 32));
    _mm256_store_si256((__m256i *)offsets, low);
    _mm256_store_si256((__m256i *)(offsets + 4), high);
    __builtin_prefetch(base + offsets[0] + ahead);
    __builtin_prefetch(base + offsets[2] + ahead);
    const pixels a = columns(base, stride, offsets, y_low, 3);
    const pixels b = columns(base, stride, offsets + 4, y_high, 3);
    store(mix(evens(a, b), odds(a, b), spread32(evens(x_low, x_high), 3)), target + index);
    x_low = _mm256_add_epi64(x_low, next_x);
    x_high = _mm256_add_epi64(x_high, next_x);
    y_low = _mm256_add_epi64(y_low, next_y);
    y_high = _mm256_add_epi64(y_high, next_y);
  }
}

/// Places in 1/256 of a pixel: from 2^30 to 2^31 the exponent is the same, and the whole part lies in the bits from the 22nd on.
INLINE __m256i whole(__m256d value) {
  const __m256d sum = _mm256_add_pd(_mm256_add_pd(value, _mm256_set1_pd(1073741824.0)), _mm256_set1_pd(0.5));
  const __m256i bits = _mm256_srli_epi64(_mm256_castpd_si256(sum), 22);
  return _mm256_sub_epi64(_mm256_and_si256(bits, _mm256_set1_epi64x(0x3FFFFFFF)), _mm256_set1_epi64x(128));
}

WIDE void matchcut_bilinear_perspective(
  const uint32_t *base, ptrdiff_t stride, matchcut_perspective_run run, ptrdiff_t ahead, uint32_t *target,
  ptrdiff_t count) {
  const __m256d xx = _mm256_set1_pd(run.xx), yx = _mm256_set1_pd(run.yx), wx = _mm256_set1_pd(run.wx);
  const __m256d row_x = _mm256_set1_pd(run.xy * run.centre_y + run.x1);
  const __m256d row_y = _mm256_set1_pd(run.yy * run.centre_y + run.y1);
  const __m256d row_w = _mm256_set1_pd(run.wy * run.centre_y + run.w1);
  const __m256d one = _mm256_set1_pd(256);
  const __m256i wide = _mm256_set1_epi64x(stride);
  const __m256d eight = _mm256_set1_pd(8);
  // Centres are whole numbers and a half: sums of them are exact.
  __m256d c_low = _mm256_add_pd(_mm256_set1_pd(run.centre_x), _mm256_setr_pd(0, 1, 4, 5));
  __m256d c_high = _mm256_add_pd(_mm256_set1_pd(run.centre_x), _mm256_setr_pd(2, 3, 6, 7));
  _Alignas(32) int64_t offsets[8];
  for (ptrdiff_t index = 0; index < count; index += 8) {
    const __m256d f_low = _mm256_div_pd(one, _mm256_add_pd(_mm256_mul_pd(wx, c_low), row_w));
    const __m256d f_high = _mm256_div_pd(one, _mm256_add_pd(_mm256_mul_pd(wx, c_high), row_w));
    const __m256i x_low = whole(_mm256_mul_pd(_mm256_add_pd(_mm256_mul_pd(xx, c_low), row_x), f_low));
    const __m256i x_high = whole(_mm256_mul_pd(_mm256_add_pd(_mm256_mul_pd(xx, c_high), row_x), f_high));
    const __m256i y_low = whole(_mm256_mul_pd(_mm256_add_pd(_mm256_mul_pd(yx, c_low), row_y), f_low));
    const __m256i y_high = whole(_mm256_mul_pd(_mm256_add_pd(_mm256_mul_pd(yx, c_high), row_y), f_high));
    const __m256i low = _mm256_add_epi64(
      _mm256_mul_epu32(_mm256_srli_epi64(y_low, 8), wide), _mm256_srli_epi64(x_low, 8));
    const __m256i high = _mm256_add_epi64(
      _mm256_mul_epu32(_mm256_srli_epi64(y_high, 8), wide), _mm256_srli_epi64(x_high, 8));
    _mm256_store_si256((__m256i *)offsets, low);
    _mm256_store_si256((__m256i *)(offsets + 4), high);
    __builtin_prefetch(base + offsets[0] + ahead);
    __builtin_prefetch(base + offsets[2] + ahead);
    const pixels a = columns(base, stride, offsets, y_low, 0);
    const pixels b = columns(base, stride, offsets + 4, y_high, 0);
    store(mix(evens(a, b), odds(a, b), spread32(evens(x_low, x_high), 0)), target + index);
    c_low = _mm256_add_pd(c_low, eight);
    c_high = _mm256_add_pd(c_high, eight);
  }
}

WIDE void matchcut_mix_columns(const uint32_t *row, int64_t x, int64_t step, uint32_t *target, ptrdiff_t count) {
  const __m256i start = _mm256_set1_epi64x(x);
  const __m256i next = _mm256_set1_epi64x(8 * step);
  __m256i low = _mm256_add_epi64(start, _mm256_setr_epi64x(0, step, 4 * step, 5 * step));
  __m256i high = _mm256_add_epi64(start, _mm256_setr_epi64x(2 * step, 3 * step, 6 * step, 7 * step));
  _Alignas(32) int64_t offsets[8];
  for (ptrdiff_t index = 0; index < count; index += 8) {
    _mm256_store_si256((__m256i *)offsets, _mm256_srli_epi64(low, 32));
    _mm256_store_si256((__m256i *)(offsets + 4), _mm256_srli_epi64(high, 32));
    const pixels a = pairs(row, offsets);
    const pixels b = pairs(row, offsets + 4);
    store(mix(evens(a, b), odds(a, b), spread32(evens(low, high), 3)), target + index);
    low = _mm256_add_epi64(low, next);
    high = _mm256_add_epi64(high, next);
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
  for (ptrdiff_t index = 0; index < count; index += 8) {
    store(flipped(mix_flipped(flipped(load(a + index)), flipped(load(b + index)), weights)), target + index);
  }
}

WIDE void matchcut_mix_squares(
  const uint32_t *top, const uint32_t *bottom, uint16_t across, uint16_t down, uint32_t *target, ptrdiff_t count) {
  const pixels below = both(down), right = both(across);
  if (count <= 0) return;
  pixels left = mix_flipped(flipped(load(top)), flipped(load(bottom)), below);
  for (ptrdiff_t index = 0; index < count; index += 8) {
    // The right neighbours are the same ones, and the first of the next eight; behind the last eight there is one more.
    const bool is_last = index + 8 >= count;
    const pixels upper = is_last ? _mm256_set1_epi32((int)top[index + 8]) : load(top + index + 8);
    const pixels lower = is_last ? _mm256_set1_epi32((int)bottom[index + 8]) : load(bottom + index + 8);
    const pixels next = mix_flipped(flipped(upper), flipped(lower), below);
    const pixels neighbours = _mm256_alignr_epi8(_mm256_permute2x128_si256(left, next, 0x21), left, 4);
    store(flipped(mix_flipped(left, neighbours, right)), target + index);
    left = next;
  }
}

WIDE void matchcut_blend(
  const uint32_t *below, const uint32_t *source, uint8_t amount, uint32_t *target, ptrdiff_t count) {
  const pixels amounts = _mm256_set1_epi16(amount);
  const pixels full = _mm256_set1_epi16(255);
  for (ptrdiff_t index = 0; index < count; index += 8) {
    const pixels above = scale(load(source + index), amounts);
    const pixels rest = _mm256_sub_epi16(full, spread32(above, 3));
    store(_mm256_add_epi32(above, scale(load(below + index), rest)), target + index);
  }
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
  const uint32_t *base, ptrdiff_t stride, matchcut_affine_run run, ptrdiff_t ahead, uint32_t *target, ptrdiff_t count) {
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
