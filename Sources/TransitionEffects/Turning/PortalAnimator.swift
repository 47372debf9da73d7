import UIKit

/// Opens the old screen like a gate, through which the new one comes, or closes it (E-33, E-34).
@MainActor public final class PortalAnimator: EffectAnimator {
  /// The scale of the screen behind the closed gate, clamped to 0.001…100.
  public var scale: CGFloat = 0.8

  /// Makes an effect of 1 s.
  public init(isReversed: Bool = false) {
    super.init(duration: 1, isReversed: isReversed)
  }

  /// Moves snapshots of the gate's halves to the sides.
  public override func animate(_ scene: EffectScene) {
    guard let from = scene.from, let to = scene.to else { return scene.dissolve() }
    let (gate, inner) = isReversed ? (to, from) : (from, to)
    scene.place(toOnTop: false)
    let halves = scene.addHalves(of: gate)
    gate.isHidden = true
    let usable = scale.usable(in: 0.001...100, else: 0.8)
    let small = CGAffineTransform(scaleX: usable, y: usable)
    let moveDoors = { (isOpen: Bool) in
      halves.left.transform = isOpen ? CGAffineTransform(translationX: -halves.left.bounds.width, y: 0) : .identity
      halves.right.transform = isOpen ? CGAffineTransform(translationX: halves.right.bounds.width, y: 0) : .identity
      inner.transform = isOpen ? .identity : small
    }
    moveDoors(isReversed)
    scene.animate(.curve(.easeOut)) { [self] in moveDoors(!isReversed) }
  }
}
