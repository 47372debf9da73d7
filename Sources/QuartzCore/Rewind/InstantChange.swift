import Foundation

/// The difference that a change without animation has made, so that a clock that moves back shows the value before it
/// (C-82).
final class InstantChange: CABasicAnimation {
  /// The duration in seconds, shorter than any interval between frames.
  static let length: CFTimeInterval = 1e-6

  /// A step back by a difference.
  convenience init(keyPath: String, difference: AnimationValue) {
    self.init(keyPath: keyPath)
    isAdditive = true
    duration = Self.length
    // Until the change, the old value shows.
    fillMode = .backwards
    setEnds(from: difference, to: difference)
  }

  /// Adds another difference; false where the values cannot be added.
  func extend(by more: AnimationValue) -> Bool {
    guard let sum = from.value?.adding(more) else { return false }
    setEnds(from: sum, to: sum)
    return true
  }
}
