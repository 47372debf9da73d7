import CoreGraphics

/// Where an item is to be after a list has scrolled to it (V-43).
public struct ScrollPosition: OptionSet, Hashable, Sendable {
  /// The bits, those of `UICollectionView.ScrollPosition`.
  public let rawValue: UInt

  /// Makes positions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// At the top.
  public static let top = ScrollPosition(rawValue: 1)
  /// In the middle between top and bottom.
  public static let centeredVertically = ScrollPosition(rawValue: 2)
  /// At the bottom.
  public static let bottom = ScrollPosition(rawValue: 4)
  /// At the left.
  public static let left = ScrollPosition(rawValue: 8)
  /// In the middle between left and right.
  public static let centeredHorizontally = ScrollPosition(rawValue: 16)
  /// At the right.
  public static let right = ScrollPosition(rawValue: 32)

  private static let vertical: ScrollPosition = [.top, .centeredVertically, .bottom]
  private static let horizontal: ScrollPosition = [.left, .centeredHorizontally, .right]

  /// Whether there is at most one position of each direction, as scrolling requires (V-43).
  public var isValid: Bool {
    intersection(.vertical).rawValue.nonzeroBitCount <= 1 && intersection(.horizontal).rawValue.nonzeroBitCount <= 1
  }
}

extension ContentViewport {
  /// The offset that shows an element at a position, as nearly as the content allows (V-43).
  ///
  /// In a direction without a position the offset moves as little as shows the element.
  public func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
    let x = Self.offset(
      offset.x, Span(frame.minX, frame.maxX), size.width, Span(insets.left, insets.right),
      position.contains(.left), position.contains(.centeredHorizontally), position.contains(.right))
    let y = Self.offset(
      offset.y, Span(frame.minY, frame.maxY), size.height, Span(insets.top, insets.bottom),
      position.contains(.top), position.contains(.centeredVertically), position.contains(.bottom))
    return limited(CGPoint(x: x, y: y))
  }

  private static func offset(
    _ offset: CGFloat, _ span: Span, _ length: CGFloat, _ insets: Span, _ atStart: Bool, _ centered: Bool, _ atEnd: Bool
  ) -> CGFloat {
    let (first, last) = (span.start - insets.start, span.end + insets.end - length)
    if atStart { return first }
    if centered { return (first + last) / 2 }
    if atEnd { return last }
    // Any part of an element that is longer than the list will do.
    return min(max(offset, min(first, last)), max(first, last))
  }
}
