#define _GNU_SOURCE
#include <pthread.h>
#include <stdlib.h>

#include "Hooks.h"

// Queues that target the main queue, directly or through others. A stage runs their work on its main thread as if on them: the library
// could run it only while the test is suspended.

extern void *dispatch_queue_create(const char *label, void *attributes);
extern void *dispatch_queue_create_with_target(const char *label, void *attributes, void *target);
extern void *dispatch_queue_attr_make_initially_inactive(void *attributes);
extern void dispatch_queue_set_specific(void *queue, const void *key, void *value, stage_time_function release);
extern void *dispatch_queue_get_specific(void *queue, const void *key);
extern void *dispatch_get_specific(const void *key);
extern const char *dispatch_queue_get_label(void *queue);
extern void dispatch_assert_queue(void *queue);
extern void dispatch_assert_queue_barrier(void *queue);
extern void dispatch_assert_queue_not(void *queue);

/// Marks each queue that the program creates with its target, which the queue retains, or with `none`.
static char target_key;
/// The value for a queue without a target of its own.
static char none;

/// The target of a queue; NULL where it is not known.
static void *target_of(const void *queue) {
  void *target = dispatch_queue_get_specific((void *)queue, &target_key);
  return target == &none ? NULL : target;
}

bool runs_on_main(const void *queue) {
  while (queue && queue != _dispatch_main_q) queue = target_of(queue);
  return queue;
}

// MARK: Suspension

/// A queue that is suspended, or not yet activated; nothing releases one meanwhile.
struct suspended {
  void *queue;
  int count;
  bool is_inactive;
  struct suspended *next;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct suspended *all_suspended;
static atomic_int suspended_count;

/// Returns the link to a queue in the list, or to its end; the lock is held.
static struct suspended **find(const void *queue) {
  struct suspended **link = &all_suspended;
  while (*link && (*link)->queue != queue) link = &(*link)->next;
  return link;
}

static bool is_marked(const void *object) { return dispatch_queue_get_specific((void *)object, &target_key); }

/// Returns the entry of a queue, made where there is none; the lock is held.
static struct suspended *entry_of(void *queue) {
  struct suspended **link = find(queue);
  if (!*link) {
    *link = calloc(1, sizeof **link);
    (*link)->queue = queue;
    atomic_fetch_add(&suspended_count, 1);
  }
  return *link;
}

/// Removes the entry of a queue that runs; the lock is held.
static void remove_if_running(void *queue) {
  struct suspended **link = find(queue), *entry = *link;
  if (!entry || entry->count > 0 || entry->is_inactive) return;
  *link = entry->next;
  free(entry);
  atomic_fetch_sub(&suspended_count, 1);
}

void change_suspensions(void *object, int count) {
  if (!is_marked(object)) return;
  pthread_mutex_lock(&lock);
  entry_of(object)->count += count;
  remove_if_running(object);
  pthread_mutex_unlock(&lock);
}

void activate_queue(void *object) {
  if (atomic_load_explicit(&suspended_count, memory_order_relaxed) == 0) return;
  pthread_mutex_lock(&lock);
  struct suspended *entry = *find(object);
  if (entry) entry->is_inactive = false;
  remove_if_running(object);
  pthread_mutex_unlock(&lock);
}

static void add_inactive(void *queue) {
  pthread_mutex_lock(&lock);
  entry_of(queue)->is_inactive = true;
  pthread_mutex_unlock(&lock);
}

bool is_suspended(const void *queue) {
  if (atomic_load_explicit(&suspended_count, memory_order_relaxed) == 0) return false;
  bool found = false;
  pthread_mutex_lock(&lock);
  for (; queue && queue != _dispatch_main_q && !found; queue = target_of(queue)) found = *find(queue);
  pthread_mutex_unlock(&lock);
  return found;
}

// MARK: Creation

static void mark(void *queue, void *target) {
  bool is_known = target && (target == _dispatch_main_q || is_marked(target));
  dispatch_queue_set_specific(queue, &target_key, is_known ? target : &none, NULL);
}

static void *marked(void *queue, void *attributes, void *target) {
  if (!queue) return queue;
  mark(queue, target);
  if (attributes && dispatch_queue_attr_make_initially_inactive(attributes) == attributes) add_inactive(queue);
  return queue;
}

void *dispatch_queue_create(const char *label, void *attributes) {
  LIBRARY(dispatch_queue_create);
  return marked(library(label, attributes), attributes, NULL);
}

void *dispatch_queue_create_with_target(const char *label, void *attributes, void *target) {
  LIBRARY(dispatch_queue_create_with_target);
  return marked(library(label, attributes, target), attributes, target);
}

void retarget_queue(void *object, void *target) {
  if (is_marked(object)) mark(object, target);
}

// MARK: Running

/// The queue as if on which this thread runs work of a stage; NULL for none, or for the main queue.
static _Thread_local void *current_queue;
/// Whether the thread is on another queue since, in a call of `sync`.
static _Thread_local bool is_in_sync;

void run_on(void *queue, stage_time_function run, void *context) {
  void *outer = current_queue;
  bool was_in_sync = is_in_sync;
  current_queue = queue == _dispatch_main_q ? NULL : queue;
  is_in_sync = false;
  run(context);
  current_queue = outer;
  is_in_sync = was_in_sync;
}

void run_in_sync(void (*function)(void *queue, void *block), void *queue, void *block) {
  bool was_in_sync = is_in_sync;
  is_in_sync = true;
  function(queue, block);
  is_in_sync = was_in_sync;
}

/// Whether the thread runs work as if on a queue.
static bool is_current(const void *queue) {
  const void *current = current_queue;
  while (current && current != queue) current = target_of(current);
  return current;
}

void dispatch_assert_queue(void *queue) {
  if (is_current(queue)) return;
  LIBRARY(dispatch_assert_queue);
  library(queue);
}

void dispatch_assert_queue_barrier(void *queue) {
  if (is_current(queue)) return;
  LIBRARY(dispatch_assert_queue_barrier);
  library(queue);
}

void dispatch_assert_queue_not(void *queue) {
  LIBRARY(dispatch_assert_queue_not);
  // The library knows only that the thread is on the main queue.
  library(is_current(queue) ? _dispatch_main_q : queue);
}

/// Returns a value of the current queue or of those that it targets, up to the main queue.
static void *specific_of_current(const void *key) {
  void *value = NULL;
  for (void *current = current_queue; current && !value; current = target_of(current)) {
    value = dispatch_queue_get_specific(current, key);
  }
  return value;
}

void *dispatch_get_specific(const void *key) {
  void *value = is_in_sync ? NULL : specific_of_current(key);
  if (value) return value;
  LIBRARY(dispatch_get_specific);
  return library(key);
}

const char *dispatch_queue_get_label(void *queue) {
  LIBRARY(dispatch_queue_get_label);
  return library(queue || is_in_sync ? queue : current_queue);
}
