/// The rule for which points are inside an outline.
package enum FillRule: Hashable, Sendable {
  /// Points around which the outline winds a number of times that is not zero.
  case nonZero
  /// Points around which the outline winds an odd number of times.
  case evenOdd

  /// The area that an edge adds across a pixel's whole height: 2 · 256 · 256.
  private static let whole: UInt32 = 131_072

  /// Converts a signed area into coverage 0…255, folding it by the rule.
  @inline(__always)
  func coverage(of sum: Int32) -> UInt8 {
    let whole = Self.whole
    var area = sum.magnitude
    switch self {
    case .nonZero:
      area = min(area, whole)
    case .evenOdd:
      area &= 2 * whole - 1
      if area > whole { area = 2 * whole - area }
    }
    return UInt8(truncatingIfNeeded: (area &* 255 &+ whole / 2) &>> 17)
  }
}
