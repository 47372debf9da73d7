import CoreGraphics

/// The part of a list's content that is visible, and how far it can be scrolled.
public struct ContentViewport: Hashable, Sendable {
  /// The offset of the visible part.
  public var offset: CGPoint
  /// The size of the list.
  public var size: CGSize
  /// The size of the content.
  public var contentSize: CGSize
  /// The insets around the content.
  public var insets: ListInsets

  /// Makes a viewport.
  public init(offset: CGPoint, size: CGSize, contentSize: CGSize, insets: ListInsets = .zero) {
    self.offset = offset
    self.size = size
    self.contentSize = contentSize
    self.insets = insets
  }

  /// The visible part of the content.
  public var visibleRect: CGRect { CGRect(origin: offset, size: size) }

  /// An offset as near as content and insets allow.
  public func limited(_ offset: CGPoint) -> CGPoint {
    func limit(_ value: CGFloat, _ content: CGFloat, _ length: CGFloat, _ before: CGFloat, _ after: CGFloat) -> CGFloat
    {
      value.isFinite ? max(-before, min(value, content + after - length)) : -before
    }
    return CGPoint(
      x: limit(offset.x, contentSize.width, size.width, insets.left, insets.right),
      y: limit(offset.y, contentSize.height, size.height, insets.top, insets.bottom))
  }

  /// The offset in another content that leaves an element's centre where it is on the screen, as nearly as that content
  /// allows.
  ///
  /// - Parameters:
  ///   - frame: The element's frame in this content.
  ///   - newFrame: Its frame in the other one.
  ///   - newSize: The size of the other content.
  public func offset(keeping frame: CGRect, at newFrame: CGRect, in newSize: CGSize) -> CGPoint {
    var viewport = self
    viewport.contentSize = newSize
    return viewport.limited(
      CGPoint(x: offset.x + newFrame.midX - frame.midX, y: offset.y + newFrame.midY - frame.midY))
  }
}
