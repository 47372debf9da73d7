import CoreGraphics

/// A page curl around a cylinder that rolls over the page.
public struct RenderCurl: Hashable, Sendable, Codable {
  /// The turned part of the page: 0 is flat, 1 completely turned away.
  public var progress: CGFloat
  /// The direction in which the cylinder rolls, in radians clockwise from the x axis of the node's coordinates.
  public var angle: CGFloat
  /// The cylinder's radius in points.
  public var radius: CGFloat
  /// The colour over the image on the page's back; its alpha sets how little shows through.
  public var backColor: CGColor

  /// Creates a curl.
  public init(progress: CGFloat, angle: CGFloat, radius: CGFloat, backColor: CGColor) {
    self.progress = progress
    self.angle = angle
    self.radius = radius
    self.backColor = backColor
  }
}
