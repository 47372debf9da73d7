import CoreGraphics

/// Returns the transform between two at a progress, 0 at the first and 1 at the second.
public typealias TransformInterpolation = @Sendable (CATransform3D, CATransform3D, CGFloat) -> CATransform3D

extension ElementAttributes {
  /// The attributes between these and others of the same element.
  ///
  /// Centre, size, transform, opacity and depth change in proportion (V-80). Hidden attributes count as transparent.
  ///
  /// - Parameters:
  ///   - other: The attributes at progress 1.
  ///   - progress: The progress. Outside of 0…1 positions go on along their lines, sizes stay at least zero, and the
  ///     opacity stays in 0…1.
  ///   - interpolateTransform: The transform between two.
  public func blended(
    with other: ElementAttributes, at progress: CGFloat,
    interpolateTransform: TransformInterpolation = interpolatedTransform
  ) -> ElementAttributes {
    let progress = progress.isFinite ? progress : 0
    // Exactly, not up to rounding.
    if progress == 0 { return self }
    if progress == 1 { return other }
    func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
    var result = self
    result.center = CGPoint(x: between(center.x, other.center.x), y: between(center.y, other.center.y))
    result.size = CGSize(
      width: max(0, between(size.width, other.size.width)), height: max(0, between(size.height, other.size.height)))
    if transform != other.transform {
      result.transform = interpolateTransform(transform, other.transform, progress)
    }
    result.alpha = min(max(between(visibleAlpha, other.visibleAlpha), 0), 1)
    result.zIndex = Self.depth(between(CGFloat(zIndex), CGFloat(other.zIndex)))
    result.isHidden = isHidden && other.isHidden
    return result
  }

  /// The nearest depth; those of the greatest integers are limited to what a float holds exactly.
  private static func depth(_ value: CGFloat) -> Int { Int(min(max((value + 0.5).rounded(.down), -0x1p53), 0x1p53)) }

  private var visibleAlpha: CGFloat { isHidden ? 0 : alpha }

  /// The attributes, moved and transparent: how an element that is in one of two layouts only ends in the other (V-78).
  func transparent(movedBy offset: CGPoint) -> ElementAttributes {
    var result = self
    result.alpha = 0
    result.center.x += offset.x
    result.center.y += offset.y
    return result
  }

  /// Returns the transform between two: if both are affine, as Core Animation does, else number by number.
  @Sendable public static func interpolatedTransform(
    _ from: CATransform3D, _ to: CATransform3D, _ progress: CGFloat
  ) -> CATransform3D {
    if CATransform3DIsAffine(from), CATransform3DIsAffine(to),
      let blend = AffineBlend(from: CATransform3DGetAffineTransform(from), to: CATransform3DGetAffineTransform(to))
    {
      return CATransform3DMakeAffineTransform(blend.transform(at: progress))
    }
    func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
    return CATransform3D(
      m11: between(from.m11, to.m11), m12: between(from.m12, to.m12), m13: between(from.m13, to.m13),
      m14: between(from.m14, to.m14), m21: between(from.m21, to.m21), m22: between(from.m22, to.m22),
      m23: between(from.m23, to.m23), m24: between(from.m24, to.m24), m31: between(from.m31, to.m31),
      m32: between(from.m32, to.m32), m33: between(from.m33, to.m33), m34: between(from.m34, to.m34),
      m41: between(from.m41, to.m41), m42: between(from.m42, to.m42), m43: between(from.m43, to.m43),
      m44: between(from.m44, to.m44))
  }
}
