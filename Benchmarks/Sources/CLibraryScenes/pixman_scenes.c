#include "library_scenes.h"

#include <math.h>
#include <pixman.h>
#include <stddef.h>

static pixman_image_t *image(const uint32_t *pixels, library_canvas canvas) {
  return pixman_image_create_bits(
    PIXMAN_x8r8g8b8, canvas.width, canvas.height, (uint32_t *)pixels, canvas.width * 4);
}

/// From the canvas to the picture; rows of three.
static void read_through(pixman_image_t *picture, const double map[9]) {
  pixman_f_transform_t exact;
  for (int row = 0; row < 3; row++) {
    for (int column = 0; column < 3; column++) exact.m[row][column] = map[row * 3 + column];
  }
  pixman_transform_t fixed;
  pixman_transform_from_pixman_f_transform(&fixed, &exact);
  pixman_image_set_transform(picture, &fixed);
  pixman_image_set_filter(picture, PIXMAN_FILTER_BILINEAR, NULL, 0);
}

static void lay(pixman_image_t *picture, pixman_image_t *target, library_canvas canvas, int x, int width) {
  pixman_image_composite32(PIXMAN_OP_SRC, picture, NULL, target, x, 0, 0, 0, x, 0, width, canvas.height);
}

bool scene_with_pixman(library_scene scene, library_canvas canvas) {
  if (scene == scene_scaled || scene == scene_card) return false;
  pixman_image_t *first = image(canvas.first, canvas), *second = image(canvas.second, canvas);
  pixman_image_t *target = image(canvas.target, canvas);
  const double half_width = canvas.width / 2.0, half_height = canvas.height / 2.0;
  switch (scene) {
  case scene_slide:
    pixman_image_composite32(PIXMAN_OP_SRC, first, NULL, target, 300, 0, 0, 0, 0, 0, 879, canvas.height);
    pixman_image_composite32(PIXMAN_OP_SRC, second, NULL, target, 0, 0, 0, 0, 879, 0, 300, canvas.height);
    break;
  case scene_slide_between_pixels:
    read_through(first, (double[]){1, 0, 300.3, 0, 1, 0, 0, 0, 1});
    read_through(second, (double[]){1, 0, -878.6, 0, 1, -0.4, 0, 0, 1});
    lay(first, target, canvas, 0, 878);
    lay(second, target, canvas, 878, canvas.width - 878);
    break;
  case scene_fade: {
    const pixman_color_t grey = {0, 0, 0, 0x8000};
    pixman_image_t *mask = pixman_image_create_solid_fill(&grey);
    lay(first, target, canvas, 0, canvas.width);
    pixman_image_composite32(
      PIXMAN_OP_OVER, second, mask, target, 0, 0, 0, 0, 0, 0, canvas.width, canvas.height);
    pixman_image_unref(mask);
    break;
  }
  case scene_turned: {
    const double c = cos(M_PI / 12), s = sin(M_PI / 12);
    read_through(first, (double[]){
      c, s, half_width - c * half_width - s * half_height, -s, c, half_height + s * half_width - c * half_height, 0, 0, 1});
    lay(first, target, canvas, 0, canvas.width);
    break;
  }
  case scene_perspective: {
    // The picture's place from the canvas's: turned about y by 50 degrees, seen from 3000 pixels away.
    const double c = cos(50 * M_PI / 180), s = sin(50 * M_PI / 180) / 3000;
    // x = c·u / (1 + s·u), y = v / (1 + s·u) about the middle: u = x / (c − s·x), v = y·c / (c − s·x).
    read_through(first, (double[]){
      1 - half_width * s, 0, -half_width + half_width * (c + half_width * s), -half_height * s, c,
      -c * half_height + half_height * (c + half_width * s), -s, 0, c + half_width * s});
    lay(first, target, canvas, 0, canvas.width);
    break;
  }
  default: break;
  }
  pixman_image_unref(first);
  pixman_image_unref(second);
  pixman_image_unref(target);
  return true;
}
