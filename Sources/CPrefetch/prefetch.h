#pragma once

#include <stddef.h>
#include <stdint.h>

/// Asks the processor to fetch what lies at an address, which need not be valid, into its caches.
static inline __attribute__((always_inline)) void matchcut_prefetch(const void *_Nullable address) {
  __builtin_prefetch(address);
}

/// Asks for a run of pixels.
static inline void matchcut_prefetch_pixels(const uint32_t *_Nullable first, ptrdiff_t count) {
  for (ptrdiff_t index = 0; index < count; index += 16) __builtin_prefetch(first + index);
}
