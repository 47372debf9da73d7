import CoreGraphics

/// What one layer shows at one moment, with the nodes of its sublayers in drawing order.
///
/// Drawn in this order: shadow, backdrop filters, background, gradient, contents, shape, sublayers, border. Masks, filters,
/// the colour factor and `opacity` apply, in this order, to the whole as a group; the shadow lies outside of the mask to the bounds.
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
  /// Which corners are rounded.
  public var maskedCorners: RenderCorners
  /// How the corners are rounded.
  public var cornerCurve: RenderCornerCurve
  /// Width of the border in points; it lies inside the rounded bounds.
  public var borderWidth: CGFloat
  /// The border's colour.
  public var borderColor: CGColor
  /// Whether contents and children are clipped to the rounded bounds.
  public var masksToBounds: Bool
  /// Whether the node shows its back side too.
  public var isDoubleSided: Bool
  /// The shadow of what the node and its children show, if any.
  public var shadow: RenderShadow?
  /// A gradient over the rounded bounds, if any.
  public var gradient: RenderGradient?
  /// An outline that is filled and stroked, if any; it may reach beyond the bounds.
  public var shape: RenderShape?
  /// Nodes in this node's coordinates whose alpha together masks the whole; empty for no mask.
  public var mask: [RenderNode]
  /// Filters of the whole, in order.
  public var filters: [RenderFilter]
  /// Filters of what lies behind the node, shown within its rounded bounds, in order.
  public var backdropFilters: [RenderFilter]
  /// How the whole is blended with what lies behind.
  public var blendMode: CGBlendMode
  /// Multiplies the colours of the whole; nil leaves them.
  public var colorFactor: CGColor?
  /// Whether the children are drawn into the node's plane; else they keep their depth, as in a `CATransformLayer`.
  public var flattensChildren: Bool
  /// Pixels per point of the bitmap that the node is drawn into before it is placed; nil draws it directly.
  public var rasterizationScale: CGFloat?
  /// Bends the whole like a page that is turned; nil leaves it flat.
  public var curl: RenderCurl?
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
    maskedCorners = .all
    cornerCurve = .circular
    borderWidth = 0
    borderColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    masksToBounds = false
    isDoubleSided = true
    shadow = nil
    gradient = nil
    shape = nil
    mask = []
    filters = []
    backdropFilters = []
    blendMode = .normal
    colorFactor = nil
    flattensChildren = true
    rasterizationScale = nil
    curl = nil
    children = []
  }
}
