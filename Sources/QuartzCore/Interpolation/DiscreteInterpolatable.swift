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
