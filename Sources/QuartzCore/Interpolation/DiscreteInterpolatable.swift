/// A value between two of which there is nothing: it switches half of the way.
package protocol DiscreteInterpolatable: Interpolatable {}

extension DiscreteInterpolatable {
  /// `from` on the first half of the way, `to` on the second.
  package static func interpolate(from: Self, to: Self, fraction: Double) -> Self {
    fraction < 0.5 ? from : to
  }

  /// Nil: such values can't be added.
  package func adding(_ other: Self) -> Self? {
    nil
  }

  /// Nil: such values can't be subtracted.
  package func subtracting(_ other: Self) -> Self? {
    nil
  }
}
