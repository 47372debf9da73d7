#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Kernels for processors with AVX2. Each gives the same bytes as the Swift code for other processors, and must not be
// called where `matchcut_has_wide_kernels` returns false. Counts are pixels; where a multiple of eight is required, the
// caller handles the rest.

/// Whether the processor, and the C library's settings for it, allow the kernels below.
bool matchcut_has_wide_kernels(void);

/// A run of positions in a bitmap, times 2^32: the first one and the step between pixels.
typedef struct {
  int64_t x, y, step_x, step_y;
} matchcut_affine_run;

/// A run of positions in perspective: the first pixel's centre, and the mapping.
typedef struct {
  double centre_x, centre_y;
  double xx, xy, x1, yx, yy, y1, wx, wy, w1;
} matchcut_perspective_run;

/// The columns and rows that may be read, at least two of each: from the first to one past the last.
typedef struct {
  int32_t min_x, min_y, max_x, max_y;
} matchcut_window;

/// Samples a run bilinearly; positions outside of the window are clamped to it.
///
/// Positions lie less than 2^22 pixels from the first pixel, the window's offsets are less than 2^31. The pixel `ahead`
/// pixels from each position is prefetched.
void matchcut_bilinear_affine(
  const uint32_t *_Nonnull base, ptrdiff_t stride, matchcut_window window, matchcut_affine_run run, ptrdiff_t ahead,
  uint32_t *_Nonnull target, ptrdiff_t count);

/// The same for a run in perspective, whose positions may lie anywhere.
void matchcut_bilinear_perspective(
  const uint32_t *_Nonnull base, ptrdiff_t stride, matchcut_window window, matchcut_perspective_run run, ptrdiff_t ahead,
  uint32_t *_Nonnull target, ptrdiff_t count);

/// Interpolates each position of a run, times 2^32, between two neighbours of one row.
///
/// `count` is a multiple of eight. Eight pixels are read from each position on.
void matchcut_mix_columns(
  const uint32_t *_Nonnull row, int64_t x, int64_t step, uint32_t *_Nonnull target, ptrdiff_t count);

/// The taps of eight columns of a scaled bitmap: four of them read from eight pixels at `first`, four from eight at
/// `second`.
typedef struct {
  ptrdiff_t first, second;
  int32_t first_lanes[8], second_lanes[8];
  int16_t weights[16];
} matchcut_column_taps;

/// Computes the taps of `count` times eight columns for `matchcut_mix_columns`; the step is in 1…2^33.
void matchcut_make_column_taps(int64_t x, int64_t step, matchcut_column_taps *_Nonnull columns, ptrdiff_t count);

/// The same as `matchcut_mix_columns`, for `count` times eight columns with their taps.
void matchcut_mix_column_taps(
  const uint32_t *_Nonnull row, const matchcut_column_taps *_Nonnull columns, uint32_t *_Nonnull target, ptrdiff_t count);

/// Interpolates two rows with a weight in 1…255 for the second; the target may be one of them.
void matchcut_mix_rows(
  const uint32_t *_Nonnull a, const uint32_t *_Nonnull b, uint16_t weight, uint32_t *_Nonnull target, ptrdiff_t count);

/// Interpolates four neighbours with the same weights in 1…255 for each position; the rows hold one pixel more than
/// `count`.
void matchcut_bilinear_translated(
  const uint32_t *_Nonnull top, const uint32_t *_Nonnull bottom, uint16_t across, uint16_t down,
  uint32_t *_Nonnull target, ptrdiff_t count);

/// Composites pixels, scaled by amount / 255, over others; `below` may be the target.
void matchcut_blend(
  const uint32_t *_Nonnull below, const uint32_t *_Nonnull source, uint8_t amount, uint32_t *_Nonnull target,
  ptrdiff_t count);

/// Composites pixels, scaled by amount / 255 and by their coverage / 255, over others. Eight bytes of coverage are read
/// at once.
void matchcut_blend_coverage(
  const uint32_t *_Nonnull source, const uint8_t *_Nonnull coverage, uint8_t amount, uint32_t *_Nonnull target,
  ptrdiff_t count);

/// Computes the coverage of a row's pixels from the changes of the covered area, in 1/131072 of a pixel, and sets these
/// to zero.
///
/// Returns the sum of all changes. Both buffers have room for a multiple of eight, and behind the last pixel there are
/// no changes.
int32_t matchcut_coverage(
  int32_t *_Nonnull changes, bool is_even_odd, uint8_t *_Nonnull coverage, ptrdiff_t count);

/// Sums rows: for each of `count` pixels, `target` gets the sums of its four channels over `lines` rows (at most 256),
/// blue first.
///
/// `count` is a multiple of eight.
void matchcut_add_rows(
  const uint32_t *_Nonnull source, ptrdiff_t stride, ptrdiff_t lines, uint16_t *_Nonnull target, ptrdiff_t count);

/// Averages `count` blocks of 2^columns sums each, rounded to nearest; 2^halvings pixels went into each block.
void matchcut_average_blocks(
  const uint16_t *_Nonnull sums, ptrdiff_t columns, ptrdiff_t halvings, uint32_t *_Nonnull target, ptrdiff_t count);

/// Convolves a row: each of `count` channels becomes the weighted sum of those before and after it, four apart, in
/// 1/256.
///
/// `row` points to the first pixel; `count` is eight or more.
void matchcut_convolve_row(
  const uint32_t *_Nonnull row, const uint32_t *_Nonnull weights, ptrdiff_t reach, uint16_t *_Nonnull target,
  ptrdiff_t count);

/// Convolves columns: each of `count` channels becomes the weighted sum over 2 · reach + 1 rows, as bytes; `count` is
/// eight or more.
void matchcut_convolve_column(
  const uint16_t *_Nonnull const *_Nonnull rows, const uint32_t *_Nonnull weights, ptrdiff_t reach,
  uint8_t *_Nonnull target, ptrdiff_t count);
