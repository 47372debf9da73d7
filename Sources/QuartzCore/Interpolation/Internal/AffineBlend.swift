import Foundation

/// Two affine transforms taken apart so that their parts can be blended (C-55).
struct AffineBlend {
  private var from: CGAffineTransformComponents
  private var to: CGAffineTransformComponents

  /// Nil where a transform has no such parts: where an entry is not finite, or where a skewed plane is flattened.
  init?(from: CGAffineTransform, to: CGAffineTransform) {
    guard Self.canDecompose(from), Self.canDecompose(to) else { return nil }
    self.from = from.decomposed()
    self.to = to.decomposed()
    alignMirroredAxes()
    resolveUndefinedAngles()
    takeShorterRotation()
  }

  /// The blend at a part of the way.
  func transform(at fraction: Double) -> CGAffineTransform {
    CGAffineTransform(
      CGAffineTransformComponents(
        scale: .interpolate(from: from.scale, to: to.scale, fraction: fraction),
        horizontalShear: .interpolate(from: from.horizontalShear, to: to.horizontalShear, fraction: fraction),
        rotation: .interpolate(from: from.rotation, to: to.rotation, fraction: fraction),
        translation: CGVector(
          dx: .interpolate(from: from.translation.dx, to: to.translation.dx, fraction: fraction),
          dy: .interpolate(from: from.translation.dy, to: to.translation.dy, fraction: fraction))))
  }

  private static func canDecompose(_ t: CGAffineTransform) -> Bool {
    guard [t.a, t.b, t.c, t.d, t.tx, t.ty].allSatisfy(\.isFinite) else { return false }
    let isFlat = t.a * t.d - t.b * t.c == 0
    return !isFlat || (t.a == 0 && t.b == 0) || (t.c == 0 && t.d == 0)
  }

  /// Where one mirrors left and right and the other up and down, half a turn makes both mirror the same way.
  private mutating func alignMirroredAxes() {
    let mirrorsOtherAxis =
      (from.scale.width < 0 && to.scale.height < 0) || (from.scale.height < 0 && to.scale.width < 0)
    guard mirrorsOtherAxis else { return }
    from.scale = CGSize(width: -from.scale.width, height: -from.scale.height)
    from.rotation += from.rotation < 0 ? CGFloat(EngineMath.pi) : -CGFloat(EngineMath.pi)
  }

  /// What is shrunk to a point has no angle of its own: it takes the other's, so that it grows without turning.
  private mutating func resolveUndefinedAngles() {
    if from.scale == .zero { from.rotation = to.rotation }
    if to.scale == .zero { to.rotation = from.rotation }
  }

  /// Half a turn goes to the negative side, also where rounding left it a little short (C-56).
  private mutating func takeShorterRotation() {
    let half = CGFloat(EngineMath.pi)
    let turn = to.rotation - from.rotation
    if turn > half - 1e-9 {
      to.rotation -= 2 * half
    } else if turn < -half - 1e-9 {
      to.rotation += 2 * half
    }
  }
}
