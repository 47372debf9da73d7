import ListLayout
import QuartzCore

/// A point of a rectangle, at its edges and corners or in its middle, and a distance from it (V-67).
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  /// The edges at which the point lies; without one of an axis it lies in the middle of it.
  open private(set) var edges: NSDirectionalRectEdge
  /// The distance from the point, in points or in parts of the view's size.
  open private(set) var offset: CGPoint
  /// Whether the distance is in points.
  open private(set) var isAbsoluteOffset: Bool
  /// Whether the distance is in parts of the view's size.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// Creates an anchor at edges.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }

  /// Creates an anchor at a distance in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }

  /// Creates an anchor at a distance in parts of the view's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    (self.edges, self.offset, isAbsoluteOffset) = (edges, offset, isAbsolute)
    super.init()
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutAnchor(edges, offset, isAbsolute: isAbsoluteOffset)
  }

  var value: LayoutAnchor {
    LayoutAnchor(
      LayoutAnchor.Edges(rawValue: UInt8(edges.intersection(.all).rawValue)),
      offset: isAbsoluteOffset ? .absolute(offset) : .fractional(offset))
  }
}
