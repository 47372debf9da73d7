#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>

#include "TimerSources.h"

extern char _dispatch_source_type_timer[];
extern void dispatch_activate(void *object);
extern void dispatch_resume(void *object);
extern void dispatch_suspend(void *object);
extern void dispatch_set_target_queue(void *object, void *queue);
extern void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue);
extern void dispatch_source_set_event_handler(void *source, void *block);
extern void dispatch_source_set_cancel_handler(void *source, void *block);
extern void dispatch_source_set_registration_handler(void *source, void *block);
extern void dispatch_source_cancel(void *source);
extern uintptr_t dispatch_source_get_data(void *source);
extern const char *dispatch_queue_get_label(void *queue);

/// Whether a queue is a URL session's own: its deadlines are those of the network, which is as slow as the machine's time says.
static bool is_of_session(void *queue) {
  const char *label = queue ? dispatch_queue_get_label(queue) : NULL;
  return label && (strcmp(label, "org.swift.URLSessionTask.WorkQueue") == 0 || strcmp(label, "MultiHandle.isolation") == 0);
}

void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  LIBRARY(dispatch_source_create);
  void *object = library(type, handle, mask, queue);
  bool is_timer = object && type == _dispatch_source_type_timer && !is_of_session(queue);
  void *stage = is_timer ? stage_of(NULL, runs_on_main(queue)) : NULL;
  if (!stage) return object;
  struct source *source = calloc(1, sizeof *source);
  source->object = object;
  source->stage = stage;
  source->queue = queue ? queue : dispatch_get_global_queue(0, 0);
  dispatch_retain(source->queue);
  source->references = source->uses = 1;
  source->due = -1;
  add_source(source);
  return object;
}

void dispatch_source_set_timer(void *object, uint64_t start, uint64_t interval, uint64_t leeway) {
  struct source *source = lock_source(object);
  if (!source) {
    LIBRARY(dispatch_source_set_timer);
    return library(object, real_time(start), interval, leeway);
  }
  source->uses++;
  unlock_sources();
  int64_t due = -1;
  if (start != forever && __builtin_add_overflow(stage_time_answers.now(source->stage), delay_until(start), &due)) {
    due = INT64_MAX;
  }
  lock_sources();
  source->due = due;
  source->interval = interval == forever ? 0 : interval == 0 ? 1 : interval > INT64_MAX ? INT64_MAX : (int64_t)interval;
  disarm_and_unlock(source);
  arm(source);
  release_source(source);
}

/// Exchanges a handler of a source that a stage has; false for another object.
static bool set_handler(void *object, size_t offset, void *block) {
  struct source *source = lock_source(object);
  if (!source) return false;
  struct block **handler = (struct block **)((char *)source + offset);
  struct block *old = *handler;
  *handler = block ? _Block_copy(block) : NULL;
  unlock_sources();
  if (old) _Block_release(old);
  return true;
}

void dispatch_source_set_event_handler(void *object, void *block) {
  if (set_handler(object, offsetof(struct source, handler), block)) return;
  LIBRARY(dispatch_source_set_event_handler);
  library(object, block);
}

void dispatch_source_set_cancel_handler(void *object, void *block) {
  if (set_handler(object, offsetof(struct source, cancel_handler), block)) return;
  LIBRARY(dispatch_source_set_cancel_handler);
  library(object, block);
}

void dispatch_source_set_registration_handler(void *object, void *block) {
  if (set_handler(object, offsetof(struct source, registration_handler), block)) return;
  LIBRARY(dispatch_source_set_registration_handler);
  library(object, block);
}

void dispatch_source_set_event_handler_f(void *object, stage_time_function function) {
  struct source *source = lock_source(object);
  if (source) {
    source->function = function;
    return unlock_sources();
  }
  LIBRARY(dispatch_source_set_event_handler_f);
  library(object, function);
}

uintptr_t dispatch_source_get_data(void *object) {
  struct source *source = lock_source(object);
  if (source) {
    uintptr_t count = source->count;
    unlock_sources();
    return count;
  }
  LIBRARY(dispatch_source_get_data);
  return library(object);
}

/// How a call changes whether a source sends events.
enum change { ACTIVATE, RESUME, SUSPEND, CANCEL, RETAIN, RELEASE };

static void change(void *object, enum change change) {
  struct source *source = lock_source(object);
  if (!source) return;
  source->uses++;
  bool is_released = false;
  switch (change) {
    case RESUME:
      if (source->is_active && source->suspensions > 0) source->suspensions--;
      source->is_active = true;
      break;
    case ACTIVATE: source->is_active = true; break;
    case SUSPEND: source->suspensions++; break;
    case CANCEL: source->is_cancelled = true; break;
    case RETAIN: source->references++; break;
    case RELEASE:
      is_released = --source->references == 0;
      if (!is_released) break;
      source->is_cancelled = true;
      remove_source(source);
      source->uses--;
  }
  if (is_running(source)) {
    unlock_sources();
    arm(source);
  } else {
    disarm_and_unlock(source);
  }
  send_handlers(source);
  release_source(source);
}

void dispatch_activate(void *object) {
  LIBRARY(dispatch_activate);
  library(object);
  activate_queue(object);
  change(object, ACTIVATE);
}

void dispatch_resume(void *object) {
  LIBRARY(dispatch_resume);
  library(object);
  change_suspensions(object, -1);
  change(object, RESUME);
}

void dispatch_suspend(void *object) {
  LIBRARY(dispatch_suspend);
  library(object);
  change_suspensions(object, 1);
  change(object, SUSPEND);
}

void dispatch_source_cancel(void *object) {
  LIBRARY(dispatch_source_cancel);
  library(object);
  change(object, CANCEL);
}

void dispatch_retain(void *object) {
  LIBRARY(dispatch_retain);
  library(object);
  change(object, RETAIN);
}

void dispatch_release(void *object) {
  // The object may be gone afterwards, and its address another one's.
  change(object, RELEASE);
  LIBRARY(dispatch_release);
  library(object);
}

void dispatch_set_target_queue(void *object, void *queue) {
  LIBRARY(dispatch_set_target_queue);
  library(object, queue);
  retarget_queue(object, queue);
  struct source *source = lock_source(object);
  if (!source) return;
  void *old = source->queue;
  source->queue = queue ? queue : dispatch_get_global_queue(0, 0);
  unlock_sources();
  dispatch_retain(source->queue);
  dispatch_release(old);
}
