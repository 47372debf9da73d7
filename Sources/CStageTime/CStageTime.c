#include "CStageTime.h"

#include <stddef.h>

static const stage_time_hooks *linked;
static _Thread_local stage_time_thread this_thread;

const stage_time_hooks *stage_time_linked_hooks(void) { return linked; }

void stage_time_register(const stage_time_hooks *hooks) { linked = hooks; }

stage_time_thread stage_time_this_thread(void) { return this_thread; }

void stage_time_set_this_thread(stage_time_thread thread) { this_thread = thread; }

void stage_time_note_reading(void) {
  if (linked) linked->did_read(__builtin_return_address(0));
}

extern __attribute__((swiftcall)) void *swift_task_getCurrent(void);

const void *stage_time_current_task(void) { return swift_task_getCurrent(); }

extern __attribute__((swiftcall)) void swift_task_cancel(const void *task);

void stage_time_cancel_task(const void *task) { swift_task_cancel(task); }

// The layout of a job: the object's header, two words of the scheduler, the flags. The flags' lowest byte is the kind, 0 for a task;
// a task of `async let` lies in its parent's memory.
enum { job_flags_offset = 32, job_kind_mask = 0xFF, task_is_async_let = 1 << 28 };

bool stage_time_task_is_retainable(const void *task) {
  uint32_t flags = *(const uint32_t *)((const char *)task + job_flags_offset);
  return (flags & job_kind_mask) == 0 && (flags & task_is_async_let) == 0;
}

extern bool swift_isUniquelyReferenced_nonNull_native(const void *object);

bool stage_time_is_only_reference(const void *object) { return swift_isUniquelyReferenced_nonNull_native(object); }

extern char _dispatch_main_q[];

void *stage_time_main_queue(void) { return _dispatch_main_q; }

extern const char *dispatch_queue_get_label(void *queue);

const char *stage_time_queue_label(void *queue) { return dispatch_queue_get_label(queue); }
