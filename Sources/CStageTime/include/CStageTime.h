// The seam between a stage and the hooks that give it the process's queues (Decision 34).
#ifndef CSTAGETIME_H
#define CSTAGETIME_H

#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Runs a piece of work, or releases it.
typedef void (*stage_time_function)(void *_Nullable context);

/// The entry by which the code under test gave the work to the process.
typedef enum __attribute__((enum_extensibility(closed))) {
  STAGE_TIME_ASYNC __attribute__((swift_name("async"))),
  STAGE_TIME_AFTER __attribute__((swift_name("after"))),
  STAGE_TIME_SYNC __attribute__((swift_name("sync"))),
  STAGE_TIME_GROUP_NOTIFY __attribute__((swift_name("groupNotify"))),
  STAGE_TIME_TASK __attribute__((swift_name("task"))),
  STAGE_TIME_SLEEP __attribute__((swift_name("sleep"))),
  STAGE_TIME_RUN_LOOP __attribute__((swift_name("runLoop"))),
  STAGE_TIME_TIMER __attribute__((swift_name("timer"))),
  STAGE_TIME_REPEATING_TIMER __attribute__((swift_name("repeatingTimer"))),
} stage_time_entry;

/// A piece of work that the code under test gave to the process.
typedef struct {
  stage_time_entry entry;
  /// The dispatch queue; NULL for a run loop.
  void *_Nullable queue;
  /// Whether it runs on the main queue: the queue is that one, or targets it.
  bool is_main;
  bool is_barrier;
  /// Nanoseconds until the work is due, not negative.
  int64_t delay;
  /// The dispatch group that must be empty first, retained with the work; NULL for none.
  void *_Nullable group;
  /// Runs the work and releases it.
  stage_time_function run;
  /// Releases the work without running it.
  stage_time_function discard;
  void *_Nullable context;
  /// An address in the code of the work, to name it; NULL where it is not known.
  const void *_Nullable code;
} stage_time_work;

/// What the stages answer; called on any thread.
typedef struct {
  /// Returns the stage of the calling code, retained; NULL for none, or where the work is the test's own.
  ///
  /// A task whose job is enqueued is looked up by itself: it has no code that runs.
  void *_Nullable (*_Nonnull current)(const void *_Nullable task, bool is_main);
  /// Takes over a piece of work, and the reference to its stage.
  void (*take)(void *stage, const stage_time_work *work);
  /// Retains a stage, for more work than one piece.
  void (*retain)(void *stage);
  /// Releases a stage whose work is not taken.
  void (*release)(void *stage);
  /// Called with the code of a block for the main queue that no stage takes, sent from elsewhere than the main queue.
  void (*stray)(const void *_Nullable code);
  /// Discards a timer that a stage holds.
  void (*cancel)(const void *context);
  /// Returns the operation queue of the calling code's stage, retained; NULL where there is none.
  void *_Nullable (*_Nonnull main_operation_queue)(void);
  /// Nanoseconds of a stage since it began; NULL is the calling code's, and negative where there is none.
  int64_t (*now)(void *_Nullable stage);
  /// Advances a stage by one step, for a test that runs its run loop for a number of nanoseconds; takes over the reference to the stage.
  void (*run)(void *stage, int64_t limit);
  /// Called with the address of code that reads the stage's clock, or one of the machine's.
  void (*did_read)(const void *code, bool is_stages);
} stage_time_handlers;

/// The last readings of the machine's clocks by a thread's code, each with its stage's time then; 0 for none. They go where the code's
/// work goes, so that a deadline is found exactly, however long the code took in between.
typedef struct {
  int64_t machine[3], stage[3];
} stage_time_readings;

/// What the hooks offer to the stages.
typedef struct {
  /// Sets the stages' answers.
  void (*set_handlers)(const stage_time_handlers *handlers);
  /// Adds to the number of open stages; at 0 every call passes through.
  void (*add_open)(int count);
  /// Gives work to a queue itself.
  void (*send)(void *queue, bool is_barrier, void *_Nullable context, stage_time_function run);
  /// Gives work to the main queue itself.
  void (*send_to_main)(void *_Nullable context, stage_time_function run);
  /// Returns whether nothing is in a dispatch group.
  bool (*is_empty)(void *group);
  /// Returns whether a queue does not run its work now.
  bool (*is_suspended)(const void *queue);
  /// Runs work of the main queue, or of a queue that targets it, on this thread, as if on the queue.
  void (*run_on)(void *_Nullable queue, stage_time_function run, void *_Nullable context);
  /// Retains and releases a queue or a group.
  void (*retain)(void *object);
  void (*release)(void *object);
  /// The file whose definition of dispatch's functions the process uses instead of the hooks; NULL for none.
  const char *_Nullable (*_Nonnull other_owner)(void);
  /// Called with the address of code that reads the stage's clock.
  void (*did_read)(const void *code);
  /// The readings of this thread.
  stage_time_readings (*readings)(void);
  void (*set_readings)(stage_time_readings readings);
} stage_time_hooks;

/// The hooks; NULL where the program does not link them.
const stage_time_hooks *_Nullable stage_time_linked_hooks(void);

/// Called by the hooks when the program is loaded.
void stage_time_register(const stage_time_hooks *hooks);

/// The stage whose code runs on this thread, and the work that it runs there for another queue; not retained, NULL for none.
typedef struct {
  void *_Nullable stage;
  void *_Nullable work;
} stage_time_thread;

stage_time_thread stage_time_this_thread(void);
void stage_time_set_this_thread(stage_time_thread thread);

/// Called by the code that reads the clock of its stage.
void stage_time_note_reading(void);

/// The running task; NULL outside of tasks.
const void *_Nullable stage_time_current_task(void);

/// Cancels a task.
void stage_time_cancel_task(const void *task);

/// Returns whether a task's memory is its own, so that a reference to it keeps its address from being used again.
bool stage_time_task_is_retainable(const void *task);

/// Returns whether an object of Swift has one reference only.
bool stage_time_is_only_reference(const void *object);

/// The main queue.
void *stage_time_main_queue(void);

/// The label of a dispatch queue.
const char *_Nullable stage_time_queue_label(void *queue);

#pragma clang assume_nonnull end

#endif
