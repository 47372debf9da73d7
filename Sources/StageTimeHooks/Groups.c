#define _GNU_SOURCE
#include "Hooks.h"

#include <stdlib.h>

extern void dispatch_group_enter(void *group);
extern void dispatch_group_leave(void *group);
extern void dispatch_group_async(void *group, void *queue, void *block);
extern void dispatch_group_notify(void *group, void *queue, void *block);
extern void dispatch_sync(void *queue, void *block);
extern void dispatch_barrier_sync(void *queue, void *block);
extern intptr_t dispatch_group_wait(void *group, uint64_t when);
extern intptr_t dispatch_block_wait(void *block, uint64_t when);
extern intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t when);
extern void *dispatch_semaphore_create(intptr_t value);
extern intptr_t dispatch_semaphore_signal(void *semaphore);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);

/// Work that is in a group until it has run.
struct member {
  void *group;
  stage_time_work work;
};

static void leave(struct member *member) {
  dispatch_group_leave(member->group);
  dispatch_release(member->group);
  free(member);
}

static void run_member(void *context) {
  struct member *member = context;
  member->work.run(member->work.context);
  leave(member);
}

static void discard_member(void *context) {
  struct member *member = context;
  member->work.discard(member->work.context);
  leave(member);
}

void dispatch_group_async(void *group, void *queue, void *block) {
  void *stage = stage_of(NULL, runs_on_main(queue));
  if (!stage) {
    report_stray(queue, block);
    LIBRARY(dispatch_group_async);
    return library(group, queue, block);
  }
  struct member *member = malloc(sizeof *member);
  member->group = group;
  member->work = block_work(queue, block, STAGE_TIME_ASYNC);
  dispatch_retain(group);
  dispatch_group_enter(group);
  stage_time_work work = member->work;
  work.run = run_member;
  work.discard = discard_member;
  work.context = member;
  stage_time_answers.take(stage, &work);
}

void dispatch_group_notify(void *group, void *queue, void *block) {
  void *stage = stage_of(NULL, runs_on_main(queue));
  if (!stage) {
    LIBRARY(dispatch_group_notify);
    return library(group, queue, block);
  }
  stage_time_work work = block_work(queue, block, STAGE_TIME_GROUP_NOTIFY);
  work.group = group;
  stage_time_answers.take(stage, &work);
}

/// Work for the main queue on which another thread waits.
struct visit {
  struct block *block;
  void *done;
};

static void run_visit(void *context) {
  struct visit *visit = context;
  visit->block->invoke(visit->block);
  dispatch_semaphore_signal(visit->done);
}

// The other thread needs the block to run: after the stage's end, the real main queue runs it.
static void discard_visit(void *context) { stage_time_linked_hooks()->send_to_main(context, run_visit); }

/// Runs a block on the stage's main queue and waits for it, where another thread's code of the stage asks; else false.
static bool visited(void *queue, void *block) {
  // The stage's own thread would wait for itself.
  if (!runs_on_main(queue) || !is_open() || !stage_time_this_thread().work) return false;
  void *stage = stage_of(NULL, true);
  if (!stage) return false;
  struct visit visit = {.block = block, .done = dispatch_semaphore_create(0)};
  stage_time_work work = {
      .entry = STAGE_TIME_SYNC,
      .queue = queue,
      .is_main = true,
      .run = run_visit,
      .discard = discard_visit,
      .context = &visit,
      .code = (const void *)visit.block->invoke,
  };
  stage_time_answers.take(stage, &work);
  LIBRARY(dispatch_semaphore_wait);
  library(visit.done, forever);
  dispatch_release(visit.done);
  return true;
}

void dispatch_sync(void *queue, void *block) {
  if (visited(queue, block)) return;
  LIBRARY(dispatch_sync);
  run_in_sync(library, queue, block);
}

void dispatch_barrier_sync(void *queue, void *block) {
  if (visited(queue, block)) return;
  LIBRARY(dispatch_barrier_sync);
  run_in_sync(library, queue, block);
}

// What waits really, waits for the machine's time.

intptr_t dispatch_group_wait(void *group, uint64_t when) {
  LIBRARY(dispatch_group_wait);
  return library(group, real_time(when));
}

intptr_t dispatch_block_wait(void *block, uint64_t when) {
  LIBRARY(dispatch_block_wait);
  return library(block, real_time(when));
}

intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t when) {
  LIBRARY(dispatch_semaphore_wait);
  return library(semaphore, real_time(when));
}
