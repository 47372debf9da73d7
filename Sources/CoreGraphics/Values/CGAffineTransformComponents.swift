import Foundation

/// The components of an affine transform: scale first, then horizontal shear, rotation and translation.
public struct CGAffineTransformComponents: Hashable, Sendable, Codable {
  /// The factor of each axis; one is negative for a transform that mirrors.
  public var scale: CGSize
  /// The horizontal displacement of a point per unit of its height.
  public var horizontalShear: CGFloat
  /// The angle in radians, in −π…π.
  public var rotation: CGFloat
  /// The distance in points.
  public var translation: CGVector

  /// Creates the components of the identity.
  public init() {
    self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// Creates components from their values.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Creates the transform of components: scale · shear · rotation · translation.
  public init(_ components: CGAffineTransformComponents) {
    let sine = EngineMath.sin(Double(components.rotation))
    let cosine = EngineMath.cos(Double(components.rotation))
    let (width, height) = (components.scale.width, components.scale.height)
    let shear = components.horizontalShear
    self.init(
      a: width * cosine,
      b: width * sine,
      c: height * (shear * cosine - sine),
      d: height * (shear * sine + cosine),
      tx: components.translation.dx,
      ty: components.translation.dy)
  }

  /// Decomposes the transform; `CGAffineTransform(_:)` is the inverse.
  ///
  /// A mirroring transform gets its negative scale on the axis that is most reversed. A transform that collapses the x
  /// axis has no shear, and its rotation is that of the y axis.
  public func decomposed() -> CGAffineTransformComponents {
    let translation = CGVector(dx: tx, dy: ty)
    let width = (a * a + b * b).squareRoot()
    guard width > 0 else {
      let height = (c * c + d * d).squareRoot()
      let rotation = height > 0 ? EngineMath.atan2(-Double(c), Double(d)) : 0
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: height), horizontalShear: 0, rotation: rotation, translation: translation)
    }
    let determinant = a * d - b * c
    let sign: CGFloat = determinant < 0 && a < d ? -1 : 1
    let cosine = sign * a / width
    let sine = sign * b / width
    let height = sign * determinant / width
    let along = c * cosine + d * sine
    return CGAffineTransformComponents(
      scale: CGSize(width: sign * width, height: height),
      horizontalShear: height == 0 ? 0 : along / height,
      rotation: EngineMath.atan2(Double(sine), Double(cosine)),
      translation: translation)
  }
}
