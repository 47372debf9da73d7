import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Reduce Motion and Prefer Cross-Fade") @MainActor struct ReducedMotionTests {
  @Test("A stage sets Reduce Motion, and UIAccessibility returns it (E-88)")
  func setting() throws {
    try withStage(.small) { stage in
      #expect(!UIAccessibility.isReduceMotionEnabled)
      stage.motion = MotionPreferences(isReduced: false, prefersCrossFade: true)
      #expect(!UIAccessibility.prefersCrossFadeTransitions)
      stage.motion.isReduced = true
      #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.prefersCrossFadeTransitions)
      try withStage(.small) { _ in #expect(!UIAccessibility.isReduceMotionEnabled) }
    }
  }

  @Test(
    "A push and a pop slide with Reduce Motion alone, and with Prefer Cross-Fade alone (K-60)",
    arguments: [true, false])
  func slides(isReduced: Bool) throws {
    try withStage(.small) { stage in
      let (first, second) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: first)
      stage.show(navigation)
      stage.motion = MotionPreferences(isReduced: isReduced, prefersCrossFade: !isReduced)
      navigation.pushViewController(second, animated: true)
      stage.advance(frames: 3)
      #expect(second.view.shownAlpha == 1 && second.view.shownX > 60 && first.view.shownX < 50)
      try stage.settle()
      navigation.popViewController(animated: true)
      stage.advance(frames: 3)
      #expect(second.view.shownAlpha == 1 && second.view.shownX > 50 && first.view.shownX < 50)
      try stage.settle()
      #expect(navigation.viewControllers == [first])
    }
  }

  @Test("A push and a pop cross-fade in place with Reduce Motion and Prefer Cross-Fade together (E-88, K-60)")
  func navigation() throws {
    try withStage(.small) { stage in
      let (first, second) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: first)
      stage.show(navigation)
      stage.motion = MotionPreferences(isReduced: true, prefersCrossFade: true)
      navigation.pushViewController(second, animated: true)
      stage.advance(by: 0.175)
      #expect(isClose(second.view.shownAlpha, 0.5, within: 0.05))
      #expect(isClose(second.view.shownX, 50) && isClose(first.view.shownX, 50))
      try stage.settle()
      #expect(second.view.alpha == 1)
      navigation.popViewController(animated: true)
      stage.advance(by: 0.175)
      #expect(isClose(second.view.shownAlpha, 0.5, within: 0.05) && isClose(first.view.shownX, 50))
      try stage.settle()
      #expect(navigation.viewControllers == [first] && second.view.alpha == 1)
    }
  }

  @Test("A swipe back cross-fades with the touch, and back when it is released early (E-88, K-60)")
  func swipe() throws {
    try withStage(.small) { stage in
      let (first, second) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: first)
      stage.show(navigation)
      navigation.pushViewController(second, animated: false)
      stage.advance(frames: 1)
      stage.motion = MotionPreferences(isReduced: true, prefersCrossFade: true)
      stage.drag(from: CGPoint(x: 1, y: 100), to: CGPoint(x: 26, y: 100), over: 0.5)
      stage.advance(by: 0.49)
      #expect((0.7...0.95).contains(second.view.shownAlpha))
      #expect(isClose(second.view.shownX, 50))
      try stage.settle()
      #expect(navigation.viewControllers.count == 2 && second.view.alpha == 1)
    }
  }

  @Test("With Reduce Motion alone a cover slides, and a flip, which turns, cross-fades (E-88, K-60)")
  func presentationReduced() throws {
    try withStage(.small) { stage in
      let (root, cover, flip) = (UIViewController(), UIViewController(), UIViewController())
      stage.show(root)
      stage.motion.isReduced = true
      for modal in [cover, flip] { modal.modalPresentationStyle = .fullScreen }
      flip.modalTransitionStyle = .flipHorizontal
      root.present(cover, animated: true)
      stage.advance(frames: 3)
      #expect(cover.view.shownAlpha == 1 && (cover.view.layer.presentation()?.position.y ?? 0) > 110)
      try stage.settle()
      cover.present(flip, animated: true)
      stage.advance(by: 0.2)
      #expect(isClose(flip.view.shownAlpha, 0.5, within: 0.05))
      try stage.settle()
    }
  }

  @Test(
    "Presentations of every style cross-fade with Reduce Motion and Prefer Cross-Fade together (E-88, K-60)",
    arguments: UIModalTransitionStyle.coverOrFlip)
  func presentation(style: UIModalTransitionStyle) throws {
    try withStage(.small) { stage in
      let (root, modal) = (UIViewController(), UIViewController())
      stage.show(root)
      stage.motion = MotionPreferences(isReduced: true, prefersCrossFade: true)
      modal.modalPresentationStyle = .fullScreen
      modal.modalTransitionStyle = style
      root.present(modal, animated: true)
      stage.advance(by: 0.2)
      #expect(isClose(modal.view.shownAlpha, 0.5, within: 0.05))
      #expect(modal.view.layer.presentation()?.position == CGPoint(x: 50, y: 100))
      try stage.settle()
      root.dismiss(animated: true)
      try stage.settle()
      #expect(root.presentedViewController == nil)
    }
  }

  @Test("A change of the setting is posted once, when it changes (E-88)")
  func notifications() throws {
    try withStage(.small) { stage in
      final class Ear: @unchecked Sendable { var received: [String] = [] }
      let ear = Ear()
      let names = [
        UIAccessibility.reduceMotionStatusDidChangeNotification,
        UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
      ]
      let observers = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: stage.environment.screen, queue: nil) { note in
          ear.received.append(note.name == names[0] ? "motion" : "fade")
        }
      }
      stage.motion.prefersCrossFade = true
      #expect(ear.received == [])
      stage.motion.isReduced = true
      #expect(ear.received == ["motion", "fade"])
      stage.motion.isReduced = true
      stage.motion.prefersCrossFade = false
      #expect(ear.received == ["motion", "fade", "fade"])
      try withStage(.small) { $0.motion.isReduced = true }
      #expect(ear.received.count == 3)
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }
  }
}

extension UIModalTransitionStyle {
  fileprivate static let coverOrFlip: [UIModalTransitionStyle] = [.coverVertical, .flipHorizontal]
}
