import UIKit

extension Stage {
  /// Schedules a script, which begins now. Between its events fingers move in straight lines.
  public func play(_ script: TouchScript) {
    for path in script.paths {
      fingers.add(path.points, at: clock.now, isCancelled: path.isCancelled, as: path.source)
    }
  }

  /// Runs a closure and returns the touches during it, from any source; times count from now.
  ///
  /// Fingers that are still down at the end are cancelled there; fingers that were down before are ignored. Touches
  /// that a script cannot express are left out: locations that are not finite or over 1,000,000 points away, more than
  /// 100 fingers at once, and touches after an hour. A force or a radius that it cannot express keeps its last value.
  public func recordTouches(_ body: () throws -> Void) rethrows -> TouchScript {
    let start = clock.now
    let outer = environment.touches.listener
    var recording = TouchRecording()
    environment.touches.listener = { [clock] changes in
      outer?(changes)
      for change in changes { recording.note(change, at: clock.now - start) }
    }
    defer { environment.touches.listener = outer }
    try body()
    return recording.finish(at: clock.now - start)
  }
}
