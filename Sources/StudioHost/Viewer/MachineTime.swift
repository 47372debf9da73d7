import CStudioHost
import Foundation

/// The machine's monotonic clock, which a viewer's pace follows; the app sees only the stage's.
public enum MachineTime {
  /// Nanoseconds since an arbitrary moment.
  public static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// Sleeps until a moment, in nanoseconds of ``now``; a moment that has passed returns at once.
  public static func sleep(until moment: Int64) {
    studio_host_sleep_until(moment)
  }

  /// Lets sleeps of this thread end as exactly as the system can.
  public static func sleepExactly() {
    studio_host_sleep_exactly()
  }
}
