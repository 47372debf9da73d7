#define _GNU_SOURCE
#include "CStudioHost.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <time.h>

void studio_host_wait(int descriptor, long long nanoseconds) {
  struct pollfd poll = {.fd = descriptor, .events = POLLIN};
  struct timespec time = {.tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000};
  ppoll(&poll, 1, nanoseconds < 0 ? NULL : &time, NULL);
}

void studio_host_sleep_until(long long moment) {
  if (moment <= 0) return;
  struct timespec time = {.tv_sec = moment / 1000000000, .tv_nsec = moment % 1000000000};
  while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, NULL) == EINTR) {
  }
}

#ifdef __linux__
#include <sys/prctl.h>

void studio_host_end_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL); }
void studio_host_sleep_exactly(void) { prctl(PR_SET_TIMERSLACK, 1); }
#else
void studio_host_end_with_parent(void) {}
void studio_host_sleep_exactly(void) {}
#endif
