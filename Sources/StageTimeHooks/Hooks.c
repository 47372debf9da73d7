#define _GNU_SOURCE
#include "Hooks.h"

#include <dlfcn.h>
#include <stdio.h>
#include <unistd.h>

#include "StageTimeHooks.h"

atomic_int stage_time_open_stages;
stage_time_handlers stage_time_answers;

bool stage_time_hooks_are_open(void) { return is_open(); }

void *library_function(_Atomic(void *) *found, const char *name) {
  void *function = atomic_load_explicit(found, memory_order_acquire);
  if (function) return function;
  char interceptor[96];
  snprintf(interceptor, sizeof interceptor, "__interceptor_%s", name);
  function = dlsym(RTLD_DEFAULT, interceptor);
  if (!function) function = dlsym(RTLD_NEXT, name);
  atomic_store_explicit(found, function, memory_order_release);
  return function;
}

extern void dispatch_queue_set_specific(void *queue, const void *key, void *value, stage_time_function release);
extern void *dispatch_get_specific(const void *key);

/// Marks the main queue: a test's runs on any thread.
static char main_key;

static void set_handlers(const stage_time_handlers *handlers) {
  stage_time_answers = *handlers;
  dispatch_queue_set_specific(_dispatch_main_q, &main_key, &main_key, NULL);
}

bool is_main_actor(void) { return dispatch_get_specific(&main_key) || gettid() == getpid(); }

void report_stray(void *queue, const void *block) {
  // Tests without a stage send from the main queue.
  if (!is_open() || !runs_on_main(queue) || dispatch_get_specific(&main_key)) return;
  stage_time_answers.stray(code_of_block(block));
}

static void did_read(const void *code) {
  if (is_open()) stage_time_answers.did_read(code, true);
}

static void add_open(int count) { atomic_fetch_add(&stage_time_open_stages, count); }

extern void dispatch_async_f(void *queue, void *context, stage_time_function run);
extern void dispatch_barrier_async_f(void *queue, void *context, stage_time_function run);
extern long dispatch_group_wait(void *group, uint64_t when);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);

static void send(void *queue, bool is_barrier, void *context, stage_time_function run) {
  if (is_barrier) {
    LIBRARY(dispatch_barrier_async_f);
    library(queue, context, run);
  } else {
    LIBRARY(dispatch_async_f);
    library(queue, context, run);
  }
}

static void send_to_main(void *context, stage_time_function run) { send(_dispatch_main_q, false, context, run); }

static bool is_empty(void *group) {
  LIBRARY(dispatch_group_wait);
  return library(group, 0) == 0;
}

extern void dispatch_async(void *queue, void *block);

static const char *other_owner(void) {
  void *used = dlsym(RTLD_DEFAULT, "dispatch_async");
  if (used == (void *)dispatch_async) return NULL;
  Dl_info info;
  return used && dladdr(used, &info) ? info.dli_fname : "another program";
}

__attribute__((constructor)) static void register_hooks(void) {
  static const stage_time_hooks hooks = {
      .set_handlers = set_handlers,
      .add_open = add_open,
      .send = send,
      .send_to_main = send_to_main,
      .is_empty = is_empty,
      .is_suspended = is_suspended,
      .run_on = run_on,
      .retain = dispatch_retain,
      .release = dispatch_release,
      .other_owner = other_owner,
      .did_read = did_read,
      .readings = readings_of_thread,
      .set_readings = set_readings_of_thread,
  };
  stage_time_register(&hooks);
}
