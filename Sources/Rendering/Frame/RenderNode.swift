import CoreGraphics

/// The state of one layer at one time, with the nodes of its sublayers in drawing order.
///
/// Drawing order: shadow, backdrop filters, background, gradient, contents, shape, sublayers, border. Then masks,
/// filters, the colour factor and `opacity` apply, in this order, to all of it as a group; the mask to the bounds does
/// not clip the shadow.
///
/// A node is a copy-on-write reference: passing it on costs a reference count, and frames share the subtrees that have
/// not changed.
public struct RenderNode: Hashable, Sendable, Codable {
  @usableFromInline var storage: RenderNodeStorage

  /// Creates a node without any content.
  public init(bounds: CGRect = .zero, transform: CATransform3D = CATransform3DIdentity) {
    storage = RenderNodeStorage(RenderNodeBasics(bounds: bounds, transform: transform))
  }

  /// Creates a node from its common properties.
  package init(_ basics: consuming RenderNodeBasics) {
    storage = RenderNodeStorage(basics)
  }

  /// Whether two nodes share one storage and so are equal without a comparison.
  package func isIdentical(to other: RenderNode) -> Bool {
    identity == other.identity
  }

  /// Identifies the node's storage, without retaining it.
  @inlinable package var identity: ObjectIdentifier { ObjectIdentifier(storage) }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = RenderNodeStorage(copying: storage) }
  }

  /// The layer's bounds, in its own coordinates (points).
  public var bounds: CGRect {
    _read { yield storage.basics.bounds }
    _modify {
      makeUnique()
      yield &storage.basics.bounds
    }
  }
  /// Maps the node's coordinates to its parent's; includes position, anchor point, transform and the parent's
  /// `sublayerTransform`.
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
  /// The colour that fills the rounded bounds; nil for none.
  public var backgroundColor: CGColor? {
    _read { yield storage.basics.backgroundColor }
    _modify {
      makeUnique()
      yield &storage.basics.backgroundColor
    }
  }
  /// The image, if any.
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
  /// The corners that are rounded.
  public var maskedCorners: RenderCorners {
    _read { yield storage.extras.maskedCorners }
    _modify {
      makeUnique()
      yield &storage.extras.maskedCorners
    }
  }
  /// The shape of the rounded corners.
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
  /// Whether the node is drawn when its back faces the viewer.
  public var isDoubleSided: Bool {
    _read { yield storage.basics.isDoubleSided }
    _modify {
      makeUnique()
      yield &storage.basics.isDoubleSided
    }
  }
  /// The shadow of the node and its children, if any.
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
  /// A path that is filled and stroked, if any; it may reach beyond the bounds.
  public var shape: RenderShape? {
    _read { yield storage.extras.shape }
    _modify {
      makeUnique()
      yield &storage.extras.shape
    }
  }
  /// Nodes in this node's coordinates whose alpha masks the group; empty for no mask.
  public var mask: [RenderNode] {
    _read { yield storage.extras.mask }
    _modify {
      makeUnique()
      yield &storage.extras.mask
    }
  }
  /// Filters of the group, in order.
  public var filters: [RenderFilter] {
    _read { yield storage.extras.filters }
    _modify {
      makeUnique()
      yield &storage.extras.filters
    }
  }
  /// Filters of the pixels behind the node, shown within its rounded bounds, in order.
  public var backdropFilters: [RenderFilter] {
    _read { yield storage.extras.backdropFilters }
    _modify {
      makeUnique()
      yield &storage.extras.backdropFilters
    }
  }
  /// The blend mode of the group with the pixels behind it.
  public var blendMode: CGBlendMode {
    _read { yield storage.extras.blendMode }
    _modify {
      makeUnique()
      yield &storage.extras.blendMode
    }
  }
  /// A colour that multiplies the group's colours; nil leaves them unchanged.
  public var colorFactor: CGColor? {
    _read { yield storage.extras.colorFactor }
    _modify {
      makeUnique()
      yield &storage.extras.colorFactor
    }
  }
  /// Whether the children are flattened into the node's plane; else they keep their depth, as in a `CATransformLayer`.
  public var flattensChildren: Bool {
    _read { yield storage.basics.flattensChildren }
    _modify {
      makeUnique()
      yield &storage.basics.flattensChildren
    }
  }
  /// Pixels per point of the bitmap into which the node is rasterized; nil draws it directly.
  public var rasterizationScale: CGFloat? {
    _read { yield storage.extras.rasterizationScale }
    _modify {
      makeUnique()
      yield &storage.extras.rasterizationScale
    }
  }
  /// The page curl of the group; nil leaves it flat.
  public var curl: RenderCurl? {
    _read { yield storage.extras.curl }
    _modify {
      makeUnique()
      yield &storage.extras.curl
    }
  }
  /// The sublayers' nodes, in drawing order (already sorted by `zPosition`).
  public var children: [RenderNode] {
    _read { yield storage.basics.children }
    _modify {
      makeUnique()
      yield &storage.basics.children
    }
  }

  /// Updates the properties that animations change most often, with one check for uniqueness.
  package mutating func update(bounds: CGRect, transform: CATransform3D, opacity: CGFloat) {
    makeUnique()
    storage.basics.bounds = bounds
    storage.basics.transform = transform
    storage.basics.opacity = opacity
  }

  /// Sets the opacity in place where no other node shares the storage.
  package mutating func setOpacity(_ opacity: CGFloat) {
    makeUnique()
    storage.basics.opacity = opacity
  }

  /// Swaps the children with another array, without reference counting, so that each can be changed in place.
  package mutating func swapChildren(_ others: inout [RenderNode]) {
    makeUnique()
    swap(&storage.basics.children, &others)
  }

  // MARK: As a value

  /// Whether two nodes draw the same.
  public static func == (a: RenderNode, b: RenderNode) -> Bool {
    a.storage === b.storage
      || (a.storage.basics == b.storage.basics
        && (a.storage.sharesExtras(with: b.storage) || a.storage.extras == b.storage.extras))
  }

  /// Hashes the node and its children's geometry only, because hashing a whole tree would be slow.
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

  /// Decodes a node; rare properties may be missing.
  public init(from decoder: any Decoder) throws {
    storage = RenderNodeStorage(try RenderNodeBasics(from: decoder))
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let extras = try container.decodeIfPresent(RenderNodeExtras.self, forKey: .extras) { storage.extras = extras }
  }

  /// Encodes the node, with rare properties only if any was set.
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
