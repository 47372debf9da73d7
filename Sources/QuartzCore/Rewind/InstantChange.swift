import Foundation

/// What a change without animation took away from a property, so that a clock that goes back finds it again (C-82).
final class InstantChange: CABasicAnimation {
  /// Seconds that a step lasts: none that a frame could fall into.
  static let length: CFTimeInterval = 1e-6

  /// A step back by a difference.
  convenience init(keyPath: String, difference: AnimationValue) {
    self.init(keyPath: keyPath)
    isAdditive = true
    duration = Self.length
    // Before the step all is as it was.
    fillMode = .backwards
    setEnds(from: difference, to: difference)
  }

  /// Goes further back; false where the values cannot be added.
  func extend(by more: AnimationValue) -> Bool {
    guard let sum = from.value?.adding(more) else { return false }
    setEnds(from: sum, to: sum)
    return true
  }
}
