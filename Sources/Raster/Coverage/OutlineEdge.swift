/// A straight edge of an outline, in 1/256 of a pixel, from its upper to its lower end.
package struct OutlineEdge: Hashable, Sendable {
  /// The upper end; `y0` is less than `y1`.
  package let x0, y0: Int32
  /// The lower end.
  package let x1, y1: Int32
  /// 1 if the outline runs downwards here, −1 if upwards.
  package let winding: Int32
}
