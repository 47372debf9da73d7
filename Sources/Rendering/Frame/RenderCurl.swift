import CoreGraphics

/// A page's turn around a cylinder that rolls over it.
public struct RenderCurl: Hashable, Sendable, Codable {
  /// How much of the page is turned: 0 is flat, 1 gone.
  public var progress: CGFloat
  /// The direction in which the cylinder rolls, in radians clockwise from the x axis of the node's coordinates.
  public var angle: CGFloat
  /// The cylinder's radius in points.
  public var radius: CGFloat
  /// What lies over the picture on the page's back; its alpha says how little shows through.
  public var backColor: CGColor

  /// A curl from its parts.
  public init(progress: CGFloat, angle: CGFloat, radius: CGFloat, backColor: CGColor) {
    self.progress = progress
    self.angle = angle
    self.radius = radius
    self.backColor = backColor
  }
}
