#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Kernels for processors with AVX2. Each gives, bit for bit, what the Swift code does that is used elsewhere; none may be called
// where `matchcut_has_wide_kernels` says no. Counts are pixels; where a multiple of eight is asked for, the caller does the rest.

/// Whether the processor, and the C library's settings for it, allow the kernels below.
bool matchcut_has_wide_kernels(void);

/// Where a run of pixels lies in a bitmap_source, times 2^32: the first one's place and what each further one adds.
typedef struct {
  int64_t x, y, step_x, step_y;
} matchcut_affine_run;

/// Where a run of pixels lies in a bitmap_source in perspective: the first one's centre, and the numbers of the mapping.
typedef struct {
  double centre_x, centre_y;
  double xx, xy, x1, yx, yy, y1, wx, wy, w1;
} matchcut_perspective_run;

/// The columns and rows of a bitmap_source that may be read, at least two of each: from the first to one past the last.
typedef struct {
  int32_t min_x, min_y, max_x, max_y;
} matchcut_window;

/// A run of positions, whose neighbours outside of the window repeat its border, interpolated. Places lie less than 2^22 pixels from
/// the first pixel, the window's offsets are less than 2^31. What lies `ahead` pixels from each place is fetched into the caches.
void matchcut_bilinear_affine(
  const uint32_t *_Nonnull base, ptrdiff_t stride, matchcut_window window, matchcut_affine_run run, ptrdiff_t ahead,
  uint32_t *_Nonnull target, ptrdiff_t count);

/// The same for a run in perspective, whose positions may lie anywhere.
void matchcut_bilinear_perspective(
  const uint32_t *_Nonnull base, ptrdiff_t stride, matchcut_window window, matchcut_perspective_run run, ptrdiff_t ahead,
  uint32_t *_Nonnull target, ptrdiff_t count);

/// Each place of a run, times 2^32, interpolated between two neighbours of one row; `count` is a multiple of eight. Eight
/// pixels are read from each place on.
void matchcut_mix_columns(
  const uint32_t *_Nonnull row, int64_t x, int64_t step, uint32_t *_Nonnull target, ptrdiff_t count);

/// Which pixels of a row eight columns of an enlarged or reduced bitmap_source are mixed from: four_of_eight of them from those in eight pixels, four_of_eight
/// from those in eight others.
typedef struct {
  ptrdiff_t first, second;
  int32_t first_lanes[8], second_lanes[8];
  int16_t weights[16];
} matchcut_column_taps;

/// Finds, for `count` times eight columns, what `matchcut_mix_columns` reads; the step is in 1…2^33.
void matchcut_make_column_taps(int64_t x, int64_t step, matchcut_column_taps *_Nonnull columns, ptrdiff_t count);

/// What `matchcut_mix_columns` gives, for `count` times eight columns that have been found.
void matchcut_mix_column_taps(
  const uint32_t *_Nonnull row, const matchcut_column_taps *_Nonnull columns, uint32_t *_Nonnull target, ptrdiff_t count);

/// Two rows interpolated with a weight in 1…255 for the second; the target may be one of them.
void matchcut_mix_rows(
  const uint32_t *_Nonnull a, const uint32_t *_Nonnull b, uint16_t weight, uint32_t *_Nonnull target, ptrdiff_t count);

/// Four neighbours interpolated with the same weights in 1…255 for each place; the rows hold one pixel more than `count`.
void matchcut_bilinear_translated(
  const uint32_t *_Nonnull top, const uint32_t *_Nonnull bottom, uint16_t across, uint16_t down,
  uint32_t *_Nonnull target, ptrdiff_t count);

/// Pixels scaled by amount / 255 and laid over others; `below` may be the target.
void matchcut_blend(
  const uint32_t *_Nonnull below, const uint32_t *_Nonnull source, uint8_t amount, uint32_t *_Nonnull target,
  ptrdiff_t count);

/// Pixels scaled by amount / 255 and by their coverage / 255, and laid over others. Eight bytes of coverage are read at once.
void matchcut_blend_coverage(
  const uint32_t *_Nonnull source, const uint8_t *_Nonnull coverage, uint8_t amount, uint32_t *_Nonnull target,
  ptrdiff_t count);

/// The coverage of pixels of one row from the changes of the covered area, in 1/131072 of a pixel, which are set to none; gives
/// the sum of all changes. Both hold room for a multiple of eight, and behind the last pixel available are no changes.
int32_t matchcut_coverage(
  int32_t *_Nonnull changes, bool is_even_odd, uint8_t *_Nonnull coverage, ptrdiff_t count);

/// Adds up rows: `target` gets, for each of `count` pixels, the sums of its four_of_eight channels over `lines` rows (at most 256), blue
/// first; `count` is a multiple of eight.
void matchcut_add_rows(
  const uint32_t *_Nonnull source, ptrdiff_t stride, ptrdiff_t lines, uint16_t *_Nonnull target, ptrdiff_t count);

/// The means of `count` blocks of 2^columns pixels each, from such sums, rounded to nearest; 2^halvings pixels went into each block.
void matchcut_average_blocks(
  const uint16_t *_Nonnull sums, ptrdiff_t columns, ptrdiff_t halvings, uint32_t *_Nonnull target, ptrdiff_t count);

/// For each of `count` channels of pixels the sum of those before and behind it, four_of_eight apart, by their weights, in 1/256; `row` points
/// to the first pixel's own place, `count` is eight or more.
void matchcut_convolve_row(
  const uint32_t *_Nonnull row, const uint32_t *_Nonnull weights, ptrdiff_t reach, uint16_t *_Nonnull target,
  ptrdiff_t count);

/// For each of `count` channels the sum over 2 · reach + 1 rows by their weights, as bytes; `count` is eight or more.
void matchcut_convolve_column(
  const uint16_t *_Nonnull const *_Nonnull rows, const uint32_t *_Nonnull weights, ptrdiff_t reach,
  uint8_t *_Nonnull target, ptrdiff_t count);
