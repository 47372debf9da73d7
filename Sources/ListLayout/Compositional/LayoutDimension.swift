import CoreGraphics

/// A length in a compositional layout (V-59).
public enum LayoutDimension: Hashable, Sendable {
  /// A number of points.
  case absolute(CGFloat)
  /// A number of points until the element is measured.
  case estimated(CGFloat)
  /// A part of the width of what contains the element.
  case fractionalWidth(CGFloat)
  /// A part of the height of what contains the element.
  case fractionalHeight(CGFloat)

  /// Whether the length is measured.
  public var isEstimated: Bool {
    if case .estimated = self { true } else { false }
  }

  var isFractional: Bool {
    switch self {
    case .absolute, .estimated: false
    case .fractionalWidth, .fractionalHeight: true
    }
  }

  /// The length in a container, in points; a length that is negative or not finite counts as 0.
  public func length(in container: CGSize) -> CGFloat {
    switch self {
    case .absolute(let length), .estimated(let length): length.validLength
    case .fractionalWidth(let fraction): (fraction * container.width).validLength
    case .fractionalHeight(let fraction): (fraction * container.height).validLength
    }
  }
}

/// A width and a height in a compositional layout.
public struct LayoutSize: Hashable, Sendable {
  /// The width.
  public var width: LayoutDimension
  /// The height.
  public var height: LayoutDimension

  /// Makes a size.
  public init(width: LayoutDimension, height: LayoutDimension) {
    self.width = width
    self.height = height
  }

  /// The size in a container, with estimates as they are.
  public func size(in container: CGSize) -> CGSize {
    CGSize(width: width.length(in: container), height: height.length(in: container))
  }

  /// The size in a container, with the measured lengths instead of the estimated ones.
  func size(in container: CGSize, measured: CGSize?) -> CGSize {
    var size = size(in: container)
    if let measured, width.isEstimated { size.width = measured.width }
    if let measured, height.isEstimated { size.height = measured.height }
    return size
  }

  /// Whether a length is measured.
  public var isEstimated: Bool { width.isEstimated || height.isEstimated }

  /// The dimension along an axis.
  func main(_ axis: ScrollAxis) -> LayoutDimension { axis == .vertical ? height : width }

  /// The dimension across an axis.
  func cross(_ axis: ScrollAxis) -> LayoutDimension { axis == .vertical ? width : height }
}

/// A distance between elements of a compositional layout (V-62).
public enum LayoutSpacing: Hashable, Sendable {
  /// Exactly this many points.
  case fixed(CGFloat)
  /// At least this many points; flexible distances share what is left equally.
  case flexible(CGFloat)

  var length: CGFloat {
    switch self {
    case .fixed(let length), .flexible(let length): length.validLength
    }
  }

  var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}

/// The distances around an item; the leading one is at the left before a layout is mirrored.
public struct EdgeSpacing: Hashable, Sendable {
  /// The distance before the item in a row.
  public var leading: LayoutSpacing
  /// The distance above the item.
  public var top: LayoutSpacing
  /// The distance behind the item in a row.
  public var trailing: LayoutSpacing
  /// The distance below the item.
  public var bottom: LayoutSpacing

  /// Makes distances, by default none.
  public init(
    leading: LayoutSpacing = .fixed(0), top: LayoutSpacing = .fixed(0), trailing: LayoutSpacing = .fixed(0),
    bottom: LayoutSpacing = .fixed(0)
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// The distances before and behind the item along an axis.
  func main(_ axis: ScrollAxis) -> (start: LayoutSpacing, end: LayoutSpacing) {
    axis == .vertical ? (top, bottom) : (leading, trailing)
  }

  /// The distances before and behind the item across an axis.
  func cross(_ axis: ScrollAxis) -> (start: LayoutSpacing, end: LayoutSpacing) {
    axis == .vertical ? (leading, trailing) : (top, bottom)
  }
}
