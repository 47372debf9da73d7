#define _GNU_SOURCE
#include "Hooks.h"

// `OperationQueue.main` runs one operation after the other. The process's would hold up a stage by what another stage has not run,
// so each stage has its own, with the main queue beneath.
#define MAIN_OPERATION_QUEUE "$s10Foundation14OperationQueueC4mainACvgZ"

typedef __attribute__((swiftcall)) void *getter(__attribute__((swift_context)) void *type);

getter stage_main_operation_queue __asm__(MAIN_OPERATION_QUEUE);

__attribute__((swiftcall)) void *stage_main_operation_queue(__attribute__((swift_context)) void *type) {
  void *queue = is_open() ? stage_time_answers.main_operation_queue() : NULL;
  if (queue) return queue;
  static _Atomic(void *) found;
  return ((getter *)library_function(&found, MAIN_OPERATION_QUEUE))(type);
}
