import UIKit

/// The presented screen springs up over two thirds of the other, a still of which is pushed back; down again, it comes forward (E-14).
///
/// It is for `.custom` presentations, where the still stays in the container as long as the screen is presented. In others, where
/// UIKit takes the screen behind away, the presented screen alone springs up over all of it.
@MainActor public final class SemiModalAnimator: EffectAnimator {
  /// How small the screen behind becomes; counts as 0.001…100.
  public var scale: CGFloat = 0.85
  /// How much of the container stays free above, in parts of its height; counts as 0…1.
  public var freeHeight: CGFloat = 1.0 / 3
  /// The presented screen's corners, in points; count as 0…10,000.
  public var cornerRadius: CGFloat = 15
  /// How the spring dies away: 1 does not overshoot; see ``EffectTiming``.
  public var dampingRatio: CGFloat = 0.6

  /// A rise of 0.8 s, or 1.5 s down again (K-55).
  public init(isReversed: Bool = false) {
    super.init(duration: isReversed ? 1.5 : 0.8, isReversed: isReversed)
  }

  /// Moves the presented screen, and the still behind it.
  public override func animate(_ scene: EffectScene) {
    if isReversed { dismiss(scene) } else { present(scene) }
  }

  private func present(_ scene: EffectScene) {
    scene.place(toOnTop: true)
    let below = CGAffineTransform(translationX: 0, y: scene.size.height)
    guard let to = scene.to else { return scene.dissolve() }
    var backdrop: SemiModalBackdrop?
    if scene.from == nil, let presenter = scene.context.viewController(forKey: .from)?.view {
      let made = SemiModalBackdrop(showing: presenter, in: scene.container)
      scene.container.insertSubview(made, at: 0)
      backdrop = made
      let free = freeHeight.usable(in: 0...1, else: 1.0 / 3)
      to.frame.origin.y = (scene.size.height * free).rounded()
      to.layer.cornerRadius = cornerRadius.usable(in: 0...10_000, else: 0)
      to.clipsToBounds = true
      scene.adopt(to)
    }
    to.transform = below
    scene.animate(.spring(dampingRatio: dampingRatio)) { [self] in
      to.transform = .identity
      backdrop?.push(to: scale)
    } afterwards: { didComplete in
      if !didComplete { backdrop?.removeFromSuperview() }
    }
  }

  private func dismiss(_ scene: EffectScene) {
    scene.place(toOnTop: false)
    guard let from = scene.from else { return scene.dissolve() }
    let backdrop = scene.container.subviews.compactMap { $0 as? SemiModalBackdrop }.first
    scene.animate {
      from.transform = CGAffineTransform(translationX: 0, y: scene.size.height)
      backdrop?.push(to: 1)
    } afterwards: { didComplete in
      if didComplete { backdrop?.removeFromSuperview() }
    }
  }
}
