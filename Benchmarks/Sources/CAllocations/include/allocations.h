#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

/// What the program has taken from the heap while counting was on.
typedef struct {
  /// Blocks that were taken.
  long made;
  /// Blocks taken less blocks given back.
  long liveBlocks;
  /// Bytes taken less bytes given back, as the allocator rounds them.
  long liveBytes;
  /// The most that `liveBytes` was.
  long peakBytes;
} AllocationCounts;

/// Starts counting from zero.
void allocationsStart(void);
/// Ends counting; what was counted.
AllocationCounts allocationsStop(void);

#endif
