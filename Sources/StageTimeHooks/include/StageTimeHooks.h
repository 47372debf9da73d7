// Gives a stage the work that its code sends to the process's queues (Decision 34).
//
// A program that links this target calls its definitions of dispatch's and the run loop's functions instead of the libraries', also from
// within the libraries. Where no stage is open, each passes on at once.
#ifndef STAGETIMEHOOKS_H
#define STAGETIMEHOOKS_H

#include <stdbool.h>

/// Returns whether a stage is open, so that calls are looked at.
bool stage_time_hooks_are_open(void);

#endif
