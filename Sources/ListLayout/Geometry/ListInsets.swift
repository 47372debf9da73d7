import CoreGraphics

/// Distances from the edges of a rectangle inwards, in points.
public struct ListInsets: Hashable, Sendable {
  /// The distance from the upper edge.
  public var top: CGFloat
  /// The distance from the left edge, or the leading one in a layout that is flipped for right-to-left languages.
  public var left: CGFloat
  /// The distance from the lower edge.
  public var bottom: CGFloat
  /// The distance from the right edge, or the trailing one in a layout that is flipped for right-to-left languages.
  public var right: CGFloat

  /// No insets.
  public static let zero = ListInsets()

  /// Makes insets; a value that is not finite counts as zero.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top.isFinite ? top : 0
    self.left = left.isFinite ? left : 0
    self.bottom = bottom.isFinite ? bottom : 0
    self.right = right.isFinite ? right : 0
  }

  /// The insets at the start and the end of the main axis.
  func main(_ axis: ScrollAxis) -> Span { axis == .vertical ? Span(top, bottom) : Span(left, right) }

  /// The insets at the start and the end of the cross axis.
  func cross(_ axis: ScrollAxis) -> Span { axis == .vertical ? Span(left, right) : Span(top, bottom) }
}

extension Span {
  /// The sum of insets at both ends.
  var sum: CGFloat { start + end }
}
