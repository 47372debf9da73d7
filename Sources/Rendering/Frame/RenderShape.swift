import CoreGraphics

/// An outline in a node's coordinates that is filled, then stroked.
public struct RenderShape: Hashable, Sendable, Codable {
  /// What is filled.
  public var path: CGPath
  /// The fill's colour; nil for none.
  public var fillColor: CGColor?
  /// Whether the fill counts crossings instead of windings.
  public var usesEvenOddFill: Bool
  /// The outline of the stroke, filled by the winding rule; nil for none.
  public var stroke: CGPath?
  /// The stroke's colour; nil for none.
  public var strokeColor: CGColor?

  /// A shape from its parts.
  public init(
    path: CGPath, fillColor: CGColor?, usesEvenOddFill: Bool = false, stroke: CGPath? = nil,
    strokeColor: CGColor? = nil
  ) {
    self.path = path
    self.fillColor = fillColor
    self.usesEvenOddFill = usesEvenOddFill
    self.stroke = stroke
    self.strokeColor = strokeColor
  }
}
