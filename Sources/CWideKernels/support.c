#include "wide_kernels.h"

#if defined(__x86_64__) && __has_include(<sys/platform/x86.h>)
#include <sys/platform/x86.h>
#endif

bool matchcut_has_wide_kernels(void) {
#if !defined(__x86_64__)
  return false;
#elif defined(CPU_FEATURE_ACTIVE)
  // Because GLIBC_TUNABLES can disable the C library's flag for a run, both variants can be compared.
  return CPU_FEATURE_ACTIVE(AVX2);
#else
  return __builtin_cpu_supports("avx2");
#endif
}
