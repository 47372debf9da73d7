#define _GNU_SOURCE
#include "Hooks.h"

// The machine's clocks by the names that Swift's code reads them by, so that a stage knows what code reads them. The reading itself stays
// the machine's.

/// Defines a function of a library under its mangled name, which notes its caller and passes on.
#define READING(function, name, result, parameters, arguments)                        \
  typedef __attribute__((swiftcall)) result function##_type parameters;               \
  function##_type function __asm__(name);                                             \
  __attribute__((swiftcall)) result function parameters {                             \
    static _Atomic(void *) found;                                                     \
    if (is_open()) stage_time_answers.did_read(__builtin_return_address(0), false);   \
    return ((function##_type *)library_function(&found, name)) arguments;             \
  }

#define SELF __attribute__((swift_context)) void *object
// The caller has room for an instant, whose size the library may change.
#define INSTANT __attribute__((swift_indirect_result)) void *instant

READING(date_init, "$s20FoundationEssentials4DateVACycfC", double, (void), ())
READING(date_now, "$s20FoundationEssentials4DateV3nowACvgZ", double, (void), ())
READING(date_reference, "$s20FoundationEssentials4DateV026timeIntervalSinceReferenceC0SdvgZ", double, (void), ())
READING(date_after, "$s20FoundationEssentials4DateV20timeIntervalSinceNowACSd_tcfC", double, (double interval), (interval))
READING(date_distance, "$s20FoundationEssentials4DateV20timeIntervalSinceNowSdvg", double, (double date), (date))
READING(uptime, "$s20FoundationEssentials11ProcessInfoC12systemUptimeSdvg", double, (SELF), (object))
READING(continuous_now, "$ss15ContinuousClockV3nowAB7InstantVvg", void, (INSTANT), (instant))
READING(continuous_type_now, "$ss15ContinuousClockV3nowAB7InstantVvgZ", void, (INSTANT), (instant))
READING(continuous_instant_now, "$ss15ContinuousClockV7InstantV3nowADvgZ", void, (INSTANT), (instant))
READING(suspending_now, "$ss15SuspendingClockV3nowAB7InstantVvg", void, (INSTANT), (instant))
READING(suspending_type_now, "$ss15SuspendingClockV3nowAB7InstantVvgZ", void, (INSTANT), (instant))
READING(suspending_instant_now, "$ss15SuspendingClockV7InstantV3nowADvgZ", void, (INSTANT), (instant))
