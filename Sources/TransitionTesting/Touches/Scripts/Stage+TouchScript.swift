import UIKit

extension Stage {
  /// Hands the stage a script, which begins now; between its events fingers move in straight lines.
  public func play(_ script: TouchScript) {
    for way in script.ways {
      fingers.add(way.points, at: clock.now, isCancelled: way.isCancelled, as: way.source)
    }
  }

  /// Runs a body and records the touches meanwhile, from any source; times count from now.
  ///
  /// Fingers that are still down in the end are taken away then; those that landed before count for nothing. What no script can say is
  /// left out: places that are no numbers or over 1,000,000 points away, more than 100 fingers at once, and what comes after an hour; a
  /// force or a radius that it cannot say is as it was.
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
