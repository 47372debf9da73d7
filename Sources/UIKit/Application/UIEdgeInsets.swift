import Foundation

/// Distances from the four edges of a rectangle, in points; positive values point inwards.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// The inset from the top edge.
  public var top: CGFloat
  /// The inset from the left edge.
  public var left: CGFloat
  /// The inset from the bottom edge.
  public var bottom: CGFloat
  /// The inset from the right edge.
  public var right: CGFloat

  /// Insets of zero.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets of zero.
  public init() {
    self = .zero
  }

  /// Creates insets from four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension UIEdgeInsets {
  /// Whether all four distances are finite.
  var isFinite: Bool { [top, left, bottom, right].allSatisfy(\.isFinite) }

  /// Returns the part of a rectangle's insets that reaches into another rectangle: at most all of that, or all of the
  /// inset, however far outside the rectangle lies.
  func reaching(into box: CGRect, from parent: CGRect) -> UIEdgeInsets {
    if self == .zero { return .zero }
    func part(_ reach: CGFloat, _ side: CGFloat, _ inset: CGFloat) -> CGFloat { max(0, min(reach, max(side, inset))) }
    return UIEdgeInsets(
      top: part(parent.minY + top - box.minY, box.height, top),
      left: part(parent.minX + left - box.minX, box.width, left),
      bottom: part(box.maxY - (parent.maxY - bottom), box.height, bottom),
      right: part(box.maxX - (parent.maxX - right), box.width, right))
  }
}

extension CGRect {
  /// Returns the rectangle reduced by insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}
