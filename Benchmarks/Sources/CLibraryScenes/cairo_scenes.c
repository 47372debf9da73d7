#include "library_scenes.h"

#include <cairo.h>
#include <math.h>
#include <stdlib.h>

static cairo_surface_t *surface(const uint32_t *pixels, int width, int height) {
  return cairo_image_surface_create_for_data(
    (unsigned char *)pixels, CAIRO_FORMAT_RGB24, width, height, width * 4);
}

static void paint(cairo_t *context, cairo_surface_t *picture, double x, double y, double alpha) {
  cairo_set_source_surface(context, picture, x, y);
  cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR);
  if (alpha == 1) {
    cairo_paint(context);
  } else {
    cairo_paint_with_alpha(context, alpha);
  }
}

static void round_corners(cairo_t *context, double x, double y, double width, double height, double radius) {
  cairo_new_sub_path(context);
  cairo_arc(context, x + width - radius, y + radius, radius, -M_PI / 2, 0);
  cairo_arc(context, x + width - radius, y + height - radius, radius, 0, M_PI / 2);
  cairo_arc(context, x + radius, y + height - radius, radius, M_PI / 2, M_PI);
  cairo_arc(context, x + radius, y + radius, radius, M_PI, M_PI * 1.5);
  cairo_close_path(context);
}

/// A shadow that was made once: its alpha falls off around a card of 900 × 1800 pixels.
static cairo_surface_t *shadow(void) {
  static cairo_surface_t *made = NULL;
  if (made) return made;
  const int width = 900 + 144, height = 1800 + 144;
  made = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height);
  unsigned char *data = cairo_image_surface_get_data(made);
  const int stride = cairo_image_surface_get_stride(made);
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) {
      const double across = fmax(fmax(72 - x, x - (width - 72)), 0), down = fmax(fmax(72 - y, y - (height - 72)), 0);
      data[y * stride + x] = (unsigned char)(255 * exp(-(across * across + down * down) / 1152));
    }
  }
  cairo_surface_mark_dirty(made);
  return made;
}

static void place(cairo_t *context, library_canvas canvas, double scale, double angle) {
  cairo_translate(context, canvas.width / 2.0, canvas.height / 2.0);
  cairo_rotate(context, angle);
  cairo_scale(context, scale, scale);
  cairo_translate(context, -canvas.width / 2.0, -canvas.height / 2.0);
}

bool scene_with_cairo(library_scene scene, library_canvas canvas) {
  if (scene == scene_perspective) return false;
  cairo_surface_t *first = surface(canvas.first, canvas.width, canvas.height);
  cairo_surface_t *second = surface(canvas.second, canvas.width, canvas.height);
  cairo_surface_t *target = surface(canvas.target, canvas.width, canvas.height);
  cairo_t *context = cairo_create(target);
  switch (scene) {
  case scene_slide:
    paint(context, first, -300, 0, 1);
    paint(context, second, 879, 0, 1);
    break;
  case scene_slide_between_pixels:
    paint(context, first, -300.3, 0, 1);
    paint(context, second, 878.6, 0.4, 1);
    break;
  case scene_fade:
    paint(context, first, 0, 0, 1);
    paint(context, second, 0, 0, 0.5);
    break;
  case scene_scaled:
    cairo_set_source_rgb(context, 0, 0, 0);
    cairo_paint(context);
    place(context, canvas, 0.85, 0);
    cairo_set_source_surface(context, first, 0, 0);
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR);
    round_corners(context, 0, 0, canvas.width, canvas.height, 55);
    cairo_fill(context);
    break;
  case scene_turned:
    cairo_set_source_rgb(context, 0, 0, 0);
    cairo_paint(context);
    place(context, canvas, 1, M_PI / 12);
    paint(context, first, 0, 0, 1);
    break;
  case scene_card:
    paint(context, first, 0, 0, 1);
    cairo_set_source_rgba(context, 0, 0, 0, 0.4);
    cairo_mask_surface(context, shadow(), 140 - 72, 300 - 72 + 8);
    cairo_set_source_rgb(context, 1, 1, 1);
    round_corners(context, 140, 300, 900, 1800, 30);
    cairo_fill(context);
    break;
  default: break;
  }
  cairo_destroy(context);
  cairo_surface_destroy(first);
  cairo_surface_destroy(second);
  cairo_surface_destroy(target);
  return true;
}
