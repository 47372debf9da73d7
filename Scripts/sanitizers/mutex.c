// Shows ThreadSanitizer the standard library's locks, as a library that is loaded before the others (LD_PRELOAD).
//
// Because `Mutex` waits and wakes in the standard library, which is not instrumented, ThreadSanitizer does not see that a thread
// that had to wait for a lock comes after the thread that held it, and reports a race for everything that the lock protects.
// These two functions call the library's own and say so. A lock without waiting is inlined into code that is instrumented.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

// Weak, because programs without ThreadSanitizer load the library, too.
void __tsan_acquire(void *) __attribute__((weak));
void __tsan_release(void *) __attribute__((weak));

SWIFT void lock_slow(uint32_t thread, SELF) __asm__(LOCK);
SWIFT void unlock_slow(SELF) __asm__(UNLOCK);

static SWIFT void (*library_lock)(uint32_t, SELF);
static SWIFT void (*library_unlock)(SELF);

__attribute__((constructor)) static void find_library(void) {
  *(void **)&library_lock = dlsym(RTLD_NEXT, LOCK);
  *(void **)&library_unlock = dlsym(RTLD_NEXT, UNLOCK);
}

SWIFT void lock_slow(uint32_t thread, SELF) {
  library_lock(thread, self);
  if (__tsan_acquire) __tsan_acquire(self);
}

SWIFT void unlock_slow(SELF) {
  if (__tsan_release) __tsan_release(self);
  library_unlock(self);
}
