// What the files of the hooks share.
#ifndef HOOKS_H
#define HOOKS_H

#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

#include "CStageTime.h"

/// A closure of C, as the compiler lays it out.
struct block {
  const void *isa;
  int flags, reserved;
  void (*invoke)(struct block *);
  const void *descriptor;
  /// The closure of Swift in a block that Swift made.
  const void *captured;
};

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern char _dispatch_main_q[];

extern atomic_int stage_time_open_stages;
extern stage_time_handlers stage_time_answers;

static inline bool is_open(void) { return atomic_load_explicit(&stage_time_open_stages, memory_order_relaxed) > 0; }

/// Whether what is sent to a queue runs on the main queue: on it, or on a queue that targets it.
bool runs_on_main(const void *queue);

/// Whether a queue, or one that it targets, is suspended or not yet activated.
bool is_suspended(const void *queue);

/// Notes the new target of an object, if that is a queue.
void retarget_queue(void *object, void *target);

/// Suspends a queue once more, or once less.
void change_suspensions(void *object, int count);
void activate_queue(void *object);

/// Runs work of the main queue, or of a queue that targets it, on this thread, as if on the queue.
void run_on(void *queue, stage_time_function run, void *context);

/// Runs a library's function that calls a block on a queue before it returns: the thread is on that queue meanwhile.
void run_in_sync(void (*function)(void *queue, void *block), void *queue, void *block);

/// Returns the library's function of a name, found once; the sanitizers' one where they have it.
void *library_function(_Atomic(void *) *found, const char *name);

#define LIBRARY(name)                        \
  static _Atomic(void *) name##_found;       \
  __typeof__(&name) library =                \
      (__typeof__(&name))library_function(&name##_found, #name)

/// Returns the stage of the calling code, or of a task; NULL for none.
static inline void *stage_of(const void *task, bool main) {
  return is_open() ? stage_time_answers.current(task, main) : NULL;
}

/// The code of a block.
const void *code_of_block(const struct block *block);

/// Returns whether the calling code runs on the main actor: on the main queue, which has any thread, or on the main thread.
bool is_main_actor(void);

/// Reports a block for the main queue that no stage takes, although stages are open.
void report_stray(void *queue, const void *block);

/// Work that runs a block.
stage_time_work block_work(void *queue, const void *block, stage_time_entry entry);

/// Nanoseconds from the stage's time to a time of dispatch, not negative.
int64_t delay_until(uint64_t when);

/// Nanoseconds from the stage's time to a time of a clock.
int64_t distance(int64_t moment, clockid_t clock);

/// The time of a clock, in nanoseconds, to which the stage's clock has come since this thread has read it.
int64_t present(clockid_t clock);

/// The library's time for a time that may be a stage's; the same for others.
uint64_t real_time(uint64_t when);

/// The first time of dispatch that means a stage's clock; those of the machine's are below for nine years after it started.
static const uint64_t stage_origin = 1ull << 58;
static const uint64_t forever = ~0ull;

stage_time_readings readings_of_thread(void);
void set_readings_of_thread(stage_time_readings readings);

#endif
