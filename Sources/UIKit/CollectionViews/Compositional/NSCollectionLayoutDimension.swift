import ListLayout
import QuartzCore

/// A length in a compositional layout (V-59).
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  let value: LayoutDimension

  init(_ value: LayoutDimension) {
    self.value = value
    super.init()
  }

  /// Returns a part of the width of the containing group.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth(fractionalWidth))
  }

  /// Returns a part of the height of the containing group.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight(fractionalHeight))
  }

  /// Returns a length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute(absoluteDimension))
  }

  /// Returns a length in points that holds until the element is measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated(estimatedDimension))
  }

  /// Whether the length is a part of a width.
  open var isFractionalWidth: Bool {
    if case .fractionalWidth = value { true } else { false }
  }
  /// Whether the length is a part of a height.
  open var isFractionalHeight: Bool {
    if case .fractionalHeight = value { true } else { false }
  }
  /// Whether the length is a number of points.
  open var isAbsolute: Bool {
    if case .absolute = value { true } else { false }
  }
  /// Whether the length is measured.
  open var isEstimated: Bool { value.isEstimated }
  /// The fraction or the number of points.
  open var dimension: CGFloat {
    switch value {
    case .absolute(let length), .estimated(let length), .fractionalWidth(let length), .fractionalHeight(let length):
      length
    }
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutDimension(value) }
}

/// A width and a height in a compositional layout (V-59).
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  /// The width.
  open private(set) var widthDimension: NSCollectionLayoutDimension
  /// The height.
  open private(set) var heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutSize(widthDimension: widthDimension, heightDimension: heightDimension)
  }

  var value: LayoutSize { LayoutSize(width: widthDimension.value, height: heightDimension.value) }
}
