import Foundation

/// How much narrower a line's room is than the layout, in points.
package struct LineIndents: Hashable, Sendable {
  /// From where lines begin.
  package var head: CGFloat = 0
  /// Where the room ends: from where lines begin if positive, else from the layout's end.
  package var tail: CGFloat = 0

  /// How wide the room is in a layout of a width.
  func room(in width: CGFloat) -> CGFloat {
    max(0, (tail > 0 ? min(tail, width) : width + tail) - head)
  }

  /// How wide a layout has to be for a line of a width.
  func extent(of width: CGFloat) -> CGFloat {
    head + width - min(tail, 0)
  }
}
