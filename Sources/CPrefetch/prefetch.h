#pragma once

/// Asks the processor to fetch what lies at an address, which need not be valid, into its caches.
static inline __attribute__((always_inline)) void matchcut_prefetch(const void *_Nullable address) {
  __builtin_prefetch(address);
}
