import CoreGraphics

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

/// A value that cannot be interpolated: it switches at one half.
package protocol DiscreteInterpolatable: Interpolatable {}

extension DiscreteInterpolatable {
  /// `from` in the first half, `to` in the second.
  package static func interpolate(from: Self, to: Self, fraction: Double) -> Self {
    fraction < 0.5 ? from : to
  }

  /// Nil: such values cannot be added.
  package func adding(_ other: Self) -> Self? {
    nil
  }

  /// Nil: such values cannot be subtracted.
  package func subtracting(_ other: Self) -> Self? {
    nil
  }
}

extension Bool: DiscreteInterpolatable {}

extension CGImage: DiscreteInterpolatable {}

extension Array: Interpolatable where Element: Interpolatable {
  /// Interpolates element by element; arrays of different lengths switch at one half.
  package static func interpolate(from: [Element], to: [Element], fraction: Double) -> [Element] {
    guard from.count == to.count else { return fraction < 0.5 ? from : to }
    return zip(from, to).map { .interpolate(from: $0, to: $1, fraction: fraction) }
  }

  /// The sums of the elements; nil for arrays of different lengths.
  package func adding(_ other: [Element]) -> [Element]? {
    combined(with: other) { $0.adding($1) }
  }

  /// The differences of the elements; nil for arrays of different lengths.
  package func subtracting(_ other: [Element]) -> [Element]? {
    combined(with: other) { $0.subtracting($1) }
  }

  private func combined(with other: [Element], _ operation: (Element, Element) -> Element?) -> [Element]? {
    guard count == other.count else { return nil }
    var result: [Element] = []
    for (mine, its) in zip(self, other) {
      guard let value = operation(mine, its) else { return nil }
      result.append(value)
    }
    return result
  }
}
