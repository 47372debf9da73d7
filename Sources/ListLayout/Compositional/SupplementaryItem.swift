import CoreGraphics

/// A view at an edge or a corner of an item, such as a badge (V-67).
public struct SupplementaryItem: Hashable, Sendable {
  /// The view's kind.
  public var kind: String
  /// The size in the item.
  public var size: LayoutSize
  /// The point of the item at which the view lies, and its distance from there.
  public var containerAnchor: LayoutAnchor
  /// The point of the view that lies there; the same as the item's if nil.
  public var itemAnchor: LayoutAnchor?
  /// The order in depth; above the cell by default.
  public var zIndex = 1

  /// Makes a view's description.
  public init(kind: String, size: LayoutSize, containerAnchor: LayoutAnchor, itemAnchor: LayoutAnchor? = nil) {
    self.kind = kind
    self.size = size
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
  }

  /// The view's frame at an item's frame.
  func frame(in container: CGRect) -> CGRect {
    let size = size.size(in: container.size)
    let target = containerAnchor.position(in: container)
    let own = (itemAnchor ?? LayoutAnchor(containerAnchor.edges)).position(in: CGRect(origin: .zero, size: size))
    let (offset, ownOffset) = (containerAnchor.offset(of: size), itemAnchor?.offset(of: size) ?? .zero)
    return CGRect(
      x: target.x - own.x + offset.x + ownOffset.x, y: target.y - own.y + offset.y + ownOffset.y, width: size.width,
      height: size.height)
  }
}

/// A point of a rectangle, at its edges and corners or in its middle, and a distance from it.
public struct LayoutAnchor: Hashable, Sendable {
  /// Edges of a rectangle.
  public struct Edges: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Makes a set of edges from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The upper edge.
    public static let top = Edges(rawValue: 1)
    /// The left edge, before a layout is mirrored.
    public static let leading = Edges(rawValue: 2)
    /// The lower edge.
    public static let bottom = Edges(rawValue: 4)
    /// The right edge, before a layout is mirrored.
    public static let trailing = Edges(rawValue: 8)
  }

  /// A distance from the point.
  public enum Offset: Hashable, Sendable {
    /// In points.
    case absolute(CGPoint)
    /// In widths and heights of the view that is anchored.
    case fractional(CGPoint)
  }

  /// The edges at which the point lies; without one of an axis it lies in the middle of it.
  public var edges: Edges
  /// The distance from the point.
  public var offset: Offset

  /// Makes an anchor.
  public init(_ edges: Edges, offset: Offset = .absolute(.zero)) {
    self.edges = edges
    self.offset = offset
  }

  func position(in rect: CGRect) -> CGPoint {
    func position(_ low: Edges, _ high: Edges, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      edges.contains(low) == edges.contains(high) ? (start + end) / 2 : edges.contains(low) ? start : end
    }
    return CGPoint(
      x: position(.leading, .trailing, rect.minX, rect.maxX), y: position(.top, .bottom, rect.minY, rect.maxY))
  }

  func offset(of size: CGSize) -> CGPoint {
    switch offset {
    case .absolute(let point): point
    case .fractional(let point): CGPoint(x: point.x * size.width, y: point.y * size.height)
    }
  }
}
