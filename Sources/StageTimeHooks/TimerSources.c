#define _GNU_SOURCE
#include "TimerSources.h"

#include <pthread.h>
#include <stdlib.h>

extern void *dispatch_get_context(void *object);

/// A firing that a stage holds.
struct firing {
  struct source *source;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct source *sources;
/// The number of sources in the list, so that other objects are not looked up in vain.
static atomic_int source_count;

void lock_sources(void) { pthread_mutex_lock(&lock); }

void unlock_sources(void) { pthread_mutex_unlock(&lock); }

struct source *lock_source(const void *object) {
  if (atomic_load_explicit(&source_count, memory_order_relaxed) == 0) return NULL;
  lock_sources();
  for (struct source *source = sources; source; source = source->next) {
    if (source->object == object) return source;
  }
  unlock_sources();
  return NULL;
}

void add_source(struct source *source) {
  lock_sources();
  source->next = sources;
  sources = source;
  atomic_fetch_add(&source_count, 1);
  unlock_sources();
}

// It is locked.
void remove_source(struct source *source) {
  struct source **link = &sources;
  while (*link && *link != source) link = &(*link)->next;
  if (*link) *link = source->next;
  atomic_fetch_sub(&source_count, 1);
}

static void release_block(struct block *block) {
  if (block) _Block_release(block);
}

void release_source(struct source *source) {
  lock_sources();
  bool is_last = --source->uses == 0;
  unlock_sources();
  if (!is_last) return;
  release_block(source->handler);
  release_block(source->cancel_handler);
  release_block(source->registration_handler);
  dispatch_release(source->queue);
  stage_time_answers.release(source->stage);
  free(source);
}

bool is_running(const struct source *source) {
  return source->is_active && source->suspensions == 0 && !source->is_cancelled && source->references > 0;
}

static const void *code_of(const struct source *source) {
  return source->handler ? code_of_block(source->handler) : (const void *)source->function;
}

static void fire(void *context);
static void discard(void *context);

void arm(struct source *source) {
  int64_t now = stage_time_answers.now(source->stage);
  lock_sources();
  if (!is_running(source) || source->is_firing || source->armed || source->due < 0) return unlock_sources();
  struct firing *firing = malloc(sizeof *firing);
  firing->source = source;
  source->armed = firing;
  source->uses++;
  stage_time_work work = {
      .entry = source->interval ? STAGE_TIME_REPEATING_TIMER : STAGE_TIME_TIMER,
      .queue = source->queue,
      .is_main = runs_on_main(source->queue),
      .delay = source->due > now ? source->due - now : 0,
      .run = fire,
      .discard = discard,
      .context = firing,
      .code = code_of(source),
  };
  unlock_sources();
  stage_time_answers.retain(source->stage);
  stage_time_answers.take(source->stage, &work);
}

void disarm_and_unlock(struct source *source) {
  struct firing *firing = source->armed;
  source->armed = NULL;
  unlock_sources();
  if (firing) stage_time_answers.cancel(firing);
}

/// Sends a handler that is called once to the source's queue.
static void send_handler(struct source *source, struct block *block) {
  stage_time_work work = block_work(source->queue, block, STAGE_TIME_ASYNC);
  _Block_release(block);
  stage_time_answers.retain(source->stage);
  stage_time_answers.take(source->stage, &work);
}

void send_handlers(struct source *source) {
  struct block *registration = NULL, *cancellation = NULL, *handler = NULL;
  lock_sources();
  if (source->is_active && source->suspensions == 0) {
    registration = source->registration_handler;
    source->registration_handler = NULL;
    if (source->is_cancelled && !source->is_firing) {
      cancellation = source->cancel_handler;
      source->cancel_handler = NULL;
      handler = source->handler;
      source->handler = NULL;
    }
  }
  unlock_sources();
  if (registration) send_handler(source, registration);
  if (cancellation) send_handler(source, cancellation);
  release_block(handler);
}

/// Nanoseconds between firings at least: shorter ones are counted together.
static const int64_t shortest = 100000;

/// Counts the firings that are due now, as the library does, and finds the next time; it is locked.
static void count_firings(struct source *source, int64_t now) {
  source->count = 1;
  if (source->interval == 0) {
    source->due = -1;
    return;
  }
  int64_t late = now > source->due ? now - source->due : 0;
  int64_t steps = late / source->interval + 1;
  if (source->interval < shortest) steps += shortest / source->interval - 1;
  source->count = (uintptr_t)steps;
  if (__builtin_mul_overflow(steps, source->interval, &steps) || __builtin_add_overflow(source->due, steps, &source->due)) {
    source->due = INT64_MAX;
  }
}

static void fire(void *context) {
  struct firing *firing = context;
  struct source *source = firing->source;
  int64_t now = stage_time_answers.now(source->stage);
  lock_sources();
  bool is_wanted = source->armed == firing && is_running(source);
  struct block *handler = NULL;
  stage_time_function function = NULL;
  void *function_context = NULL;
  if (source->armed == firing) source->armed = NULL;
  if (is_wanted) {
    source->is_firing = true;
    count_firings(source, now);
    handler = source->handler ? _Block_copy(source->handler) : NULL;
    function = source->function;
    // The function may release the object.
    function_context = function ? dispatch_get_context(source->object) : NULL;
  }
  unlock_sources();
  free(firing);
  if (handler) {
    handler->invoke(handler);
    _Block_release(handler);
  } else if (function) {
    function(function_context);
  }
  if (is_wanted) {
    lock_sources();
    source->is_firing = false;
    unlock_sources();
    arm(source);
    send_handlers(source);
  }
  release_source(source);
}

/// A firing that its stage has not run.
static void discard(void *context) {
  struct firing *firing = context;
  struct source *source = firing->source;
  lock_sources();
  // Where the stage has ended, a task that sleeps goes on: what awaits it would be held up.
  bool passes = source->armed == firing && source->function && is_running(source);
  if (source->armed == firing) source->armed = NULL;
  void *object = passes ? source->object : NULL;
  stage_time_function function = source->function;
  unlock_sources();
  free(firing);
  if (object) {
    LIBRARY(dispatch_source_set_event_handler_f);
    library(object, function);
    {
      LIBRARY(dispatch_source_set_timer);
      library(object, 0, forever, 0);
    }
  }
  release_source(source);
}
