import UIKit

/// Turns the screen about its centre; its back is the new screen (E-35).
@MainActor public final class TurnAnimator: EffectAnimator {
  /// The axis about which the screen turns.
  public let axis: TurnAxis
  /// The perspective as the transform's `m34`, for a width of 320 points (P-66), clamped to −0.1…0.1.
  public var perspective: CGFloat = -0.002

  /// Makes a turn of 1 s.
  public init(axis: TurnAxis = .vertical, isReversed: Bool = false) {
    self.axis = axis
    super.init(duration: 1, isReversed: isReversed)
  }

  /// Turns the old screen by a quarter until half-time, and then the new one.
  public override func animate(_ scene: EffectScene) {
    guard let from = scene.from, let to = scene.to else { return scene.dissolve() }
    scene.place(toOnTop: true)
    scene.setPerspective(perspective)
    let factor = axis == .vertical ? -scene.side : (isReversed ? 1 : -1)
    to.transform3D = turned(-factor)
    scene.animateKeyframes { [self] in
      scene.keyframe(0, 0.5) { from.transform3D = self.turned(factor) }
      scene.keyframe(0.5, 0.5) { to.transform3D = CATransform3DIdentity }
    }
  }

  private func turned(_ quarters: CGFloat) -> CATransform3D {
    axis == .vertical
      ? CATransform3DMakeRotation(quarters * .pi / 2, 0, 1, 0) : CATransform3DMakeRotation(quarters * .pi / 2, 1, 0, 0)
  }
}

/// The axis about which a screen turns.
public enum TurnAxis: Hashable, Sendable {
  /// The vertical axis: screens turn sideways.
  case vertical
  /// The horizontal axis: screens turn up and down.
  case horizontal
}
