import UIKit

/// Slides the new screen in and the old one out: horizontally in containers, vertically for presentations (E-1, E-2, E-3).
///
/// In right-to-left layouts left and right are exchanged. Screens that the effect does not get stay where they are.
@MainActor public final class SlideAnimator: EffectAnimator {
  /// Which way the slide goes.
  public let direction: SlideDirection

  /// A slide in a direction, of 0.3 s (K-55).
  public init(direction: SlideDirection) {
    self.direction = direction
    let isReversed: Bool
    switch direction {
    case .push, .tabRight, .presentation: isReversed = false
    case .pop, .tabLeft, .dismissal: isReversed = true
    }
    super.init(duration: 0.3, isReversed: isReversed)
  }

  /// False: each screen slides by itself.
  public override var needsBothScreens: Bool { false }

  /// Slides both screens by transforms.
  public override func animate(_ scene: EffectScene) {
    let (from, to) = (scene.from, scene.to)
    let incoming: CGAffineTransform
    let outgoing: CGAffineTransform
    switch direction {
    case .push, .tabRight, .pop, .tabLeft:
      incoming = CGAffineTransform(translationX: scene.side * scene.size.width, y: 0)
      outgoing = CGAffineTransform(translationX: -scene.side * scene.size.width, y: 0)
    case .presentation:
      incoming = CGAffineTransform(translationX: 0, y: scene.size.height)
      outgoing = .identity
    case .dismissal:
      incoming = .identity
      outgoing = CGAffineTransform(translationX: 0, y: scene.size.height)
    }
    scene.place(toOnTop: direction != .dismissal)
    to?.transform = incoming
    scene.animate {
      from?.transform = outgoing
      to?.transform = .identity
    }
  }
}
