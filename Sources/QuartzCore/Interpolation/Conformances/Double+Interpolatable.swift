extension Double: Interpolatable {
  /// The interpolated number; exactly `to` at 1.
  package static func interpolate(from: Double, to: Double, fraction: Double) -> Double {
    fraction == 1 ? to : from + (to - from) * fraction
  }

  /// The sum.
  package func adding(_ other: Double) -> Double? {
    self + other
  }

  /// The difference.
  package func subtracting(_ other: Double) -> Double? {
    self - other
  }
}
