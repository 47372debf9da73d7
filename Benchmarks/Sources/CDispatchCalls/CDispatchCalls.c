#define _GNU_SOURCE
#include "CDispatchCalls.h"

#include <dlfcn.h>

extern char _dispatch_main_q[];
extern void dispatch_async(void *queue, void *block);

static long count_run;

long blocks_run(void) { return count_run; }

/// A block without anything captured, as the compiler lays it out.
static void run(void *block) {
  (void)block;
  count_run++;
}
static const struct {
  unsigned long reserved, size;
} descriptor = {0, 32};
extern void *_NSConcreteGlobalBlock[];
static struct {
  void *isa;
  int flags, reserved;
  void (*invoke)(void *);
  const void *descriptor;
} block = {_NSConcreteGlobalBlock, 1 << 28, 0, run, &descriptor};

void send_through_program(long count) {
  for (long index = 0; index < count; index++) dispatch_async(_dispatch_main_q, &block);
}

void send_to_library(long count) {
  void (*library)(void *, void *) = (void (*)(void *, void *))dlsym(RTLD_NEXT, "dispatch_async");
  for (long index = 0; index < count; index++) library(_dispatch_main_q, &block);
}
