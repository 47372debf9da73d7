import CoreGraphics

/// A transform taken apart as scale · Rx · Ry · Rz · translation (C-57); shear and perspective are not kept.
struct TransformComponents {
  var scale: (x: Double, y: Double, z: Double)
  var rotation: (x: Double, y: Double, z: Double)
  var translation: (x: Double, y: Double, z: Double)

  init(_ t: CATransform3D) {
    func length(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> Double {
      Double(a * a + b * b + c * c).squareRoot()
    }
    let lengths = (length(t.m11, t.m12, t.m13), length(t.m21, t.m22, t.m23), length(t.m31, t.m32, t.m33))
    var scale = (x: lengths.0, y: lengths.1, z: lengths.2)
    let determinant =
      t.m11 * (t.m22 * t.m33 - t.m23 * t.m32) - t.m12 * (t.m21 * t.m33 - t.m23 * t.m31)
      + t.m13 * (t.m21 * t.m32 - t.m22 * t.m31)
    if determinant < 0 {
      if t.m11 < t.m22 { scale.x = -scale.x } else { scale.y = -scale.y }
    }
    self.scale = scale
    translation = (Double(t.m41), Double(t.m42), Double(t.m43))
    func divided(_ value: CGFloat, _ by: Double) -> Double { by == 0 ? 0 : Double(value) / by }
    // Rows of Rx · Ry · Rz for row vectors: m13 = −sin y, m12 = cos y · sin z, m23 = sin x · cos y.
    let m13 = divided(t.m13, scale.x)
    let y = EngineMath.asin(min(max(-m13, -1), 1))
    if (1 - m13 * m13) > 1e-12 {
      rotation = (
        EngineMath.atan2(divided(t.m23, scale.y), divided(t.m33, scale.z)), y,
        EngineMath.atan2(divided(t.m12, scale.x), divided(t.m11, scale.x))
      )
    } else {
      rotation = (0, y, EngineMath.atan2(-divided(t.m21, scale.y), divided(t.m22, scale.y)))
    }
  }

  var transform: CATransform3D {
    var result = CATransform3DMakeScale(CGFloat(scale.x), CGFloat(scale.y), CGFloat(scale.z))
    if rotation.x != 0 { result = CATransform3DConcat(result, CATransform3DMakeRotation(CGFloat(rotation.x), 1, 0, 0)) }
    if rotation.y != 0 { result = CATransform3DConcat(result, CATransform3DMakeRotation(CGFloat(rotation.y), 0, 1, 0)) }
    if rotation.z != 0 { result = CATransform3DConcat(result, CATransform3DMakeRotation(CGFloat(rotation.z), 0, 0, 1)) }
    let translation = CATransform3DMakeTranslation(
      CGFloat(translation.x), CGFloat(translation.y), CGFloat(translation.z))
    return CATransform3DConcat(result, translation)
  }

  func value(of component: AnimationComponent) -> AnimationValue? {
    switch component {
    case .rotation, .rotationZ: .number(rotation.z)
    case .rotationX: .number(rotation.x)
    case .rotationY: .number(rotation.y)
    case .scale: .number((scale.x + scale.y + scale.z) / 3)
    case .scaleX: .number(scale.x)
    case .scaleY: .number(scale.y)
    case .scaleZ: .number(scale.z)
    case .translation: .size(CGSize(width: translation.x, height: translation.y))
    case .translationX: .number(translation.x)
    case .translationY: .number(translation.y)
    case .translationZ: .number(translation.z)
    default: nil
    }
  }

  /// Changes a component; returns whether the kind fitted.
  mutating func set(_ value: AnimationValue, of component: AnimationComponent) -> Bool {
    switch (component, value) {
    case (.rotation, .number(let n)), (.rotationZ, .number(let n)): rotation.z = n
    case (.rotationX, .number(let n)): rotation.x = n
    case (.rotationY, .number(let n)): rotation.y = n
    case (.scale, .number(let n)): scale = (n, n, n)
    case (.scaleX, .number(let n)): scale.x = n
    case (.scaleY, .number(let n)): scale.y = n
    case (.scaleZ, .number(let n)): scale.z = n
    case (.translation, .size(let size)): (translation.x, translation.y) = (Double(size.width), Double(size.height))
    case (.translation, .point(let point)): (translation.x, translation.y) = (Double(point.x), Double(point.y))
    case (.translationX, .number(let n)): translation.x = n
    case (.translationY, .number(let n)): translation.y = n
    case (.translationZ, .number(let n)): translation.z = n
    default: return false
    }
    return true
  }
}
