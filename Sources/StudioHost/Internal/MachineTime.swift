import Foundation

/// The machine's monotonic clock, which the host's pace follows; the app sees only the stage's.
enum MachineTime {
  /// Nanoseconds since an arbitrary moment.
  static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
