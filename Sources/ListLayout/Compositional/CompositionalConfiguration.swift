import CoreGraphics

/// The metrics of a compositional layout that all sections share.
public struct CompositionalConfiguration: Hashable, Sendable {
  /// The axis along which the list scrolls.
  public var axis: ScrollAxis
  /// The size of the list, less its content insets, for fractions.
  public var containerSize: CGSize
  /// Pixels per point, for origins.
  public var scale: CGFloat
  /// The distance between sections.
  public var sectionSpacing: CGFloat = 0
  /// The headers, footers and other views at the edges of the whole content (V-67).
  public var boundaryItems: [BoundaryItem] = []
  /// The distances of these views from the content's edges across the axis.
  public var boundaryInsets = ListInsets.zero
  /// Whether the layout is mirrored horizontally, for right-to-left languages.
  public var isMirrored = false

  /// Makes a configuration; lengths that are negative or not finite count as 0.
  public init(axis: ScrollAxis = .vertical, containerSize: CGSize, scale: CGFloat = 2) {
    self.axis = axis
    self.containerSize = containerSize.validSize
    self.scale = scale
  }
}
