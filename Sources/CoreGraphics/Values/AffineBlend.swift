import Foundation

/// Two affine transforms, decomposed for interpolation (C-55).
package struct AffineBlend {
  private var from: CGAffineTransformComponents
  private var to: CGAffineTransformComponents

  /// Nil where a transform cannot be decomposed: its entries are not finite, or it flattens a skewed plane.
  package init?(from: CGAffineTransform, to: CGAffineTransform) {
    guard Self.canDecompose(from), Self.canDecompose(to) else { return nil }
    self.from = from.decomposed()
    self.to = to.decomposed()
    alignMirroredAxes()
    resolveUndefinedAngles()
    takeShorterRotation()
  }

  /// The interpolated transform.
  package func transform(at fraction: Double) -> CGAffineTransform {
    func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { fraction == 1 ? to : from + (to - from) * fraction }
    return CGAffineTransform(
      CGAffineTransformComponents(
        scale: CGSize(
          width: between(from.scale.width, to.scale.width), height: between(from.scale.height, to.scale.height)),
        horizontalShear: between(from.horizontalShear, to.horizontalShear),
        rotation: between(from.rotation, to.rotation),
        translation: CGVector(
          dx: between(from.translation.dx, to.translation.dx), dy: between(from.translation.dy, to.translation.dy))))
  }

  private static func canDecompose(_ t: CGAffineTransform) -> Bool {
    guard [t.a, t.b, t.c, t.d, t.tx, t.ty].allSatisfy(\.isFinite) else { return false }
    let isFlat = t.a * t.d - t.b * t.c == 0
    return !isFlat || (t.a == 0 && t.b == 0) || (t.c == 0 && t.d == 0)
  }

  /// Adds half a turn where one mirrors x and the other mirrors y, so that both mirror the same axis.
  private mutating func alignMirroredAxes() {
    let mirrorsOtherAxis =
      (from.scale.width < 0 && to.scale.height < 0) || (from.scale.height < 0 && to.scale.width < 0)
    guard mirrorsOtherAxis else { return }
    from.scale = CGSize(width: -from.scale.width, height: -from.scale.height)
    from.rotation += from.rotation < 0 ? CGFloat(EngineMath.pi) : -CGFloat(EngineMath.pi)
  }

  /// Gives a transform of scale 0, whose angle is undefined, the angle of the other one, so that it grows without
  /// rotation.
  private mutating func resolveUndefinedAngles() {
    if from.scale == .zero { from.rotation = to.rotation }
    if to.scale == .zero { to.rotation = from.rotation }
  }

  /// Rotates by at most half a turn; exactly half a turn, within rounding, goes to the negative side (C-56).
  private mutating func takeShorterRotation() {
    let half = CGFloat(EngineMath.pi)
    let difference = to.rotation - from.rotation
    if difference > half - 1e-9 {
      to.rotation -= 2 * half
    } else if difference < -half - 1e-9 {
      to.rotation += 2 * half
    }
  }
}
