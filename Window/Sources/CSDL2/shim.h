// SDL 2, and those of its macros that Swift can't read.
#ifndef CSDL2_SHIM_H
#define CSDL2_SHIM_H

#if !__has_include(<SDL2/SDL.h>)
#error "SDL 2 is missing: run 'Scripts/install-dependencies --window', or install the package libsdl2-dev"
#else

#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>

/// Where the window manager places a window.
static const int csdl2_position_undefined = (int)SDL_WINDOWPOS_UNDEFINED;
/// The mouse that stands for a finger.
static const Uint32 csdl2_touch_mouse = SDL_TOUCH_MOUSEID;

/// The layouts of pixels that are written without a conversion.
static const Uint32 csdl2_format_bgrx = SDL_PIXELFORMAT_RGB888;
static const Uint32 csdl2_format_bgra = SDL_PIXELFORMAT_ARGB8888;
static const Uint32 csdl2_format_rgbx = SDL_PIXELFORMAT_BGR888;
static const Uint32 csdl2_format_rgba = SDL_PIXELFORMAT_ABGR8888;

#endif
#endif
