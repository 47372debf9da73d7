/// A half of a layer's plane: the points where a · x + b · y + c is at least zero.
struct HalfPlane {
  let a, b, c: Double
  /// Whether points on the line belong to the other half.
  let excludesLine: Bool
}
