import CoreGraphics

/// A distance from a place, in points.
public struct UIOffset: Hashable, Sendable, Codable {
  /// To the right.
  public var horizontal: CGFloat
  /// Downwards.
  public var vertical: CGFloat

  /// No distance.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)

  /// No distance.
  public init() {
    self = .zero
  }

  /// A distance from its parts.
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
