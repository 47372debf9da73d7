import CoreGraphics

/// The axis along which a list scrolls: its main axis; the other one is its cross axis.
public enum ScrollAxis: Sendable, BitwiseCopyable {
  /// Lines follow each other downwards.
  case vertical
  /// Lines follow each other to the right.
  case horizontal

  /// A size's length along the axis.
  public func main(_ size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }

  /// A size's length across the axis.
  public func cross(_ size: CGSize) -> CGFloat { self == .vertical ? size.width : size.height }

  /// A size of its lengths along and across the axis.
  public func size(main: CGFloat, cross: CGFloat) -> CGSize {
    self == .vertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
  }

  /// A rectangle of its origin along and across the axis, and its size.
  func rect(main: CGFloat, cross: CGFloat, size: CGSize) -> CGRect {
    CGRect(origin: self == .vertical ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross), size: size)
  }

  /// The extent of a rectangle along the axis.
  func span(_ rect: CGRect) -> Span {
    self == .vertical ? Span(rect.minY, rect.maxY) : Span(rect.minX, rect.maxX)
  }
}

/// An extent along an axis, in points.
struct Span: Sendable, Equatable {
  var start: CGFloat
  var end: CGFloat

  init(_ start: CGFloat, _ end: CGFloat) {
    self.start = start
    self.end = end
  }

  func widened(by margin: CGFloat) -> Span { Span(start - margin, end + margin) }
}

extension CGRect {
  /// Whether a part of positive area lies in the other rectangle.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

extension CGFloat {
  /// The number itself, or 0 if it is negative or not finite.
  var validLength: CGFloat { isFinite && self > 0 ? self : 0 }
}

extension CGSize {
  /// The size with each length made valid.
  var validSize: CGSize { CGSize(width: width.validLength, height: height.validLength) }
}
