// Calls of the system that Swift can't make: they have a variable number of arguments.
#ifndef CSTUDIOHOST_H
#define CSTUDIOHOST_H

/// Ends this process when its parent ends, however that happens.
void studio_host_end_with_parent(void);

/// Waits until a descriptor can be read, or for a number of nanoseconds; negative waits for the descriptor alone.
void studio_host_wait(int descriptor, long long nanoseconds);

/// Sleeps until a moment of the monotonic clock, in nanoseconds, also where signals arrive meanwhile.
void studio_host_sleep_until(long long moment);

/// Lets the sleeps of this thread end without the delay by which the system gathers several.
void studio_host_sleep_exactly(void);

#endif
