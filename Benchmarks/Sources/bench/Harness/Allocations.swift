import CAllocations

/// Counts what a piece of code takes from the heap.
enum Allocations {
  /// Runs a body and counts, on all threads.
  static func count(_ body: () throws -> Void) rethrows -> AllocationCounts {
    allocationsStart()
    do {
      try body()
    } catch {
      _ = allocationsStop()
      throw error
    }
    return allocationsStop()
  }
}
