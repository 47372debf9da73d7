/// A value that can be interpolated.
package protocol Interpolatable: Hashable, Sendable {
  /// The value at a fraction: exactly `from` at 0 and `to` at 1. Outside of 0…1, as with springs, it extrapolates.
  static func interpolate(from: Self, to: Self, fraction: Double) -> Self

  /// The sum, as additive animations show it (C-22); nil where values cannot be added.
  func adding(_ other: Self) -> Self?

  /// The value to add to `other` for this one; nil if there is none.
  func subtracting(_ other: Self) -> Self?

  /// The value to which `addition` is added for this one; nil if there is none.
  func undoing(_ addition: Self) -> Self?
}

extension Interpolatable {
  /// The difference: for most values the order of the sum does not matter.
  package func undoing(_ addition: Self) -> Self? {
    subtracting(addition)
  }
}
