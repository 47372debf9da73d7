import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Values of a coordinator") @MainActor struct CoordinatorValuesTests {
  @Test(
    "In a rotation the coordinator has its transform and duration, and animates views of another window along (A-12, A-21, T-115)"
  )
  func sizeChange() throws {
    try withStage(.iPhone15) { stage in
      let screen = TurningScreen()
      stage.show(screen)
      let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      other.makeKeyAndVisible()
      let badge = UIView(frame: CGRect(x: -5, y: 0, width: 10, height: 10))
      other.addSubview(badge)
      stage.advance(frames: 1)
      var values: [String] = []
      screen.onTurn = { coordinator in
        values.append("\(coordinator.isAnimated) \(coordinator.isInteractive) \(coordinator.initiallyInteractive)")
        values.append("\(coordinator.isInterruptible) \(coordinator.transitionDuration)")
        values.append("\(coordinator.percentComplete) \(coordinator.completionVelocity) \(coordinator.completionCurve)")
        #expect(coordinator.targetTransform == CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0))
        #expect(coordinator.viewController(forKey: .from) === coordinator.viewController(forKey: .to))
        let queued = coordinator.animateAlongsideTransition(in: badge) { _ in
          badge.center.x = 100
        } completion: { context in
          values.append("done \(context.isCancelled)")
        }
        #expect(queued)
      }
      stage.rotate(to: .landscapeLeft)
      #expect(values == ["true false false", "false 0.3", "0.0 1.0 easeInOut"])
      stage.advance(by: 0.15)
      #expect(badge.shownX > 30 && badge.shownX < 70)
      try stage.settle()
      #expect(badge.shownX == 100 && values.last == "done false")
      #expect(other.bounds.width == 50)
    }
  }

  @Test("In a presentation without animation isAnimated is false, and a view outside is changed at once (T-12, T-106)")
  func plain() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      let outside = UIView(frame: CGRect(x: -5, y: 0, width: 10, height: 10))
      stage.window.addSubview(outside)
      stage.advance(frames: 1)
      var calls: [String] = []
      let modal = HookedScreen("modal")
      modal.modalPresentationStyle = .fullScreen
      modal.willAppear = { modal in
        guard let coordinator = modal.transitionCoordinator else { return }
        #expect(!coordinator.isAnimated && !coordinator.isInteractive && !coordinator.isCancelled)
        #expect(coordinator.transitionDuration == 0 && coordinator.percentComplete == 0)
        let queued = coordinator.animateAlongsideTransition(in: outside) { context in
          calls.append("along \(context.isAnimated) \(UIView.inheritedAnimationDuration)")
          outside.center.x = 100
        } completion: { context in
          calls.append("done \(context.isCancelled)")
        }
        #expect(queued)
      }
      scene.nav.present(modal, animated: false)
      stage.advance(frames: 1)
      #expect(calls == ["along false 0.0", "done false"])
      #expect(outside.shownX == 100 && outside.layer.animationKeys() == nil)
    }
  }

  @Test("At each change of an interaction the handlers get percent, speed and curve (A-23, T-104)")
  func turns() throws {
    try withStage(.small) { stage in
      let scene = try PopScene(stage)
      scene.pop { context in
        context.insertToView(above: false)
        UIView.animate(withDuration: PopScene.duration, delay: 0, options: .curveLinear) {
          scene.leaving.center.x = 100
        } completion: { _ in
          context.completeAsDecided()
        }
      }
      var received: [String] = []
      scene.nav.transitionCoordinator?.notifyWhenInteractionChanges { context in
        let percent = (context.percentComplete * 100).rounded() / 100
        received.append("\(context.isInteractive) \(context.isCancelled) \(percent) \(context.completionVelocity)")
      }
      scene.driver.completionSpeed = 2
      scene.driver.completionCurve = .linear
      scene.driver.update(0.25)
      stage.advance(frames: 1)
      scene.driver.finish()
      stage.advance(by: 0.0625)
      scene.driver.pause()
      scene.driver.update(0.4)
      scene.driver.completionSpeed = 0.5
      scene.driver.cancel()
      #expect(received == ["false false 0.25 2.0", "true false 0.5 1.0", "false true 0.4 0.5"])
      try stage.settle()
    }
  }
}

/// A screen that hands on the coordinator of a change of its size.
private final class TurningScreen: UIViewController {
  var onTurn: (any UIViewControllerTransitionCoordinator) -> Void = { _ in }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    onTurn(coordinator)
  }
}
