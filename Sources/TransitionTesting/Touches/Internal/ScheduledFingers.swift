import UIKit

/// The fingers that will touch the screen as time advances.
@MainActor struct ScheduledFingers {
  private var fingers: [ScheduledFinger] = []
  private var nextNumber = 1000

  var isEmpty: Bool { fingers.isEmpty }

  /// Adds a finger; points whose location or time is not finite are ignored.
  mutating func add(
    _ points: [TouchPoint], at time: TimeInterval, isCancelled: Bool = false, as source: TouchSource = .finger
  ) {
    let ordered = points.filter { $0.time.isFinite && $0.location.isFinite }
      .sorted { $0.time < $1.time }
    guard !ordered.isEmpty else { return }
    fingers.append(
      ScheduledFinger(number: newNumber(), source: source, start: time, points: ordered, isCancelled: isCancelled))
  }

  /// Returns a number that no other finger has.
  mutating func newNumber() -> Int {
    defer { nextNumber += 1 }
    return nextNumber
  }

  /// Moves every finger to its location at a time; returns the changes, which views and recognizers get at once.
  mutating func changes(upTo time: TimeInterval) -> [TouchChange] {
    guard !fingers.isEmpty else { return [] }
    var (down, landing): ([TouchChange], [TouchChange]) = ([], [])
    for index in fingers.indices {
      let changes = fingers[index].changes(upTo: time)
      if changes.first?.phase == .began { landing += changes } else { down += changes }
    }
    fingers.removeAll(where: \.isDone)
    // At equal times, fingers leave before others land.
    return inOrder(down) + inOrder(landing)
  }

  private func inOrder(_ changes: [TouchChange]) -> [TouchChange] {
    let order: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]
    return order.flatMap { phase in changes.filter { $0.phase == phase } }
  }
}
