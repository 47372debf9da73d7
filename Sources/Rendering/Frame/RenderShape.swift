import CoreGraphics

/// A path in a node's coordinates that is filled, then stroked.
public struct RenderShape: Hashable, Sendable, Codable {
  /// The path that is filled.
  public var path: CGPath
  /// The fill's colour; nil for none.
  public var fillColor: CGColor?
  /// Whether the fill uses the even-odd rule instead of the winding rule.
  public var usesEvenOddFill: Bool
  /// The outline of the stroke, filled by the winding rule; nil for none.
  public var stroke: CGPath?
  /// The stroke's colour; nil for none.
  public var strokeColor: CGColor?

  /// Creates a shape.
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
