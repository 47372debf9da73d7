/// Which points of the plane are inside an outline.
package enum FillRule: Hashable, Sendable {
  /// Points around which the outline winds a number of times that is not zero.
  case nonZero
  /// Points around which the outline winds an odd number of times.
  case evenOdd
}
