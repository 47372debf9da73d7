import PixelEffects
import Testing
import TransitionEffects
import TransitionTesting
import UIKit

/// Drops the new screen in from above.
@MainActor final class DropAnimator: EffectAnimator {
  init(isReversed: Bool = false) {
    super.init(duration: 0.4, isReversed: isReversed)
  }

  override func animate(_ scene: EffectScene) {
    scene.place(toOnTop: !isReversed)
    guard let moving = isReversed ? scene.from : scene.to else { return scene.dissolve() }
    let above = CGAffineTransform(translationX: 0, y: -scene.size.height)
    if !isReversed { moving.transform = above }
    scene.animate { [isReversed] in moving.transform = isReversed ? above : .identity }
  }
}

/// Opens slats, behind which the new screen is.
struct SlatTransition: PixelTransition {
  func bitmap(at progress: Double, from old: PixelBitmap, to new: PixelBitmap) -> PixelBitmap {
    let open = Int(progress * 32)
    return old.redrawn { y, row in
      for x in row.indices { row[x] = y % 32 < open ? new[x, y] : old[x, y] }
    }
  }
}

@Suite("Effects of an app") @MainActor struct AppEffectTests {
  /// Pushes and pops with two effects.
  final class Delegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      operation == .push ? DropAnimator() : PixelAnimator(SlatTransition(), isReversed: true)
    }
  }

  @Test("A screen drops in, and slats close over it on the way back")
  func thereAndBack() throws {
    try withStage(.small) { stage in
      let (list, detail) = (UIViewController(), UIViewController())
      let (navigation, delegate) = (UINavigationController(rootViewController: list), Delegate())
      navigation.delegate = delegate
      stage.show(navigation)
      navigation.pushViewController(detail, animated: true)
      stage.advance(by: 0.1)
      #expect(try #require(detail.view.layer.presentation()).frame.minY < 0)
      try stage.settle()
      navigation.popViewController(animated: true)
      try stage.settle()
      #expect(navigation.topViewController === list && list.view.transform == .identity)
    }
  }
}
