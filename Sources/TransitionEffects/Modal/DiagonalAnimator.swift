import UIKit

/// Moves the new screen in from the lower right corner, or the old one out to it (E-9); the left corner in
/// right-to-left layouts.
@MainActor public final class DiagonalAnimator: EffectAnimator {
  /// Makes an effect of 0.5 s for a presentation or a dismissal.
  public init(isPresenting: Bool) {
    super.init(duration: 0.5, isReversed: !isPresenting)
  }

  /// Whether the effect presents; otherwise it dismisses.
  public var isPresenting: Bool { !isReversed }

  /// Moves the upper screen between its final position and the corner.
  public override func animate(_ scene: EffectScene) {
    scene.place(toOnTop: isPresenting)
    guard let moving = isPresenting ? scene.to : scene.from else { return scene.dissolve() }
    let bounds = scene.container.bounds
    let isFromRight = (scene.side > 0) == isPresenting
    let corner = CGAffineTransform(
      translationX: isFromRight ? bounds.maxX - moving.frame.minX : bounds.minX - moving.frame.maxX,
      y: bounds.maxY - moving.frame.minY)
    if isPresenting { moving.transform = corner }
    scene.animate { [self] in moving.transform = isPresenting ? .identity : corner }
  }
}
