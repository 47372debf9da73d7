import EffectCatalog
import PixelEffects
import Testing
import TransitionEffects
import TransitionTesting
import UIKit

@Suite("Tunable numbers of effects")
@MainActor struct EffectNumberTests {
  /// An app's own delegate, which gives its animator to every push.
  private final class Delegate: NSObject, UINavigationControllerDelegate {
    let animator: EffectAnimator

    init(_ animator: EffectAnimator) {
      self.animator = animator
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  /// An effect of the app's own.
  private final class OwnAnimator: EffectAnimator {}

  /// Pushes a screen with an animator; returns the frames until the transition has ended.
  @discardableResult private func push(_ animator: EffectAnimator, on stage: Stage) throws -> Int {
    Effect.makeNumbersTunable()
    let delegate = Delegate(animator)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.delegate = delegate
    stage.show(navigation)
    let start = stage.ticks
    navigation.pushViewController(UIViewController(), animated: true)
    try stage.settle()
    return stage.ticks - start
  }

  private func names(_ stage: Stage) -> [String] { stage.tunables.known.map(\.tunable.name) }

  @Test("An app's own transition reads the effect's numbers, with the app's values as the standard ones")
  func standard() throws {
    try withStage { stage in
      let animator = FoldAnimator()
      (animator.folds, animator.duration) = (4, 0.3)
      try push(animator, on: stage)
      #expect(names(stage) == ["Fold · folds", "Fold · perspective", "Fold · duration"])
      #expect(stage.tunables.known.map(\.tunable.standard) == [4, Double(animator.perspective), 0.3])
      #expect(animator.folds == 4 && animator.duration == 0.3)
    }
  }

  @Test("A tuned number is set before the transition begins; whole numbers are rounded, and the length follows")
  func tuned() throws {
    try withStage { stage in
      stage.tune("Fold · folds", to: 5.4)
      stage.tune("Fold · duration", to: 0.5)
      let animator = FoldAnimator()
      let frames = try push(animator, on: stage)
      #expect(animator.folds == 5 && animator.duration == 0.5)
      #expect((30...33).contains(frames), "\(frames)")
    }
  }

  @Test("An animator that plays again keeps the app's number as the standard one, until the app changes it")
  func again() throws {
    try withStage { stage in
      stage.tune("Fold · folds", to: 5)
      let animator = FoldAnimator()
      animator.folds = 4
      try push(animator, on: stage)
      try push(animator, on: stage)
      #expect(animator.folds == 5 && stage.tunables.known[0].tunable.standard == 4)
      animator.folds = 2
      try push(animator, on: stage)
      #expect(animator.folds == 5 && stage.tunables.known[0].tunable.standard == 2)
    }
  }

  @Test("A number of the app beyond the slider's usual values extends them")
  func beyond() throws {
    try withStage { stage in
      let animator = FoldAnimator()
      animator.folds = 9
      try push(animator, on: stage)
      #expect(animator.folds == 9 && stage.tunables.known[0].tunable.range == 1...9)
    }
  }

  @Test("Pixel transitions, the parts of combined effects and an app's own effects have numbers")
  func kinds() throws {
    try withStage { stage in
      stage.tune("Ripple · reach", to: 12)
      let pixels = PixelAnimator(RippleTransition(), duration: 0.2)
      try push(pixels, on: stage)
      #expect((pixels.transition as? RippleTransition)?.reach == 12)
      #expect(names(stage) == ["Ripple · reach", "Ripple · crests", "Ripple · duration"])
    }
    try withStage { stage in
      stage.tune("Cube · duration", to: 0.4)
      try push(FoldAnimator().with(CubeAnimator(), after: 0.1), on: stage)
      #expect(names(stage).contains("Fold · folds") && names(stage).contains("Cube · duration"))
      #expect(!names(stage).contains { $0.hasPrefix("Pair") })
    }
    try withStage { stage in
      try push(OwnAnimator(duration: 0.2, isReversed: false), on: stage)
      #expect(names(stage) == ["OwnAnimator · duration"])
    }
  }
}
