// A timer source that a stage's code has made: the library's stays what the app refers to, with its rules for suspending and
// releasing; it is never armed. A stage fires its handler instead.
#ifndef TIMERSOURCES_H
#define TIMERSOURCES_H

#include "Hooks.h"

extern void *dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);
extern void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway);
extern void dispatch_source_set_event_handler_f(void *source, stage_time_function function);

struct firing;

/// A timer source that a stage's code has made.
struct source {
  void *object, *stage, *queue;
  /// The app's references to the object, and those of the list and of firings to this.
  int references, uses;
  int suspensions;
  bool is_active, is_cancelled, is_firing;
  /// The firing that the stage holds; NULL for none.
  struct firing *armed;
  /// Nanoseconds of the stage; negative for none.
  int64_t due, interval;
  uintptr_t count;
  struct block *handler, *cancel_handler, *registration_handler;
  stage_time_function function;
  struct source *next;
};

/// Returns the source of an object, locked; NULL for another object.
struct source *lock_source(const void *object);
void lock_sources(void);
void unlock_sources(void);

/// Adds a source to the list, or removes it.
void add_source(struct source *source);
void remove_source(struct source *source);

/// Gives up a reference to a source; nothing is locked.
void release_source(struct source *source);

/// Whether the source sends events; it is locked.
bool is_running(const struct source *source);

/// Gives the next firing to the stage, where one is due and none is held; nothing is locked.
void arm(struct source *source);

/// Takes the held firing back, and unlocks.
void disarm_and_unlock(struct source *source);

/// Sends the handlers that are due: that of the registration when the source is active, that of a cancellation after the last event.
void send_handlers(struct source *source);

#endif
