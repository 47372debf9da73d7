import UIKit

/// A touch script that is being recorded, valid at each time.
struct TouchRecording {
  private struct Finger {
    let number: Int
    var location: CGPoint
    var source: TouchSource
  }

  private var events: [TouchScript.Event] = []
  /// The fingers that are down, by the numbers of their source.
  private var down: [Int: Finger] = [:]

  /// Records a finger's change at a time, in seconds since the beginning.
  mutating func note(_ change: TouchChange, at time: TimeInterval) {
    guard time <= TouchScript.longest else { return }
    let point = TouchScript.reaches(change.location) ? change.location : nil
    switch change.phase {
    case .began:
      leave(change.finger, .cancelled, at: time)
      guard let point else { return }
      land(change, at: point, time)
    case .moved, .stationary:
      guard let point, var finger = down[change.finger] else { return }
      (finger.location, finger.source) = (point, TouchSource(finger.source, change))
      down[change.finger] = finger
      add(finger, .moved, time)
    case .ended, .cancelled:
      guard var finger = down[change.finger] else { return }
      (finger.location, finger.source) = (point ?? finger.location, TouchSource(finger.source, change))
      down[change.finger] = finger
      leave(change.finger, change.phase == .ended ? .ended : .cancelled, at: time)
    }
  }

  /// Returns the script; fingers that are still down are cancelled at a time, in seconds since the beginning.
  mutating func finish(at time: TimeInterval) -> TouchScript {
    let end = min(time, TouchScript.longest)
    for finger in down.sorted(by: { $0.value.number < $1.value.number }) { leave(finger.key, .cancelled, at: end) }
    return TouchScript(events)
  }

  /// Gives the finger the lowest number that no other one has at the time.
  private mutating func land(_ change: TouchChange, at point: CGPoint, _ time: TimeInterval) {
    let taken = Set(down.values.map(\.number))
    guard let number = TouchScript.fingers.first(where: { !taken.contains($0) }) else { return }
    let finger = Finger(number: number, location: point, source: TouchSource(landing: change))
    down[change.finger] = finger
    add(finger, .began, time)
  }

  private mutating func leave(_ finger: Int, _ phase: TouchScript.Phase, at time: TimeInterval) {
    if let left = down.removeValue(forKey: finger) { add(left, phase, time) }
  }

  private mutating func add(_ finger: Finger, _ phase: TouchScript.Phase, _ time: TimeInterval) {
    events.append(
      TouchScript.Event(
        time: time, finger: finger.number, phase: phase, location: finger.location, source: finger.source))
  }
}
