import CoreGraphics

/// An offset in points.
public struct UIOffset: Hashable, Sendable, Codable {
  /// The offset to the right.
  public var horizontal: CGFloat
  /// The offset downwards.
  public var vertical: CGFloat

  /// An offset of zero.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)

  /// Creates an offset of zero.
  public init() {
    self = .zero
  }

  /// Creates an offset from its components.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension PlaneVector {
  init(_ offset: UIOffset) {
    self.init(Double(offset.horizontal), Double(offset.vertical))
  }
}
