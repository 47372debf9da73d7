/// A value that an animation can take part of the way to another one.
package protocol Interpolatable: Hashable, Sendable {
  /// The value at a part of the way: exactly `from` at 0 and `to` at 1; a part outside 0…1, as springs have, goes beyond.
  static func interpolate(from: Self, to: Self, fraction: Double) -> Self

  /// This value with another one on top, as additive animations show it (C-22); nil where values can't be added.
  func adding(_ other: Self) -> Self?

  /// What must be added to `other` for this value; nil where nothing does that.
  func subtracting(_ other: Self) -> Self?

  /// The value to which `addition` must be added for this one; nil where there is none.
  func undoing(_ addition: Self) -> Self?
}

extension Interpolatable {
  /// The difference: for most values the order of additions doesn't matter.
  package func undoing(_ addition: Self) -> Self? {
    subtracting(addition)
  }
}
