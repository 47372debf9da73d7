import Foundation

extension CATransform3D {
  /// A component of the matrix as scale · Rx · Ry · Rz · translation (C-57); nil for other components, and for rotation
  /// and scale of a matrix that flattens a skewed space.
  ///
  /// `rotation` is the angle around z, `scale` the mean of the three factors, `translation` a size.
  func animationComponent(_ component: AnimationComponent) -> AnimationValue? {
    switch component {
    case .translation: return .size(CGSize(width: m41, height: m42))
    case .translationX: return .number(Double(m41))
    case .translationY: return .number(Double(m42))
    case .translationZ: return .number(Double(m43))
    default: break
    }
    guard let parts = DecomposedTransform(self) else { return nil }
    switch component {
    case .rotation, .rotationZ: return .number(parts.rotation.angles.z)
    case .rotationX: return .number(parts.rotation.angles.x)
    case .rotationY: return .number(parts.rotation.angles.y)
    case .scale: return .number((parts.scale.x + parts.scale.y + parts.scale.z) / 3)
    case .scaleX: return .number(parts.scale.x)
    case .scaleY: return .number(parts.scale.y)
    case .scaleZ: return .number(parts.scale.z)
    default: return nil
    }
  }

  /// The matrix with a component replaced; skew and perspective stay. Nil where the matrix has no such component.
  ///
  /// `rotation` rotates around z, `scale` sets all three factors, `translation` leaves z.
  func settingAnimationComponent(_ component: AnimationComponent, to part: AnimationValue) -> CATransform3D? {
    guard var parts = DecomposedTransform(self) else { return nil }
    switch (component, part) {
    case (.rotation, .number(let angle)), (.rotationZ, .number(let angle)): parts.setAngle(2, to: angle)
    case (.rotationX, .number(let angle)): parts.setAngle(0, to: angle)
    case (.rotationY, .number(let angle)): parts.setAngle(1, to: angle)
    case (.scale, .number(let factor)): parts.scale = SIMD3(repeating: factor)
    case (.scaleX, .number(let factor)): parts.scale.x = factor
    case (.scaleY, .number(let factor)): parts.scale.y = factor
    case (.scaleZ, .number(let factor)): parts.scale.z = factor
    case (.translation, .size(let size)):
      (parts.translation.x, parts.translation.y) = (Double(size.width), Double(size.height))
    case (.translationX, .number(let distance)): parts.translation.x = distance
    case (.translationY, .number(let distance)): parts.translation.y = distance
    case (.translationZ, .number(let distance)): parts.translation.z = distance
    default: return nil
    }
    return parts.transform
  }
}

extension DecomposedTransform {
  fileprivate mutating func setAngle(_ axis: Int, to angle: Double) {
    var angles = rotation.angles
    angles[axis] = angle
    rotation = RotationMatrix(angles: angles)
  }
}
