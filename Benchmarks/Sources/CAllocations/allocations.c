#include "allocations.h"

#include <malloc.h>
#include <stddef.h>

// The C library's own functions, under the names that it keeps for replacements.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static int isCounting;
static AllocationCounts counts;

static void add(long *sum, long change) { __atomic_fetch_add(sum, change, __ATOMIC_RELAXED); }

static void *taken(void *block) {
  if (isCounting && block) {
    add(&counts.made, 1);
    add(&counts.liveBlocks, 1);
    long live = __atomic_add_fetch(&counts.liveBytes, (long)malloc_usable_size(block), __ATOMIC_RELAXED);
    long peak = __atomic_load_n(&counts.peakBytes, __ATOMIC_RELAXED);
    while (live > peak &&
           !__atomic_compare_exchange_n(&counts.peakBytes, &peak, live, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {
    }
  }
  return block;
}

static void given(void *block) {
  if (isCounting && block) {
    add(&counts.liveBlocks, -1);
    add(&counts.liveBytes, -(long)malloc_usable_size(block));
  }
}

void *malloc(size_t size) { return taken(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return taken(__libc_calloc(count, size)); }
void *memalign(size_t alignment, size_t size) { return taken(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return taken(__libc_memalign(alignment, size)); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  *block = taken(__libc_memalign(alignment, size));
  return *block ? 0 : 12;
}

void *realloc(void *block, size_t size) {
  given(block);
  return taken(__libc_realloc(block, size));
}

void free(void *block) {
  given(block);
  __libc_free(block);
}

void allocationsStart(void) {
  counts = (AllocationCounts){0, 0, 0, 0};
  isCounting = 1;
}

AllocationCounts allocationsStop(void) {
  isCounting = 0;
  return counts;
}
