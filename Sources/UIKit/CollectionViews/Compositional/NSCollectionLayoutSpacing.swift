import ListLayout
import QuartzCore

/// A distance between elements of a compositional layout (V-62).
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  let value: LayoutSpacing

  init(_ value: LayoutSpacing) {
    self.value = value
    super.init()
  }

  /// Returns a distance of at least a number of points; flexible distances share what is left.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.flexible(flexibleSpacing))
  }

  /// Returns a distance of exactly a number of points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.fixed(fixedSpacing))
  }

  /// The distance in points; the least one of a flexible distance.
  open var spacing: CGFloat {
    switch value {
    case .fixed(let length), .flexible(let length): length
    }
  }
  /// Whether the distance takes a part of what is left.
  open var isFlexible: Bool { !isFixed }
  /// Whether the distance is exact.
  open var isFixed: Bool {
    if case .fixed = value { true } else { false }
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutSpacing(value) }
}

/// The distances around an item; nil for none (V-62).
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  /// The distance before the item in a row.
  open private(set) var leading: NSCollectionLayoutSpacing?
  /// The distance above the item.
  open private(set) var top: NSCollectionLayoutSpacing?
  /// The distance behind the item in a row.
  open private(set) var trailing: NSCollectionLayoutSpacing?
  /// The distance below the item.
  open private(set) var bottom: NSCollectionLayoutSpacing?

  /// Creates distances.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutEdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: bottom)
  }

  var value: EdgeSpacing {
    EdgeSpacing(
      leading: leading?.value ?? .fixed(0), top: top?.value ?? .fixed(0), trailing: trailing?.value ?? .fixed(0),
      bottom: bottom?.value ?? .fixed(0))
  }
}
