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

/// Eight pairs of neighbours of two rows mixed, then the two of each pair: the first two hold the pairs of places 0, 1, 4 and 5, the last
/// two the others. Weights are negative, in 1/256 and times 128.
INLINE pixels mix_pairs(
  halves top, halves bottom, halves last_top, halves last_bottom, __m256i across, __m256i down) {
  const halves a = mix_halves(top, bottom, first_fourfold(down));
  const halves b = mix_halves(last_top, last_bottom, last_fourfold(down));
  const halves left = {evens(a.low, b.low), evens(a.high, b.high)};
  const halves right = {odds(a.low, b.low), odds(a.high, b.high)};
  return joined(mix_halves(left, right, low_twice(across)));
}

/// Where eight pixels lie in a picture: how far from its first one, and their weights as `mix_pairs` takes them.
typedef struct {
  __m256i offsets, across, down;
} eight_places;

/// A picture to be read, and what is told about it for each run.
typedef struct {
  const uint32_t *base, *below;
  /// An address that need not lie in the picture: it is fetched from, and never read.
  uintptr_t soon;
  __m256i stride, left, right, top, bottom, last_x, last_y;
} picture;

/// A picture of which what lies `ahead` pixels from each place is fetched into the caches.
INLINE picture picture_of(const uint32_t *base, ptrdiff_t stride, matchcut_window window, ptrdiff_t ahead) {
  return (picture){
    .base = base,
    .below = base + stride,
    .soon = (uintptr_t)base + 4 * (uintptr_t)ahead,
    .stride = _mm256_set1_epi32((int)stride),
    .left = _mm256_set1_epi32(window.min_x << 8),
    .right = _mm256_set1_epi32((window.max_x - 1) << 8),
    .top = _mm256_set1_epi32(window.min_y << 8),
    .bottom = _mm256_set1_epi32((window.max_y - 1) << 8),
    .last_x = _mm256_set1_epi32(window.max_x - 2),
    .last_y = _mm256_set1_epi32(window.max_y - 2),
  };
}

INLINE __m256i offsets(const picture *source, __m256i column, __m256i row) {
  return _mm256_add_epi32(_mm256_mullo_epi32(row, source->stride), column);
}

/// Places in 1/256 of a pixel. Outside of the window lies its border; the last pixel of a row is the one before it with all weight on
/// its neighbour.
INLINE eight_places limited(const picture *source, __m256i x, __m256i y) {
  x = _mm256_min_epi32(_mm256_max_epi32(x, source->left), source->right);
  y = _mm256_min_epi32(_mm256_max_epi32(y, source->top), source->bottom);
  const __m256i column = _mm256_min_epi32(_mm256_srai_epi32(x, 8), source->last_x);
  const __m256i row = _mm256_min_epi32(_mm256_srai_epi32(y, 8), source->last_y);
  return (eight_places){
    offsets(source, column, row),
    _mm256_slli_epi32(_mm256_sub_epi32(_mm256_slli_epi32(column, 8), x), 7),
    _mm256_slli_epi32(_mm256_sub_epi32(_mm256_slli_epi32(row, 8), y), 7),
  };
}

/// The same for places whose four neighbours lie in the window.
INLINE eight_places inside(const picture *source, __m256i x, __m256i y) {
  const __m256i fraction = _mm256_set1_epi32(255), none = _mm256_setzero_si256();
  return (eight_places){
    offsets(source, _mm256_srli_epi32(x, 8), _mm256_srli_epi32(y, 8)),
    _mm256_slli_epi32(_mm256_sub_epi32(none, _mm256_and_si256(x, fraction)), 7),
    _mm256_slli_epi32(_mm256_sub_epi32(none, _mm256_and_si256(y, fraction)), 7),
  };
}

/// Fetches what will be read soon after a place.
INLINE void fetch_soon(const picture *source, ptrdiff_t offset) {
  __builtin_prefetch((const void *)(source->soon + 4 * (uintptr_t)offset));
}

/// The pixels at eight places.
INLINE pixels read_places(const picture *source, eight_places places) {
  _Alignas(32) int32_t each[8];
  _mm256_store_si256((__m256i *)each, places.offsets);
  // Through memory: taken out of the vector one by one they would wait for the unit that moves lanes.
  __asm__("" : "+m"(each));
  fetch_soon(source, each[0]);
  fetch_soon(source, each[4]);
  return mix_pairs(
    pairs(source->base, each, 0, 4), pairs(source->below, each, 0, 4), pairs(source->base, each, 2, 6),
    pairs(source->below, each, 2, 6), places.across, places.down);
}

// A long run goes through three stages that work on different pixels at once: where pixels lie is computed with vectors, their
// neighbours are brought together one by one, and mixed with vectors again. Vectors wait neither for loads nor for lanes that
// move so; between the stages lies so much that what was written in small parts has left the processor when it is read whole.

/// The pixels that are on their way, and how far the second and the third stage lie behind the first.
enum { on_their_way = 64, to_fetching = 8, to_mixing = 40 };
/// Runs of fewer pixels are read eight by eight.
enum { long_run = 64 };
/// How many pixels ahead the target is fetched: what is written there would hold up what is written between the stages.
enum { target_ahead = 256 };

typedef struct {
  _Alignas(32) int32_t offsets[on_their_way], across[on_their_way], down[on_their_way];
  _Alignas(32) uint64_t top[on_their_way], bottom[on_their_way];
} stages;

INLINE __m256i get(const void *place) { return _mm256_load_si256((const __m256i *)place); }

/// The first stage's results for the pixels from `next` on.
INLINE void put_places(stages *work, ptrdiff_t next, eight_places places) {
  const ptrdiff_t index = next & (on_their_way - 1);
  _mm256_store_si256((__m256i *)(work->offsets + index), places.offsets);
  _mm256_store_si256((__m256i *)(work->across + index), places.across);
  _mm256_store_si256((__m256i *)(work->down + index), places.down);
}

/// The second stage: the pairs of neighbours of eight places, in the order of `mix_pairs`.
INLINE void fetch_pairs(stages *work, ptrdiff_t index, const picture *source) {
  static const int slots[8] = {0, 1, 4, 5, 2, 3, 6, 7};
  fetch_soon(source, work->offsets[index]);
  fetch_soon(source, work->offsets[index + 4]);
#pragma clang loop unroll(full) vectorize(disable)
  for (int lane = 0; lane < 8; lane++) {
    const ptrdiff_t offset = work->offsets[index + lane];
    uint64_t upper, lower;
    __builtin_memcpy(&upper, source->base + offset, sizeof upper);
    __builtin_memcpy(&lower, source->below + offset, sizeof lower);
    // Else the compiler takes vectors for them.
    __asm__("" : "+r"(upper), "+r"(lower));
    work->top[index + slots[lane]] = upper;
    work->bottom[index + slots[lane]] = lower;
  }
}

/// The third stage: eight pixels of a run that has `count` of them.
INLINE void mix_fetched(const stages *work, ptrdiff_t mixed, uint32_t *target, ptrdiff_t count) {
  const ptrdiff_t index = mixed & (on_their_way - 1);
  const pixels result = mix_pairs(
    split(get(work->top + index)), split(get(work->bottom + index)), split(get(work->top + index + 4)),
    split(get(work->bottom + index + 4)), get(work->across + index), get(work->down + index));
  store_some(result, target + mixed, count - mixed);
}

/// The second and the third stage, after the first one's of the pixels from `next` on; neither lies before the run's beginning or
/// behind its end where `is_middle`.
INLINE void pass_on(
  stages *work, ptrdiff_t next, const picture *source, uint32_t *target, ptrdiff_t count, bool is_middle) {
  // Nothing may be taken out of vectors that is to go through memory.
  __asm__("" : "+m"(*work));
  const ptrdiff_t fetched = next - to_fetching, mixed = next - to_mixing;
  if (is_middle || (fetched >= 0 && fetched < count)) fetch_pairs(work, fetched & (on_their_way - 1), source);
  __asm__("" : "+m"(*work));
  __builtin_prefetch((const void *)((uintptr_t)target + 4 * (uintptr_t)(next + target_ahead)), 1);
  if (is_middle || mixed >= 0) mix_fetched(work, mixed, target, is_middle ? mixed + 8 : count);
}

/// The next eight places of a run, whose walk knows where it is.
typedef eight_places (*next_places)(void *walk, const picture *source, bool is_inside);

/// How many pixels of a run are drawn without a look at its ends.
INLINE ptrdiff_t last_whole(ptrdiff_t count) { return (count & -8) - 8; }

/// A run's pixels, by the three stages where it is long; `ends_inside` where its middle needs no limits.
INLINE void draw_row(
  next_places places, void *walk, bool ends_inside, const picture *source, uint32_t *target, ptrdiff_t count) {
  if (count < long_run) {
    for (ptrdiff_t index = 0; index < count; index += 8) {
      store_some(read_places(source, places(walk, source, false)), target + index, count - index);
    }
    return;
  }
  const ptrdiff_t whole = ends_inside ? last_whole(count) : 0;
  stages work;
  ptrdiff_t next = 0;
  for (; next < to_mixing; next += 8) {
    put_places(&work, next, places(walk, source, false));
    pass_on(&work, next, source, target, count, false);
  }
  for (; next < whole; next += 8) {
    put_places(&work, next, places(walk, source, true));
    pass_on(&work, next, source, target, count, true);
  }
  for (; next < count + to_mixing; next += 8) {
    if (next < count) put_places(&work, next, places(walk, source, false));
    pass_on(&work, next, source, target, count, false);
  }
}

// MARK: Turned pictures

typedef struct {
  __m256i x_low, x_high, y_low, y_high, next_x, next_y;
} affine_walk;

/// Four of eight places: the first two from `first` on, and those four later.
INLINE __m256i four(uint64_t start, uint64_t step, uint64_t first) {
  return _mm256_setr_epi64x(
    (long long)(start + first * step), (long long)(start + (first + 1) * step), (long long)(start + (first + 4) * step),
    (long long)(start + (first + 5) * step));
}

INLINE affine_walk affine_start(matchcut_affine_run run) {
  // Behind a run's end places are computed, too, and may come round; they are limited before they are looked up.
  const uint64_t x = (uint64_t)run.x, y = (uint64_t)run.y, sx = (uint64_t)run.step_x, sy = (uint64_t)run.step_y;
  return (affine_walk){
    four(x, sx, 0),
    four(x, sx, 2),
    four(y, sy, 0),
    four(y, sy, 2),
    _mm256_set1_epi64x((long long)(8 * sx)),
    _mm256_set1_epi64x((long long)(8 * sy)),
  };
}

/// The next eight places.
INLINE eight_places affine_next(void *of_run, const picture *source, bool is_inside) {
  affine_walk *walk = of_run;
  const __m256i x = evens(_mm256_srli_epi64(walk->x_low, 24), _mm256_srli_epi64(walk->x_high, 24));
  const __m256i y = evens(_mm256_srli_epi64(walk->y_low, 24), _mm256_srli_epi64(walk->y_high, 24));
  walk->x_low = _mm256_add_epi64(walk->x_low, walk->next_x);
  walk->x_high = _mm256_add_epi64(walk->x_high, walk->next_x);
  walk->y_low = _mm256_add_epi64(walk->y_low, walk->next_y);
  walk->y_high = _mm256_add_epi64(walk->y_high, walk->next_y);
  return is_inside ? inside(source, x, y) : limited(source, x, y);
}

static bool affine_is_inside(matchcut_affine_run run, matchcut_window window, ptrdiff_t index) {
  const int64_t column = (run.x + run.step_x * index) >> 32, row = (run.y + run.step_y * index) >> 32;
  return column >= window.min_x && column <= window.max_x - 2 && row >= window.min_y && row <= window.max_y - 2;
}

WIDE void matchcut_bilinear_affine(
  const uint32_t *base, ptrdiff_t stride, matchcut_window window, matchcut_affine_run run, ptrdiff_t ahead,
  uint32_t *target, ptrdiff_t count) {
  const picture source = picture_of(base, stride, window, ahead);
  affine_walk walk = affine_start(run);
  const bool ends_inside =
    count >= long_run && affine_is_inside(run, window, to_mixing) && affine_is_inside(run, window, last_whole(count) - 1);
  draw_row(affine_next, &walk, ends_inside, &source, target, count);
}

// MARK: Perspective

typedef struct {
  __m256d xx, yx, wx, row_x, row_y, row_w, low, high;
} perspective_walk;

INLINE perspective_walk perspective_start(matchcut_perspective_run run) {
  // Centres are whole numbers and a half: sums of them are exact.
  return (perspective_walk){
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

/// Four places in 1/256 of a pixel, rounded to nearest, in the bits from the 22nd on: from 2^30 to 2^31 the exponent is the same.
INLINE __m256i rounded(__m256d value, bool is_inside) {
  if (!is_inside) {
    // What is no number becomes the largest one, as with Swift's code; what is negative lies before the window.
    value = _mm256_min_pd(value, _mm256_set1_pd(1073741823));
    value = _mm256_max_pd(value, _mm256_setzero_pd());
  }
  return _mm256_srli_epi64(_mm256_castpd_si256(_mm256_add_pd(value, _mm256_set1_pd(1073741824.5))), 22);
}

/// Eight places less half a pixel.
INLINE __m256i together(__m256i low, __m256i high) {
  return _mm256_sub_epi32(evens(low, high), _mm256_set1_epi32((1 << 30) + 128));
}

/// The next eight places.
INLINE eight_places perspective_next(void *of_run, const picture *source, bool is_inside) {
  perspective_walk *walk = of_run;
  const __m256d one = _mm256_set1_pd(256), eight = _mm256_set1_pd(8), low = walk->low, high = walk->high;
  const __m256d f_low = _mm256_div_pd(one, _mm256_add_pd(_mm256_mul_pd(walk->wx, low), walk->row_w));
  const __m256d f_high = _mm256_div_pd(one, _mm256_add_pd(_mm256_mul_pd(walk->wx, high), walk->row_w));
  const __m256i x = together(
    rounded(_mm256_mul_pd(_mm256_add_pd(_mm256_mul_pd(walk->xx, low), walk->row_x), f_low), is_inside),
    rounded(_mm256_mul_pd(_mm256_add_pd(_mm256_mul_pd(walk->xx, high), walk->row_x), f_high), is_inside));
  const __m256i y = together(
    rounded(_mm256_mul_pd(_mm256_add_pd(_mm256_mul_pd(walk->yx, low), walk->row_y), f_low), is_inside),
    rounded(_mm256_mul_pd(_mm256_add_pd(_mm256_mul_pd(walk->yx, high), walk->row_y), f_high), is_inside));
  walk->low = _mm256_add_pd(low, eight);
  walk->high = _mm256_add_pd(high, eight);
  return is_inside ? inside(source, x, y) : limited(source, x, y);
}

/// Whether a place lies before the eye, and in the window with a pixel to spare on each side.
static bool perspective_is_inside(matchcut_perspective_run run, matchcut_window window, ptrdiff_t index) {
  const double x = run.centre_x + (double)index, y = run.centre_y;
  const double w = run.wx * x + (run.wy * y + run.w1);
  const double u = run.xx * x + (run.xy * y + run.x1), v = run.yx * x + (run.yy * y + run.y1);
  // Of less the reciprocal is infinite.
  return w > 1e-290 && u > (window.min_x + 1.5) * w && u < (window.max_x - 1.5) * w && v > (window.min_y + 1.5) * w &&
    v < (window.max_y - 1.5) * w;
}

WIDE void matchcut_bilinear_perspective(
  const uint32_t *base, ptrdiff_t stride, matchcut_window window, matchcut_perspective_run run, ptrdiff_t ahead,
  uint32_t *target, ptrdiff_t count) {
  const picture source = picture_of(base, stride, window, ahead);
  perspective_walk walk = perspective_start(run);
  const bool ends_inside = count >= long_run && perspective_is_inside(run, window, to_mixing) &&
    perspective_is_inside(run, window, last_whole(count) - 1);
  draw_row(perspective_next, &walk, ends_inside, &source, target, count);
}

#else

// Elsewhere there are none, and nobody calls them.

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
