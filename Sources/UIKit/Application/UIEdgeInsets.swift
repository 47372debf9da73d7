import Foundation

/// Distances from the four edges of a rectangle, in points; positive ones point inwards.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// From the top edge.
  public var top: CGFloat
  /// From the left edge.
  public var left: CGFloat
  /// From the bottom edge.
  public var bottom: CGFloat
  /// From the right edge.
  public var right: CGFloat

  /// No distances.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// No distances.
  public init() {
    self = .zero
  }

  /// Insets from the four distances.
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

  /// The part of a rectangle's insets that another one reaches into: at most all of that one, or all of the inset, however far outside
  /// it lies.
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
  /// The rectangle made smaller by insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}
