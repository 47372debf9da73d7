import UIKit

/// A touch script as it is being recorded: whatever fingers do, it stays one that can be read.
struct TouchRecording {
  private struct Finger {
    let number: Int
    var location: CGPoint
  }

  private var events: [TouchScript.Event] = []
  /// The fingers that are down, by the numbers that their source gives them.
  private var down: [Int: Finger] = [:]

  /// Writes down what a finger does at a time, in seconds since the beginning.
  mutating func note(_ change: FingerChange, at time: TimeInterval) {
    guard time <= TouchScript.longest else { return }
    let place = TouchScript.reaches(change.location) ? change.location : nil
    switch change.phase {
    case .began:
      leave(change.finger, .cancelled, at: time)
      guard let place else { return }
      land(change.finger, at: place, time)
    case .moved, .stationary:
      guard let place, let finger = down[change.finger] else { return }
      down[change.finger]?.location = place
      add(finger.number, .moved, place, time)
    case .ended: leave(change.finger, .ended, at: time, place)
    case .cancelled: leave(change.finger, .cancelled, at: time, place)
    }
  }

  /// The script; fingers that are still down are taken away at a time, in seconds since the beginning.
  mutating func finish(at time: TimeInterval) -> TouchScript {
    let end = min(time, TouchScript.longest)
    for finger in down.sorted(by: { $0.value.number < $1.value.number }) { leave(finger.key, .cancelled, at: end) }
    return TouchScript(events)
  }

  /// A finger gets the lowest number that no other one has at the time.
  private mutating func land(_ finger: Int, at place: CGPoint, _ time: TimeInterval) {
    let taken = Set(down.values.map(\.number))
    guard let number = TouchScript.fingers.first(where: { !taken.contains($0) }) else { return }
    down[finger] = Finger(number: number, location: place)
    add(number, .began, place, time)
  }

  private mutating func leave(
    _ finger: Int, _ phase: TouchScript.Phase, at time: TimeInterval, _ place: CGPoint? = nil
  ) {
    guard let left = down.removeValue(forKey: finger) else { return }
    add(left.number, phase, place ?? left.location, time)
  }

  private mutating func add(_ finger: Int, _ phase: TouchScript.Phase, _ place: CGPoint, _ time: TimeInterval) {
    events.append(TouchScript.Event(time: time, finger: finger, phase: phase, location: place))
  }
}
