import UIKit

/// Slides the new screen in and the old one out: horizontally in containers, vertically for presentations (E-1, E-2,
/// E-3).
///
/// Left and right are exchanged in right-to-left layouts. A screen that UIKit withholds does not move.
@MainActor public final class SlideAnimator: EffectAnimator {
  /// The direction of the slide.
  public let direction: SlideDirection

  /// Makes a slide of 0.3 s (K-55).
  public init(direction: SlideDirection) {
    self.direction = direction
    let isReversed: Bool
    switch direction {
    case .push, .tabRight, .presentation: isReversed = false
    case .pop, .tabLeft, .dismissal: isReversed = true
    }
    super.init(duration: 0.3, isReversed: isReversed)
  }

  /// Slides both screens by transforms.
  public override func animate(_ scene: EffectScene) {
    let (from, to) = (scene.from, scene.to)
    let (width, height) = (scene.side * scene.size.width, scene.size.height)
    let incoming: CGAffineTransform
    let outgoing: CGAffineTransform
    let isVertical = direction == .presentation || direction == .dismissal
    switch (isVertical, isReversed) {
    case (false, _):
      incoming = CGAffineTransform(translationX: width, y: 0)
      outgoing = CGAffineTransform(translationX: -width, y: 0)
    case (true, false):
      incoming = CGAffineTransform(translationX: 0, y: height)
      outgoing = .identity
    case (true, true):
      incoming = .identity
      outgoing = CGAffineTransform(translationX: 0, y: height)
    }
    scene.place(toOnTop: !(isVertical && isReversed))
    to?.transform = incoming
    scene.animate {
      from?.transform = outgoing
      to?.transform = .identity
    }
  }
}

/// The direction of a slide, by the kind of transition (E-1, E-2, E-3).
public enum SlideDirection: Hashable, Sendable {
  /// A push: the new screen comes from the right.
  case push
  /// A pop: the old screen comes back from the left.
  case pop
  /// A change to a tab on the left: the new screen comes from the left.
  case tabLeft
  /// A change to a tab on the right: the new screen comes from the right.
  case tabRight
  /// A presentation: the new screen comes from below.
  case presentation
  /// A dismissal: the old screen moves down.
  case dismissal
}
