import UIKit

/// Springs the presented screen up over two thirds of the container, and pushes a snapshot of the screen behind back
/// (E-14).
///
/// It is meant for `.custom` presentations, in which the snapshot stays as long as the screen is presented. In other
/// styles UIKit removes the screen behind, and the presented screen springs up over the whole container.
@MainActor public final class SemiModalAnimator: EffectAnimator {
  /// The scale of the screen behind, clamped to 0.001…100.
  public var scale: CGFloat = 0.85
  /// The free part of the container above the screen, as a fraction of its height, clamped to 0…1.
  public var freeHeight: CGFloat = 1.0 / 3
  /// The corner radius of the presented screen, in points, clamped to 0…10,000.
  public var cornerRadius: CGFloat = 15
  /// The spring's damping ratio: 1 does not overshoot; see ``EffectTiming``.
  public var dampingRatio: CGFloat = 0.6

  /// Makes an effect of 0.8 s, or of 1.5 s when reversed (K-55).
  public init(isReversed: Bool = false) {
    super.init(duration: isReversed ? 1.5 : 0.8, isReversed: isReversed)
  }

  /// Moves the presented screen and the snapshot behind it.
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

/// A snapshot of the screen behind, on black.
final class SemiModalBackdrop: UIView {
  private let still: UIView

  /// Makes a snapshot of a view at its position in a container.
  init(showing view: UIView, in container: UIView) {
    still = view.snapshotView(afterScreenUpdates: false) ?? UIView(frame: .zero)
    super.init(frame: container.bounds)
    backgroundColor = .black
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    still.frame = view.convert(view.bounds, to: container)
    addSubview(still)
  }

  required init?(coder: NSCoder) { nil }

  /// Scales the snapshot.
  func push(to scale: CGFloat) {
    let usable = scale.usable(in: 0.001...100, else: 1)
    still.transform = CGAffineTransform(scaleX: usable, y: usable)
  }
}
