import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Seed 003: bounce, dismissal, swipe and semi-modal") @MainActor struct SeedModalTests {
  /// The seed's delegate: an animator for both ways, and the swipe only while a finger is down.
  @MainActor final class Director: NSObject, UIViewControllerTransitioningDelegate {
    let swipe = SeedSwipeDriver()
    let isSemiModal: Bool

    init(isSemiModal: Bool) {
      self.isSemiModal = isSemiModal
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      SeedBouncePresent(isSemiModal: isSemiModal)
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      SeedNormalDismiss()
    }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      swipe.interacting ? swipe : nil
    }
  }

  /// A screen and one that it presents, on a stage of 100 × 200 points or so.
  @MainActor final class Scene {
    let stage: Stage
    let director: Director
    let a = Screen("A", .red)
    let b = Screen("B", .blue)
    var height: Double { Double(a.view.bounds.height) }
    var y: Double { Double(b.view.layer.presentation()?.frame.minY ?? .nan) }

    init(_ stage: Stage, isSemiModal: Bool = false) {
      self.stage = stage
      director = Director(isSemiModal: isSemiModal)
      b.modalPresentationStyle = .fullScreen
      b.transitioningDelegate = director
      stage.show(a)
      stage.advance(frames: 1)
    }

    func present() throws {
      a.present(b, animated: true)
      try stage.settle()
      director.swipe.addSwipe(to: b, .modal)
    }

    /// A finger goes down by points and is lifted.
    func swipe(by points: CGFloat) {
      stage.drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 80 + points), over: 0.25)
    }
  }

  @Test("The bounce presentation springs up over its frame and comes to rest in it (E-11, C-38)")
  func bounce() throws {
    try withStage(.small) { stage in
      let scene = Scene(stage)
      scene.a.present(scene.b, animated: true)
      stage.advance(frames: 1)
      #expect(scene.y > scene.height * 0.95 && scene.y <= scene.height)
      var lowest = scene.height
      for _ in 0..<47 {
        stage.advance(frames: 1)
        lowest = min(lowest, scene.y)
      }
      #expect(lowest < -1, "a damping of 0.6 overshoots")
      try stage.settle()
      #expect(scene.y == 0 && scene.a.view.superview == nil && scene.a.presentedViewController === scene.b)
    }
  }

  @Test("The normal dismissal puts the old screen behind, and the view moves down for 1.5 s (E-12)")
  func dismiss() throws {
    try withStage(.small) { stage in
      let scene = Scene(stage)
      try scene.present()
      scene.a.dismiss(animated: true)
      stage.advance(by: 0.75)
      #expect(isClose(scene.y, scene.height / 2, within: 6))
      #expect(stage.image.color(x: 50, y: 5) == .red)
      try stage.settle()
      #expect(scene.a.presentedViewController == nil && stage.image.color(x: 50, y: 150) == .red)
    }
  }

  @Test(
    "The swipe dismissal finishes after more than a quarter of the screen, and goes back after less (E-13)",
    arguments: [true, false])
  func swipeDismiss(finishes: Bool) throws {
    try withStage(.small) { stage in
      let scene = Scene(stage)
      try scene.present()
      scene.swipe(by: CGFloat(scene.height) * (finishes ? 0.45 : 0.2))
      stage.advance(by: 0.26)
      #expect(scene.y > 0)
      try stage.settle()
      #expect((scene.a.presentedViewController == nil) == finishes)
      #expect((scene.b.view.window == nil) == finishes && (finishes || scene.y == 0))
    }
  }

  @Test(
    "A swipe dismissal to the very end reports a speed of 1 − 1, and ends all the same (P-17, P-18)")
  func fullSwipe() throws {
    try withStage(.small) { stage in
      let scene = Scene(stage)
      try scene.present()
      scene.stage.drag(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 20 + CGFloat(scene.height) * 0.7), over: 0.25)
      stage.advance(by: 0.3)
      #expect(scene.director.swipe.percentComplete == 1)
      try stage.settle()
      try stage.expectDiagnostic("completion-speed")
      #expect(scene.a.presentedViewController == nil)
    }
  }

  @Test(
    "A semi-modal presentation shows an image of the presenter's layer, which shrinks and stays until the dismissal (E-14)"
  )
  func semiModal() throws {
    try withStage(.small) { stage in
      let scene = Scene(stage, isSemiModal: true)
      let mark = UIView(frame: CGRect(x: 40, y: 20, width: 20, height: 20))
      mark.backgroundColor = .yellow
      scene.a.view.addSubview(mark)
      stage.advance(frames: 1)
      try scene.present()
      // The mark's middle, (50, 30), scaled by 0.85 about (50, 100); red at the top edge of the image, 15 points down.
      #expect(stage.image.color(x: 50, y: 40) == .yellow && stage.image.color(x: 50, y: 18) == .red)
      let container = try #require(scene.b.view.superview)
      let snapshot = try #require(container.subviews.first { $0.tag == 404 })
      #expect(isClose(Double(snapshot.frame.width), 85) && isClose(scene.y, scene.height / 3))
      #expect(scene.a.view.isHidden)
      scene.a.dismiss(animated: true)
      try stage.settle()
      #expect(!scene.a.view.isHidden && scene.a.view.window === stage.window && snapshot.superview == nil)
    }
  }

  @Test("A cancelled semi-modal swipe restores everything (E-14, C-82)")
  func semiModalCancelled() throws {
    try withStage(.small) { stage in
      let scene = Scene(stage, isSemiModal: true)
      try scene.present()
      let snapshot = try #require(scene.b.view.superview?.subviews.first { $0.tag == 404 })
      scene.swipe(by: 20)
      try stage.settle()
      #expect(scene.a.view.isHidden && scene.a.presentedViewController === scene.b)
      #expect(isClose(Double(snapshot.frame.width), 85) && isClose(scene.y, scene.height / 3))
      scene.a.dismiss(animated: true)
      try stage.settle()
      #expect(!scene.a.view.isHidden && scene.a.presentedViewController == nil)
    }
  }
}
