#define _GNU_SOURCE
#include "CStudioHost.h"

#include <poll.h>
#include <signal.h>
#include <time.h>

void studio_host_wait(int descriptor, long long nanoseconds) {
  struct pollfd poll = {.fd = descriptor, .events = POLLIN};
  struct timespec time = {.tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000};
  ppoll(&poll, 1, nanoseconds < 0 ? NULL : &time, NULL);
}

#ifdef __linux__
#include <sys/prctl.h>

void studio_host_end_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL); }
#else
void studio_host_end_with_parent(void) {}
#endif
