#define _GNU_SOURCE
#include "Hooks.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

extern void dispatch_async(void *queue, void *block);
extern void dispatch_barrier_async(void *queue, void *block);
extern void dispatch_async_f(void *queue, void *context, stage_time_function run);
extern void dispatch_barrier_async_f(void *queue, void *context, stage_time_function run);
extern void dispatch_after(uint64_t when, void *queue, void *block);
extern void dispatch_after_f(uint64_t when, void *queue, void *context, stage_time_function run);
extern void dispatch_retain(void *object);
extern const char *dispatch_queue_get_label(void *queue);

static void run_block(void *block) {
  ((struct block *)block)->invoke(block);
  _Block_release(block);
}

static void discard_block(void *block) { _Block_release(block); }

// A block that Swift has made of a closure has captured the code.
const void *code_of_block(const struct block *block) {
  const struct {
    unsigned long reserved, size;
  } *descriptor = block->descriptor;
  return descriptor->size >= sizeof(struct block) + sizeof(void *) ? block->captured : (const void *)block->invoke;
}

stage_time_work block_work(void *queue, const void *block, stage_time_entry entry) {
  struct block *copy = _Block_copy(block);
  return (stage_time_work){
      .entry = entry,
      .queue = queue,
      .is_main = runs_on_main(queue),
      .run = run_block,
      .discard = discard_block,
      .context = copy,
      .code = code_of_block(copy),
  };
}

/// The function by which the concurrency runtime runs a job; work with it is a job.
static bool is_job(stage_time_function run) {
  static _Atomic(stage_time_function) known;
  stage_time_function found = atomic_load_explicit(&known, memory_order_relaxed);
  if (found) return run == found;
  Dl_info info;
  if (!dladdr((void *)run, &info) || !info.dli_fname || !strstr(info.dli_fname, "swift_Concurrency")) return false;
  atomic_store_explicit(&known, run, memory_order_relaxed);
  return true;
}

// The context belongs to the caller, or to the job.
static void discard_context(void *context) { (void)context; }

static stage_time_work function_work(void *queue, void *context, stage_time_function run, stage_time_entry entry) {
  return (stage_time_work){
      .entry = entry,
      .queue = queue,
      .is_main = runs_on_main(queue),
      .run = run,
      .discard = discard_context,
      .context = context,
      .code = (const void *)run,
  };
}

void dispatch_async(void *queue, void *block) {
  void *stage = stage_of(NULL, runs_on_main(queue));
  if (!stage) {
    report_stray(queue, block);
    LIBRARY(dispatch_async);
    return library(queue, block);
  }
  stage_time_work work = block_work(queue, block, STAGE_TIME_ASYNC);
  stage_time_answers.take(stage, &work);
}

void dispatch_barrier_async(void *queue, void *block) {
  void *stage = stage_of(NULL, runs_on_main(queue));
  if (!stage) {
    report_stray(queue, block);
    LIBRARY(dispatch_barrier_async);
    return library(queue, block);
  }
  stage_time_work work = block_work(queue, block, STAGE_TIME_ASYNC);
  work.is_barrier = true;
  stage_time_answers.take(stage, &work);
}

/// The resumption of a task: where it goes on.
static const void *code_of_job(const void *job) { return ((void *const *)job)[7]; }

void dispatch_async_f(void *queue, void *context, stage_time_function run) {
  bool is_task = is_open() && is_job(run);
  void *stage = stage_of(is_task ? context : NULL, runs_on_main(queue));
  if (!stage) {
    LIBRARY(dispatch_async_f);
    return library(queue, context, run);
  }
  stage_time_work work = function_work(queue, context, run, is_task ? STAGE_TIME_TASK : STAGE_TIME_ASYNC);
  if (is_task) work.code = code_of_job(context);
  stage_time_answers.take(stage, &work);
}

void dispatch_barrier_async_f(void *queue, void *context, stage_time_function run) {
  void *stage = stage_of(NULL, runs_on_main(queue));
  if (!stage) {
    LIBRARY(dispatch_barrier_async_f);
    return library(queue, context, run);
  }
  stage_time_work work = function_work(queue, context, run, STAGE_TIME_ASYNC);
  work.is_barrier = true;
  stage_time_answers.take(stage, &work);
}

/// Whether a queue is that on which XCTest ends its own waiting for a test: the test's stage has nothing of it.
static bool is_of_xctest(void *queue) {
  const char *label = queue && is_open() ? dispatch_queue_get_label(queue) : NULL;
  return label && strcmp(label, "org.swift.XCTest.XCTWaiter") == 0;
}

void dispatch_after(uint64_t when, void *queue, void *block) {
  bool is_captured = when != forever && !is_of_xctest(queue);
  void *stage = is_captured ? stage_of(NULL, runs_on_main(queue)) : NULL;
  if (!stage) {
    if (is_captured) report_stray(queue, block);
    LIBRARY(dispatch_after);
    return library(real_time(when), queue, block);
  }
  stage_time_work work = block_work(queue, block, STAGE_TIME_AFTER);
  work.delay = delay_until(when);
  stage_time_answers.take(stage, &work);
}

void dispatch_after_f(uint64_t when, void *queue, void *context, stage_time_function run) {
  bool is_task = is_open() && is_job(run);
  // A task that sleeps runs while it asks for the job that wakes it.
  void *stage = when == forever ? NULL : stage_of(NULL, runs_on_main(queue));
  if (!stage) {
    LIBRARY(dispatch_after_f);
    return library(real_time(when), queue, context, run);
  }
  stage_time_work work = function_work(queue, context, run, is_task ? STAGE_TIME_SLEEP : STAGE_TIME_AFTER);
  work.delay = delay_until(when);
  if (is_task) work.code = code_of_job(context);
  stage_time_answers.take(stage, &work);
}
