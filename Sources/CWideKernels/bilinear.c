#include "lanes.h"

#if defined(__x86_64__)

// Products and sums of the perspective are rounded one by one, as in Swift.
#pragma STDC FP_CONTRACT OFF

/// Copies the low half of the first, or last, two of each four 32 bits into four 16 bits.
INLINE pixels broadcast_first_pair(pixels value) {
  return _mm256_shuffle_epi8(
    value,
    _mm256_setr_epi8(0, 1, 0, 1, 0, 1, 0, 1, 4, 5, 4, 5, 4, 5, 4, 5, 0, 1, 0, 1, 0, 1, 0, 1, 4, 5, 4, 5, 4, 5, 4, 5));
}

INLINE pixels broadcast_last_pair(pixels value) {
  return _mm256_shuffle_epi8(
    value, _mm256_setr_epi8(
             8, 9, 8, 9, 8, 9, 8, 9, 12, 13, 12, 13, 12, 13, 12, 13, 8, 9, 8, 9, 8, 9, 8, 9, 12, 13, 12, 13, 12, 13,
             12, 13));
}

/// Interpolates eight pairs of neighbours of two rows, then the two of each pair.
///
/// The first two arguments hold the pairs of positions 0, 1, 4 and 5, the next two those of the others. Weights are
/// negative, in 1/256 and times 128.
INLINE pixels mix_pairs(
  split_pixels top, split_pixels bottom, split_pixels last_top, split_pixels last_bottom, __m256i across, __m256i down) {
  const split_pixels a = mix_split(top, bottom, broadcast_first_pair(down));
  const split_pixels b = mix_split(last_top, last_bottom, broadcast_last_pair(down));
  const split_pixels left = {even_lanes(a.low, b.low), even_lanes(a.high, b.high)};
  const split_pixels right = {odd_lanes(a.low, b.low), odd_lanes(a.high, b.high)};
  return join(mix_split(left, right, low_in_both_halves(across)));
}

/// Eight positions in a bitmap: offsets from its base, and weights for `mix_pairs`.
typedef struct {
  __m256i offsets, across, down;
} eight_positions;

/// A bitmap to read from, with constants for a run.
typedef struct {
  const uint32_t *base, *below;
  /// The base for prefetches; an address that may lie outside of the bitmap and is never read.
  uintptr_t prefetch_base;
  __m256i stride, left, right, top, bottom, last_x, last_y;
} bitmap_source;

/// Creates a source that prefetches the pixel `ahead` pixels from each position.
INLINE bitmap_source make_source(const uint32_t *base, ptrdiff_t stride, matchcut_window window, ptrdiff_t ahead) {
  return (bitmap_source){
    .base = base,
    .below = base + stride,
    .prefetch_base = (uintptr_t)base + 4 * (uintptr_t)ahead,
    .stride = _mm256_set1_epi32((int)stride),
    .left = _mm256_set1_epi32(window.min_x << 8),
    .right = _mm256_set1_epi32((window.max_x - 1) << 8),
    .top = _mm256_set1_epi32(window.min_y << 8),
    .bottom = _mm256_set1_epi32((window.max_y - 1) << 8),
    .last_x = _mm256_set1_epi32(window.max_x - 2),
    .last_y = _mm256_set1_epi32(window.max_y - 2),
  };
}

INLINE __m256i offsets(const bitmap_source *source, __m256i column, __m256i row) {
  return _mm256_add_epi32(_mm256_mullo_epi32(row, source->stride), column);
}

/// Clamps positions in 1/256 of a pixel to the window. A row's last pixel is the one before it with all weight on its
/// neighbour.
INLINE eight_positions clamped_positions(const bitmap_source *source, __m256i x, __m256i y) {
  x = _mm256_min_epi32(_mm256_max_epi32(x, source->left), source->right);
  y = _mm256_min_epi32(_mm256_max_epi32(y, source->top), source->bottom);
  const __m256i column = _mm256_min_epi32(_mm256_srai_epi32(x, 8), source->last_x);
  const __m256i row = _mm256_min_epi32(_mm256_srai_epi32(y, 8), source->last_y);
  return (eight_positions){
    offsets(source, column, row),
    _mm256_slli_epi32(_mm256_sub_epi32(_mm256_slli_epi32(column, 8), x), 7),
    _mm256_slli_epi32(_mm256_sub_epi32(_mm256_slli_epi32(row, 8), y), 7),
  };
}

/// The same for positions whose four neighbours lie in the window.
INLINE eight_positions inside_positions(const bitmap_source *source, __m256i x, __m256i y) {
  const __m256i fraction = _mm256_set1_epi32(255), none = _mm256_setzero_si256();
  return (eight_positions){
    offsets(source, _mm256_srli_epi32(x, 8), _mm256_srli_epi32(y, 8)),
    _mm256_slli_epi32(_mm256_sub_epi32(none, _mm256_and_si256(x, fraction)), 7),
    _mm256_slli_epi32(_mm256_sub_epi32(none, _mm256_and_si256(y, fraction)), 7),
  };
}

/// Prefetches the pixel that will be read soon after a position.
INLINE void prefetch(const bitmap_source *source, ptrdiff_t offset) {
  __builtin_prefetch((const void *)(source->prefetch_base + 4 * (uintptr_t)offset));
}

/// Samples eight positions.
INLINE pixels sample_positions(const bitmap_source *source, eight_positions positions) {
  _Alignas(32) int32_t each[8];
  _mm256_store_si256((__m256i *)each, positions.offsets);
  // Through memory: extracting lanes one by one would wait for the shuffle unit.
  __asm__("" : "+m"(each));
  prefetch(source, each[0]);
  prefetch(source, each[4]);
  return mix_pairs(
    pairs(source->base, each, 0, 4), pairs(source->below, each, 0, 4), pairs(source->base, each, 2, 6),
    pairs(source->below, each, 2, 6), positions.across, positions.down);
}

// A long run goes through a pipeline of three stages that work on different pixels at once: positions are computed with
// vectors, neighbours are loaded one by one, and mixed with vectors again. So vectors wait neither for loads nor for
// shuffles, and small stores have left the store buffer before they are loaded as vectors.

/// The pixels in flight, and the delays of the second and the third stage behind the first.
enum { pixels_in_flight = 64, fetch_delay = 8, mix_delay = 40 };
/// Shorter runs are sampled eight by eight.
enum { min_pipelined_run = 64 };
/// The distance at which the target is prefetched, in pixels: a store that misses the cache would delay those between
/// the stages.
enum { target_prefetch = 256 };

typedef struct {
  _Alignas(32) int32_t offsets[pixels_in_flight], across[pixels_in_flight], down[pixels_in_flight];
  _Alignas(32) uint64_t top[pixels_in_flight], bottom[pixels_in_flight];
} pipeline;

INLINE __m256i load_aligned(const void *pointer) { return _mm256_load_si256((const __m256i *)pointer); }

/// The first stage: stores eight positions for the pixels from `next` on.
INLINE void store_positions(pipeline *work, ptrdiff_t next, eight_positions positions) {
  const ptrdiff_t index = next & (pixels_in_flight - 1);
  _mm256_store_si256((__m256i *)(work->offsets + index), positions.offsets);
  _mm256_store_si256((__m256i *)(work->across + index), positions.across);
  _mm256_store_si256((__m256i *)(work->down + index), positions.down);
}

/// The second stage: loads the pairs of neighbours of eight positions, in the order of `mix_pairs`.
INLINE void fetch_pairs(pipeline *work, ptrdiff_t index, const bitmap_source *source) {
  static const int slots[8] = {0, 1, 4, 5, 2, 3, 6, 7};
  prefetch(source, work->offsets[index]);
  prefetch(source, work->offsets[index + 4]);
#pragma clang loop unroll(full) vectorize(disable)
  for (int lane = 0; lane < 8; lane++) {
    const ptrdiff_t offset = work->offsets[index + lane];
    uint64_t upper, lower;
    __builtin_memcpy(&upper, source->base + offset, sizeof upper);
    __builtin_memcpy(&lower, source->below + offset, sizeof lower);
    // Else the compiler uses vectors here.
    __asm__("" : "+r"(upper), "+r"(lower));
    work->top[index + slots[lane]] = upper;
    work->bottom[index + slots[lane]] = lower;
  }
}

/// The third stage: mixes and stores eight pixels of a run of `count`.
INLINE void store_mixed(const pipeline *work, ptrdiff_t mixed, uint32_t *target, ptrdiff_t count) {
  const ptrdiff_t index = mixed & (pixels_in_flight - 1);
  const pixels result = mix_pairs(
    split(load_aligned(work->top + index)), split(load_aligned(work->bottom + index)), split(load_aligned(work->top + index + 4)),
    split(load_aligned(work->bottom + index + 4)), load_aligned(work->across + index), load_aligned(work->down + index));
  store_partial(result, target + mixed, count - mixed);
}

/// Runs the second and the third stage after the first one has reached `next`; with `is_middle` neither is outside of
/// the run.
INLINE void advance_pipeline(
  pipeline *work, ptrdiff_t next, const bitmap_source *source, uint32_t *target, ptrdiff_t count, bool is_middle) {
  // Forces the values through memory.
  __asm__("" : "+m"(*work));
  const ptrdiff_t fetched = next - fetch_delay, mixed = next - mix_delay;
  if (is_middle || (fetched >= 0 && fetched < count)) fetch_pairs(work, fetched & (pixels_in_flight - 1), source);
  __asm__("" : "+m"(*work));
  __builtin_prefetch((const void *)((uintptr_t)target + 4 * (uintptr_t)(next + target_prefetch)), 1);
  if (is_middle || mixed >= 0) store_mixed(work, mixed, target, is_middle ? mixed + 8 : count);
}

/// Computes the next eight positions of a run and advances the cursor.
typedef eight_positions (*position_cursor)(void *cursor, const bitmap_source *source, bool is_inside);

/// The number of pixels of a run that need no check at its end.
INLINE ptrdiff_t unchecked_end(ptrdiff_t count) { return (count & -8) - 8; }

/// Samples a run, with the pipeline if it is long; with `ends_inside` its middle is not clamped.
INLINE void sample_row(
  position_cursor positions, void *cursor, bool ends_inside, const bitmap_source *source, uint32_t *target, ptrdiff_t count) {
  if (count < min_pipelined_run) {
    for (ptrdiff_t index = 0; index < count; index += 8) {
      store_partial(sample_positions(source, positions(cursor, source, false)), target + index, count - index);
    }
    return;
  }
  const ptrdiff_t whole = ends_inside ? unchecked_end(count) : 0;
  pipeline work;
  ptrdiff_t next = 0;
  for (; next < mix_delay; next += 8) {
    store_positions(&work, next, positions(cursor, source, false));
    advance_pipeline(&work, next, source, target, count, false);
  }
  for (; next < whole; next += 8) {
    store_positions(&work, next, positions(cursor, source, true));
    advance_pipeline(&work, next, source, target, count, true);
  }
  for (; next < count + mix_delay; next += 8) {
    if (next < count) store_positions(&work, next, positions(cursor, source, false));
    advance_pipeline(&work, next, source, target, count, false);
  }
}

// MARK: Affine mappings

typedef struct {
  __m256i x_low, x_high, y_low, y_high, next_x, next_y;
} affine_cursor;

/// Four of eight positions: those at `first` and `first + 1`, and those four later.
INLINE __m256i four_of_eight(uint64_t start, uint64_t step, uint64_t first) {
  return _mm256_setr_epi64x(
    (long long)(start + first * step), (long long)(start + (first + 1) * step), (long long)(start + (first + 4) * step),
    (long long)(start + (first + 5) * step));
}

INLINE affine_cursor affine_start(matchcut_affine_run run) {
  // Positions behind a run's end are computed too and may wrap; they are clamped before use.
  const uint64_t x = (uint64_t)run.x, y = (uint64_t)run.y, sx = (uint64_t)run.step_x, sy = (uint64_t)run.step_y;
  return (affine_cursor){
    four_of_eight(x, sx, 0),
    four_of_eight(x, sx, 2),
    four_of_eight(y, sy, 0),
    four_of_eight(y, sy, 2),
    _mm256_set1_epi64x((long long)(8 * sx)),
    _mm256_set1_epi64x((long long)(8 * sy)),
  };
}

/// The next eight positions.
INLINE eight_positions affine_next(void *of_run, const bitmap_source *source, bool is_inside) {
  affine_cursor *cursor = of_run;
  const __m256i x = even_lanes(_mm256_srli_epi64(cursor->x_low, 24), _mm256_srli_epi64(cursor->x_high, 24));
  const __m256i y = even_lanes(_mm256_srli_epi64(cursor->y_low, 24), _mm256_srli_epi64(cursor->y_high, 24));
  cursor->x_low = _mm256_add_epi64(cursor->x_low, cursor->next_x);
  cursor->x_high = _mm256_add_epi64(cursor->x_high, cursor->next_x);
  cursor->y_low = _mm256_add_epi64(cursor->y_low, cursor->next_y);
  cursor->y_high = _mm256_add_epi64(cursor->y_high, cursor->next_y);
  return is_inside ? inside_positions(source, x, y) : clamped_positions(source, x, y);
}

static bool affine_is_inside(matchcut_affine_run run, matchcut_window window, ptrdiff_t index) {
  const int64_t column = (run.x + run.step_x * index) >> 32, row = (run.y + run.step_y * index) >> 32;
  return column >= window.min_x && column <= window.max_x - 2 && row >= window.min_y && row <= window.max_y - 2;
}

WIDE void matchcut_bilinear_affine(
  const uint32_t *base, ptrdiff_t stride, matchcut_window window, matchcut_affine_run run, ptrdiff_t ahead,
  uint32_t *target, ptrdiff_t count) {
  const bitmap_source source = make_source(base, stride, window, ahead);
  affine_cursor cursor = affine_start(run);
  const bool ends_inside =
    count >= min_pipelined_run && affine_is_inside(run, window, mix_delay) && affine_is_inside(run, window, unchecked_end(count) - 1);
  sample_row(affine_next, &cursor, ends_inside, &source, target, count);
}

// MARK: Perspective

typedef struct {
  __m256d xx, yx, wx, row_x, row_y, row_w, low, high;
} perspective_cursor;

INLINE perspective_cursor perspective_start(matchcut_perspective_run run) {
  // Centres are integers plus a half, so sums of them are exact.
  return (perspective_cursor){
    .xx = _mm256_set1_pd(run.xx),
    .yx = _mm256_set1_pd(run.yx),
    .wx = _mm256_set1_pd(run.wx),
    .row_x = _mm256_set1_pd(run.xy * run.centre_y + run.x1),
    .row_y = _mm256_set1_pd(run.yy * run.centre_y + run.y1),
    .row_w = _mm256_set1_pd(run.wy * run.centre_y + run.w1),
    .low = _mm256_add_pd(_mm256_set1_pd(run.centre_x), _mm256_setr_pd(0, 1, 4, 5)),
    .high = _mm256_add_pd(_mm256_set1_pd(run.centre_x), _mm256_setr_pd(2, 3, 6, 7)),
  };
}

/// Rounds four positions in 1/256 of a pixel to nearest, into the bits from the 22nd on: from 2^30 to 2^31 the exponent
/// is constant.
INLINE __m256i rounded(__m256d value, bool is_inside) {
  if (!is_inside) {
    // NaN becomes the largest number, as in Swift; negative positions lie before the window.
    value = _mm256_min_pd(value, _mm256_set1_pd(1073741823));
    value = _mm256_max_pd(value, _mm256_setzero_pd());
  }
  return _mm256_srli_epi64(_mm256_castpd_si256(_mm256_add_pd(value, _mm256_set1_pd(1073741824.5))), 22);
}

/// Combines eight positions and subtracts half a pixel.
INLINE __m256i combine(__m256i low, __m256i high) {
  return _mm256_sub_epi32(even_lanes(low, high), _mm256_set1_epi32((1 << 30) + 128));
}

/// The next eight positions.
INLINE eight_positions perspective_next(void *of_run, const bitmap_source *source, bool is_inside) {
  perspective_cursor *cursor = of_run;
  const __m256d one = _mm256_set1_pd(256), eight = _mm256_set1_pd(8), low = cursor->low, high = cursor->high;
  const __m256d f_low = _mm256_div_pd(one, _mm256_add_pd(_mm256_mul_pd(cursor->wx, low), cursor->row_w));
  const __m256d f_high = _mm256_div_pd(one, _mm256_add_pd(_mm256_mul_pd(cursor->wx, high), cursor->row_w));
  const __m256i x = combine(
    rounded(_mm256_mul_pd(_mm256_add_pd(_mm256_mul_pd(cursor->xx, low), cursor->row_x), f_low), is_inside),
    rounded(_mm256_mul_pd(_mm256_add_pd(_mm256_mul_pd(cursor->xx, high), cursor->row_x), f_high), is_inside));
  const __m256i y = combine(
    rounded(_mm256_mul_pd(_mm256_add_pd(_mm256_mul_pd(cursor->yx, low), cursor->row_y), f_low), is_inside),
    rounded(_mm256_mul_pd(_mm256_add_pd(_mm256_mul_pd(cursor->yx, high), cursor->row_y), f_high), is_inside));
  cursor->low = _mm256_add_pd(low, eight);
  cursor->high = _mm256_add_pd(high, eight);
  return is_inside ? inside_positions(source, x, y) : clamped_positions(source, x, y);
}

/// Whether a position lies in front of the eye, and in the window with a pixel to spare on each side.
static bool perspective_is_inside(matchcut_perspective_run run, matchcut_window window, ptrdiff_t index) {
  const double x = run.centre_x + (double)index, y = run.centre_y;
  const double w = run.wx * x + (run.wy * y + run.w1);
  const double u = run.xx * x + (run.xy * y + run.x1), v = run.yx * x + (run.yy * y + run.y1);
  // The reciprocal of less is infinite.
  return w > 1e-290 && u > (window.min_x + 1.5) * w && u < (window.max_x - 1.5) * w && v > (window.min_y + 1.5) * w &&
    v < (window.max_y - 1.5) * w;
}

WIDE void matchcut_bilinear_perspective(
  const uint32_t *base, ptrdiff_t stride, matchcut_window window, matchcut_perspective_run run, ptrdiff_t ahead,
  uint32_t *target, ptrdiff_t count) {
  const bitmap_source source = make_source(base, stride, window, ahead);
  perspective_cursor cursor = perspective_start(run);
  const bool ends_inside = count >= min_pipelined_run && perspective_is_inside(run, window, mix_delay) &&
    perspective_is_inside(run, window, unchecked_end(count) - 1);
  sample_row(perspective_next, &cursor, ends_inside, &source, target, count);
}

#else

// Other processors have no such kernels; these are never called.

void matchcut_bilinear_affine(
  const uint32_t *base, ptrdiff_t stride, matchcut_window window, matchcut_affine_run run, ptrdiff_t ahead,
  uint32_t *target, ptrdiff_t count) {
  __builtin_trap();
}

void matchcut_bilinear_perspective(
  const uint32_t *base, ptrdiff_t stride, matchcut_window window, matchcut_perspective_run run, ptrdiff_t ahead,
  uint32_t *target, ptrdiff_t count) {
  __builtin_trap();
}

#endif
