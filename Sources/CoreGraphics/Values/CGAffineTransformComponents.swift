import Foundation

/// What a transform does, part by part: scale first, then horizontal shear, rotation and translation.
public struct CGAffineTransformComponents: Hashable, Sendable, Codable {
  /// The factor of each axis; one is negative for a transform that mirrors.
  public var scale: CGSize
  /// How far a point moves to the right per unit of its height.
  public var horizontalShear: CGFloat
  /// The angle in radians, in −π…π.
  public var rotation: CGFloat
  /// The distance in points.
  public var translation: CGVector

  /// Components that change nothing.
  public init() {
    self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// Components from their values.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}
