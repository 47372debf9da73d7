#define _GNU_SOURCE
#include "Hooks.h"

static _Thread_local stage_time_readings readings;

stage_time_readings readings_of_thread(void) { return readings; }

void set_readings_of_thread(stage_time_readings other) { readings = other; }

static int64_t nanoseconds(const struct timespec *time) { return (int64_t)time->tv_sec * 1000000000 + time->tv_nsec; }

/// The index of a clock that deadlines are made of; -1 for others.
static int index_of(clockid_t clock) {
  switch (clock) {
    case CLOCK_REALTIME: return 0;
    case CLOCK_MONOTONIC: return 1;
    case CLOCK_BOOTTIME: return 2;
    default: return -1;
  }
}

// The reading itself stays the machine's.
int clock_gettime(clockid_t clock, struct timespec *time) {
  LIBRARY(clock_gettime);
  int result = library(clock, time);
  int index = is_open() && result == 0 ? index_of(clock) : -1;
  if (index < 0) return result;
  int64_t now = stage_time_answers.now(NULL);
  if (now >= 0) {
    readings.machine[index] = nanoseconds(time);
    readings.stage[index] = now;
  }
  return result;
}

int64_t present(clockid_t clock) {
  int index = index_of(clock);
  int64_t now = stage_time_answers.now(NULL);
  if (readings.machine[index] && now >= 0) return readings.machine[index] + (now - readings.stage[index]);
  struct timespec time = {0};
  LIBRARY(clock_gettime);
  library(clock, &time);
  return nanoseconds(&time);
}

int64_t distance(int64_t moment, clockid_t clock) { return moment - present(clock); }

extern uint64_t dispatch_time(uint64_t when, int64_t delta);

static bool is_stage_time(uint64_t when) { return when >= stage_origin / 2 && when < stage_origin * 16; }

uint64_t dispatch_time(uint64_t when, int64_t delta) {
  LIBRARY(dispatch_time);
  if (when != 0 || !is_open()) return library(when, delta);
  int64_t now = stage_time_answers.now(NULL);
  if (now < 0) return library(when, delta);
  return library(stage_origin + (uint64_t)now, delta);
}

int64_t delay_until(uint64_t when) {
  int64_t delay = 0;
  if ((int64_t)when > 0) {
    int64_t now = is_stage_time(when) ? stage_time_answers.now(NULL) : -1;
    delay = now >= 0 ? (int64_t)(when - stage_origin) - now : distance((int64_t)when, CLOCK_MONOTONIC);
  } else if (when & (1ull << 62)) {
    delay = distance(-(int64_t)when, CLOCK_REALTIME);
  } else if (when != 0) {
    delay = distance((int64_t)(when & ~(1ull << 63)), CLOCK_BOOTTIME);
  }
  return delay > 0 ? delay : 0;
}

uint64_t real_time(uint64_t when) {
  if (!is_stage_time(when) || !is_open() || stage_time_answers.now(NULL) < 0) return when;
  LIBRARY(dispatch_time);
  return library(0, delay_until(when));
}
