#define _GNU_SOURCE
#include "Hooks.h"

#include <pthread.h>
#include <stdlib.h>

// Core Foundation's run loop, which Foundation does not import into Swift.
extern void *CFRunLoopGetMain(void);
extern unsigned char _CFRunLoopFinished(void *loop, const void *mode);
extern int32_t CFRunLoopRunInMode(const void *mode, double seconds, unsigned char returns_after_source);
extern double CFAbsoluteTimeGetCurrent(void);
extern void CFRunLoopPerformBlock(void *loop, const void *mode, void *block);
extern void *CFRunLoopTimerCreate(
    const void *allocator, double date, double interval, unsigned long flags, long order, void *callback, void *context);
extern void CFRunLoopAddTimer(void *loop, void *timer, const void *mode);
extern void CFRunLoopTimerInvalidate(void *timer);
extern void CFRunLoopTimerSetNextFireDate(void *timer, double date);
extern void CFRunLoopTimerGetContext(void *timer, void *context);
extern double CFRunLoopTimerGetNextFireDate(void *timer);
extern double CFRunLoopTimerGetInterval(void *timer);
extern unsigned char CFRunLoopTimerIsValid(void *timer);
extern const void *CFRetain(const void *object);
extern void CFRelease(const void *object);

/// Seconds between the epochs of Core Foundation and of Unix.
static const double reference_date = 978307200;

/// Returns the stage of code that asks a run loop for something: the main loop's, or that of the thread on which the stage runs.
static void *stage_of_loop(const void *loop) {
  if (!is_open() || (loop != CFRunLoopGetMain() && stage_time_this_thread().work)) return NULL;
  return stage_time_answers.current(NULL, true);
}

void CFRunLoopPerformBlock(void *loop, const void *mode, void *block) {
  void *stage = stage_of_loop(loop);
  if (!stage) {
    LIBRARY(CFRunLoopPerformBlock);
    return library(loop, mode, block);
  }
  stage_time_work work = block_work(NULL, block, STAGE_TIME_RUN_LOOP);
  work.is_main = true;
  stage_time_answers.take(stage, &work);
}

/// Returns the stage whose clock goes on while this thread runs its run loop, retained: a test's, between the stage's turns.
static void *stage_to_run(void) {
  if (!is_open() || stage_time_this_thread().stage || !is_main_actor()) return NULL;
  return stage_time_answers.current(NULL, true);
}

// Foundation's loops ask whether there is anything to wait for, run, and compare the time with their limit.
unsigned char _CFRunLoopFinished(void *loop, const void *mode) {
  void *stage = stage_to_run();
  if (!stage) {
    LIBRARY(_CFRunLoopFinished);
    return library(loop, mode);
  }
  stage_time_answers.release(stage);
  return false;
}

int32_t CFRunLoopRunInMode(const void *mode, double seconds, unsigned char returns_after_source) {
  LIBRARY(CFRunLoopRunInMode);
  void *stage = stage_to_run();
  if (!stage) return library(mode, seconds, returns_after_source);
  static const double longest = 1e9;
  // The loop's limit stays a distance from the reading that the test has made it of.
  stage_time_readings readings = readings_of_thread();
  stage_time_answers.run(stage, seconds > 0 ? (int64_t)((seconds < longest ? seconds : longest) * 1e9) : 0);
  // What passes by the stage runs too.
  int32_t result = library(mode, 0, returns_after_source);
  set_readings_of_thread(readings);
  return result;
}

double CFAbsoluteTimeGetCurrent(void) {
  void *stage = stage_to_run();
  LIBRARY(CFAbsoluteTimeGetCurrent);
  if (!stage) return library();
  stage_time_answers.release(stage);
  return (double)present(CLOCK_REALTIME) / 1e9 - reference_date;
}

/// A timer that a stage fires: held by the stage, firing, or stopped by a date that never comes.
struct timer {
  void *object;
  int64_t interval;
  bool is_valid, is_firing, is_held;
  /// The distance that the app has set while the timer fired; negative for none.
  int64_t next_delay;
  struct timer *next;
};

static pthread_mutex_t timers_lock = PTHREAD_MUTEX_INITIALIZER;
static struct timer *timers;
/// The function by which Foundation fires a timer.
static _Atomic(void *) fire;

/// Returns the valid timer of an object; the lock is held.
static struct timer *find(const void *object) {
  struct timer *timer = timers;
  while (timer && (timer->object != object || !timer->is_valid)) timer = timer->next;
  return timer;
}

static void forget(struct timer *timer) {
  pthread_mutex_lock(&timers_lock);
  struct timer **link = &timers;
  while (*link && *link != timer) link = &(*link)->next;
  if (*link) *link = timer->next;
  pthread_mutex_unlock(&timers_lock);
  CFRelease(timer->object);
  free(timer);
}

/// The timers that this thread has made last, with their distances: their dates are exact for a moment only.
enum { made_count = 16 };
static _Thread_local struct {
  const void *object;
  int64_t due;
} made[made_count];
static _Thread_local int made_last;

/// Nanoseconds from which a timer counts as stopped: a hundred years.
static const int64_t stopped = 3155760000000000000;

/// Nanoseconds from the stage's time to a date, to the microsecond, as exact as dates are.
static int64_t delay_until_date(double date, int64_t interval) {
  double seconds = date + reference_date;
  if (!(seconds < 9e9)) return stopped;
  if (seconds < 0) return 0;
  int64_t delay = distance((int64_t)(seconds * 1e9), CLOCK_REALTIME);
  if (delay < 0) return 0;
  if (interval && llabs(delay - interval) < 2000) return interval;
  return (delay + 500) / 1000 * 1000;
}

void *CFRunLoopTimerCreate(
    const void *allocator, double date, double interval, unsigned long flags, long order, void *callback, void *context) {
  LIBRARY(CFRunLoopTimerCreate);
  int64_t now = is_open() ? stage_time_answers.now(NULL) : -1;
  // The library reads the clock again.
  int64_t delay = now < 0 ? 0 : delay_until_date(date, (int64_t)(interval * 1e9));
  void *timer = library(allocator, date, interval, flags, order, callback, context);
  if (now < 0) return timer;
  atomic_store(&fire, callback);
  made_last = (made_last + 1) % made_count;
  made[made_last].object = timer;
  made[made_last].due = now + delay;
  return timer;
}

static int64_t delay_of(void *object, int64_t interval) {
  int64_t now = stage_time_answers.now(NULL);
  for (int index = 0; index < made_count; index++) {
    if (made[index].object != object) continue;
    made[index].object = NULL;
    return made[index].due > now ? made[index].due - now : 0;
  }
  return delay_until_date(CFRunLoopTimerGetNextFireDate(object), interval);
}

static void fire_timer(void *context);

static void discard_timer(void *context) { forget(context); }

/// Gives a timer to a stage, unless it is stopped.
static void schedule(struct timer *timer, void *stage, int64_t delay) {
  timer->is_held = delay < stopped;
  stage_time_work work = {
      .entry = timer->interval ? STAGE_TIME_REPEATING_TIMER : STAGE_TIME_TIMER,
      .is_main = true,
      .delay = delay,
      .run = fire_timer,
      .discard = discard_timer,
      .context = timer,
  };
  if (timer->is_held) stage_time_answers.take(stage, &work);
}

static void fire_timer(void *context) {
  struct timer *timer = context;
  void *object = timer->object;
  struct {
    long version;
    void *info, *retain, *release, *description;
  } about = {0};
  CFRunLoopTimerGetContext(object, &about);
  CFRetain(object);
  timer->is_firing = true;
  ((void (*)(void *, void *))atomic_load(&fire))(object, about.info);
  timer->is_firing = false;
  int64_t delay = timer->next_delay >= 0 ? timer->next_delay : timer->interval;
  timer->next_delay = -1;
  void *stage = timer->is_valid && delay > 0 ? stage_of(NULL, true) : NULL;
  if (stage) {
    schedule(timer, stage, delay);
  } else {
    forget(timer);
    CFRunLoopTimerInvalidate(object);
  }
  CFRelease(object);
}

static void add_timer(void *object, void *stage, int64_t delay, int64_t interval) {
  struct timer *timer = calloc(1, sizeof *timer);
  timer->object = (void *)CFRetain(object);
  timer->interval = interval;
  timer->is_valid = true;
  timer->next_delay = -1;
  pthread_mutex_lock(&timers_lock);
  timer->next = timers;
  timers = timer;
  pthread_mutex_unlock(&timers_lock);
  schedule(timer, stage, delay);
}

/// Nanoseconds between firings; intervals below a tenth of a millisecond count as that.
static int64_t interval_of(void *object) {
  int64_t interval = (int64_t)(CFRunLoopTimerGetInterval(object) * 1e9);
  return interval > 0 && interval < 100000 ? 100000 : interval;
}

void CFRunLoopAddTimer(void *loop, void *object, const void *mode) {
  void *stage = atomic_load(&fire) ? stage_of_loop(loop) : NULL;
  if (!stage) {
    LIBRARY(CFRunLoopAddTimer);
    return library(loop, object, mode);
  }
  pthread_mutex_lock(&timers_lock);
  bool is_added = find(object) != NULL;
  pthread_mutex_unlock(&timers_lock);
  if (is_added || !CFRunLoopTimerIsValid(object)) return stage_time_answers.release(stage);
  int64_t interval = interval_of(object);
  add_timer(object, stage, delay_of(object, interval), interval);
}

/// Takes a timer from its stage, and returns whether a stage had it; the stage goes on with one that is firing.
static bool withdraw(void *object, bool is_moved, int64_t delay) {
  pthread_mutex_lock(&timers_lock);
  struct timer *timer = find(object);
  bool is_firing = timer && timer->is_firing;
  bool is_held = timer && timer->is_held;
  if (is_firing && is_moved) timer->next_delay = delay;
  if (timer && !(is_firing && is_moved)) timer->is_valid = false;
  pthread_mutex_unlock(&timers_lock);
  if (!timer) return false;
  if (is_firing) return !is_moved;
  if (is_held) {
    stage_time_answers.cancel(timer);
  } else {
    forget(timer);
  }
  return true;
}

void CFRunLoopTimerInvalidate(void *object) {
  if (is_open()) withdraw(object, false, 0);
  LIBRARY(CFRunLoopTimerInvalidate);
  library(object);
}

void CFRunLoopTimerSetNextFireDate(void *object, double date) {
  LIBRARY(CFRunLoopTimerSetNextFireDate);
  library(object, date);
  void *stage = stage_of(NULL, true);
  if (!stage) return;
  int64_t interval = interval_of(object);
  // A date in the past fires at once; no distance is a timer that does not repeat.
  int64_t delay = delay_until_date(date, interval);
  if (withdraw(object, true, delay > 0 ? delay : 1)) {
    add_timer(object, stage, delay, interval);
  } else {
    stage_time_answers.release(stage);
  }
}
