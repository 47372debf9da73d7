/// Which points of the plane are inside an outline.
package enum FillRule: Hashable, Sendable {
  /// Points around which the outline winds a number of times that is not zero.
  case nonZero
  /// Points around which the outline winds an odd number of times.
  case evenOdd

  /// What an edge that crosses a whole pixel's height adds to the covered area: 2 · 256 · 256.
  private static let whole: UInt32 = 131_072

  /// Coverage in 0…255 from a signed area, which is folded by the rule.
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
