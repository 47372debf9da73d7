#pragma once

#include <stdbool.h>
#include <stdint.h>

/// What two pictures of the whole screen do.
typedef enum {
  scene_slide,
  scene_slide_between_pixels,
  scene_fade,
  scene_scaled,
  scene_turned,
  scene_perspective,
  scene_card,
} library_scene;

/// Premultiplied pictures of `width` × `height` pixels, and the canvas of that size.
typedef struct {
  const uint32_t *_Nonnull first;
  const uint32_t *_Nonnull second;
  uint32_t *_Nonnull target;
  int width, height;
} library_canvas;

/// Draws with Cairo; false for what it cannot draw.
bool scene_with_cairo(library_scene scene, library_canvas canvas);

/// Draws with pixman's own calls; false for what it cannot draw.
bool scene_with_pixman(library_scene scene, library_canvas canvas);
