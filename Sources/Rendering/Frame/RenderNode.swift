import CoreGraphics

/// What one layer shows at one moment, with the nodes of its sublayers in drawing order.
///
/// Drawn in this order: background, contents, sublayers, border. `opacity` applies to the whole as a group.
public struct RenderNode: Hashable, Sendable, Codable {
  /// The layer's own rectangle, in its own coordinates (points).
  public var bounds: CGRect
  /// Maps the node's coordinates to its parent's; holds position, anchor point, transform and the parent's `sublayerTransform`.
  public var transform: CATransform3D
  /// Opacity of the node and its children as one group, in 0…1.
  public var opacity: CGFloat
  /// Fills the rounded bounds.
  public var backgroundColor: CGColor?
  /// The picture, if any.
  public var contents: RenderContents?
  /// Radius of the rounded corners in points, clamped to half the shorter side when drawn.
  public var cornerRadius: CGFloat
  /// Width of the border in points; it lies inside the rounded bounds.
  public var borderWidth: CGFloat
  /// The border's colour.
  public var borderColor: CGColor
  /// Whether contents and children are clipped to the rounded bounds.
  public var masksToBounds: Bool
  /// Whether the node shows its back side too.
  public var isDoubleSided: Bool
  /// The sublayers, in drawing order (sorted by `zPosition` already).
  public var children: [RenderNode]

  /// A node that draws nothing until told.
  public init(bounds: CGRect = .zero, transform: CATransform3D = CATransform3DIdentity) {
    self.bounds = bounds
    self.transform = transform
    opacity = 1
    backgroundColor = nil
    contents = nil
    cornerRadius = 0
    borderWidth = 0
    borderColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    masksToBounds = false
    isDoubleSided = true
    children = []
  }
}
