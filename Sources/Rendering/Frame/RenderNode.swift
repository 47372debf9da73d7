import CoreGraphics

/// What one layer shows at one moment, with the nodes of its sublayers in drawing order.
///
/// Drawn in this order: shadow, backdrop filters, background, gradient, contents, shape, sublayers, border. Masks, filters,
/// the colour factor and `opacity` apply, in this order, to the whole as a group; the shadow lies outside of the mask to the bounds.
///
/// A node is a reference to parts that are copied when one of several holders changes them: handing nodes on costs a count,
/// and a tree of which little has changed since the last frame shares the rest with it.
public struct RenderNode: Hashable, Sendable, Codable {
  @usableFromInline var storage: RenderNodeStorage

  /// A node that draws nothing until told.
  public init(bounds: CGRect = .zero, transform: CATransform3D = CATransform3DIdentity) {
    storage = RenderNodeStorage(RenderNodeBasics(bounds: bounds, transform: transform))
  }

  /// A node from the parts that most nodes have.
  package init(_ basics: consuming RenderNodeBasics) {
    storage = RenderNodeStorage(basics)
  }

  /// Whether two nodes are one and the same, so that all that hangs on them is equal without looking.
  package func isIdentical(to other: RenderNode) -> Bool {
    identity == other.identity
  }

  /// Says which node this is, without holding it.
  @inlinable package var identity: ObjectIdentifier { ObjectIdentifier(storage) }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = RenderNodeStorage(copying: storage) }
  }

  /// The layer's own rectangle, in its own coordinates (points).
  public var bounds: CGRect {
    _read { yield storage.basics.bounds }
    _modify {
      makeUnique()
      yield &storage.basics.bounds
    }
  }
  /// Maps the node's coordinates to its parent's; holds position, anchor point, transform and the parent's `sublayerTransform`.
  public var transform: CATransform3D {
    _read { yield storage.basics.transform }
    _modify {
      makeUnique()
      yield &storage.basics.transform
    }
  }
  /// Opacity of the node and its children as one group, in 0…1.
  public var opacity: CGFloat {
    _read { yield storage.basics.opacity }
    _modify {
      makeUnique()
      yield &storage.basics.opacity
    }
  }
  /// Fills the rounded bounds.
  public var backgroundColor: CGColor? {
    _read { yield storage.basics.backgroundColor }
    _modify {
      makeUnique()
      yield &storage.basics.backgroundColor
    }
  }
  /// The picture, if any.
  public var contents: RenderContents? {
    _read { yield storage.basics.contents }
    _modify {
      makeUnique()
      yield &storage.basics.contents
    }
  }
  /// Radius of the rounded corners in points, clamped to half the shorter side when drawn.
  public var cornerRadius: CGFloat {
    _read { yield storage.basics.cornerRadius }
    _modify {
      makeUnique()
      yield &storage.basics.cornerRadius
    }
  }
  /// Which corners are rounded.
  public var maskedCorners: RenderCorners {
    _read { yield storage.extras.maskedCorners }
    _modify {
      makeUnique()
      yield &storage.extras.maskedCorners
    }
  }
  /// How the corners are rounded.
  public var cornerCurve: RenderCornerCurve {
    _read { yield storage.extras.cornerCurve }
    _modify {
      makeUnique()
      yield &storage.extras.cornerCurve
    }
  }
  /// Width of the border in points; it lies inside the rounded bounds.
  public var borderWidth: CGFloat {
    _read { yield storage.basics.borderWidth }
    _modify {
      makeUnique()
      yield &storage.basics.borderWidth
    }
  }
  /// The border's colour.
  public var borderColor: CGColor {
    _read { yield storage.basics.borderColor }
    _modify {
      makeUnique()
      yield &storage.basics.borderColor
    }
  }
  /// Whether contents and children are clipped to the rounded bounds.
  public var masksToBounds: Bool {
    _read { yield storage.basics.masksToBounds }
    _modify {
      makeUnique()
      yield &storage.basics.masksToBounds
    }
  }
  /// Whether the node shows its back side too.
  public var isDoubleSided: Bool {
    _read { yield storage.basics.isDoubleSided }
    _modify {
      makeUnique()
      yield &storage.basics.isDoubleSided
    }
  }
  /// The shadow of what the node and its children show, if any.
  public var shadow: RenderShadow? {
    _read { yield storage.extras.shadow }
    _modify {
      makeUnique()
      yield &storage.extras.shadow
    }
  }
  /// A gradient over the rounded bounds, if any.
  public var gradient: RenderGradient? {
    _read { yield storage.extras.gradient }
    _modify {
      makeUnique()
      yield &storage.extras.gradient
    }
  }
  /// An outline that is filled and stroked, if any; it may reach beyond the bounds.
  public var shape: RenderShape? {
    _read { yield storage.extras.shape }
    _modify {
      makeUnique()
      yield &storage.extras.shape
    }
  }
  /// Nodes in this node's coordinates whose alpha together masks the whole; empty for no mask.
  public var mask: [RenderNode] {
    _read { yield storage.extras.mask }
    _modify {
      makeUnique()
      yield &storage.extras.mask
    }
  }
  /// Filters of the whole, in order.
  public var filters: [RenderFilter] {
    _read { yield storage.extras.filters }
    _modify {
      makeUnique()
      yield &storage.extras.filters
    }
  }
  /// Filters of what lies behind the node, shown within its rounded bounds, in order.
  public var backdropFilters: [RenderFilter] {
    _read { yield storage.extras.backdropFilters }
    _modify {
      makeUnique()
      yield &storage.extras.backdropFilters
    }
  }
  /// How the whole is blended with what lies behind.
  public var blendMode: CGBlendMode {
    _read { yield storage.extras.blendMode }
    _modify {
      makeUnique()
      yield &storage.extras.blendMode
    }
  }
  /// Multiplies the colours of the whole; nil leaves them.
  public var colorFactor: CGColor? {
    _read { yield storage.extras.colorFactor }
    _modify {
      makeUnique()
      yield &storage.extras.colorFactor
    }
  }
  /// Whether the children are drawn into the node's plane; else they keep their depth, as in a `CATransformLayer`.
  public var flattensChildren: Bool {
    _read { yield storage.basics.flattensChildren }
    _modify {
      makeUnique()
      yield &storage.basics.flattensChildren
    }
  }
  /// Pixels per point of the bitmap that the node is drawn into before it is placed; nil draws it directly.
  public var rasterizationScale: CGFloat? {
    _read { yield storage.extras.rasterizationScale }
    _modify {
      makeUnique()
      yield &storage.extras.rasterizationScale
    }
  }
  /// Bends the whole like a page that is turned; nil leaves it flat.
  public var curl: RenderCurl? {
    _read { yield storage.extras.curl }
    _modify {
      makeUnique()
      yield &storage.extras.curl
    }
  }
  /// The sublayers, in drawing order (sorted by `zPosition` already).
  public var children: [RenderNode] {
    _read { yield storage.basics.children }
    _modify {
      makeUnique()
      yield &storage.basics.children
    }
  }

  /// Takes over what moves most often, in one go.
  package mutating func update(bounds: CGRect, transform: CATransform3D, opacity: CGFloat) {
    makeUnique()
    storage.basics.bounds = bounds
    storage.basics.transform = transform
    storage.basics.opacity = opacity
  }

  /// Fades the node, in the memory of the old one where nobody else holds it.
  package mutating func setOpacity(_ opacity: CGFloat) {
    makeUnique()
    storage.basics.opacity = opacity
  }

  /// Exchanges the children for others, without a count: what has taken them can renew each alone.
  package mutating func swapChildren(_ others: inout [RenderNode]) {
    makeUnique()
    swap(&storage.basics.children, &others)
  }

  // MARK: As a value

  /// Whether two nodes show the same.
  public static func == (a: RenderNode, b: RenderNode) -> Bool {
    a.storage === b.storage
      || (a.storage.basics == b.storage.basics
        && (a.storage.sharesExtras(with: b.storage) || a.storage.extras == b.storage.extras))
  }

  /// Hashes what lies at hand: equal nodes have equal hashes, and to look through a whole tree for one would be slow.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bounds)
    hasher.combine(opacity)
    hasher.combine(cornerRadius)
    hasher.combine(backgroundColor)
    hasher.combine(children.count)
    for child in children {
      hasher.combine(child.bounds)
      hasher.combine(child.transform)
    }
  }

  /// Reads a node; rarer parts may be missing.
  public init(from decoder: any Decoder) throws {
    storage = RenderNodeStorage(try RenderNodeBasics(from: decoder))
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let extras = try container.decodeIfPresent(RenderNodeExtras.self, forKey: .extras) { storage.extras = extras }
  }

  /// Writes the parts.
  public func encode(to encoder: any Encoder) throws {
    try storage.basics.encode(to: encoder)
    guard storage.hasExtras else { return }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(storage.extras, forKey: .extras)
  }

  private enum CodingKeys: CodingKey {
    case extras
  }
}
