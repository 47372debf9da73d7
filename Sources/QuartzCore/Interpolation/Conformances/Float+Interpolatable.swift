extension Float: Interpolatable {
  /// The interpolated number.
  package static func interpolate(from: Float, to: Float, fraction: Double) -> Float {
    Float(Double.interpolate(from: Double(from), to: Double(to), fraction: fraction))
  }

  /// The sum.
  package func adding(_ other: Float) -> Float? {
    self + other
  }

  /// The difference.
  package func subtracting(_ other: Float) -> Float? {
    self - other
  }
}
