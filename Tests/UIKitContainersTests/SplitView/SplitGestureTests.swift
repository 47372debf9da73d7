import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Gestures and buttons of a split view") @MainActor struct SplitGestureTests {
  /// Records the calls of the gesture, and returns a target mode.
  private final class Director: NSObject, UISplitViewControllerDelegate {
    var calls: [String] = []
    var target = UISplitViewController.DisplayMode.automatic

    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { target }

    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
      calls.append("begin")
    }

    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
      calls.append("end(\(svc.displayMode))")
    }
  }

  private func drag(_ stage: Stage, from x: CGFloat, to end: CGFloat, pausing: TimeInterval = 0.2) {
    stage.touch([
      TouchPoint(time: 0, location: CGPoint(x: x, y: 600)),
      TouchPoint(time: 1.0 / 60, location: CGPoint(x: x + (end > x ? 10.001 : -10.001), y: 600)),
      TouchPoint(time: 0.3, location: CGPoint(x: end, y: 600)),
      TouchPoint(time: 0.3 + pausing, location: CGPoint(x: end, y: 600)),
    ])
  }

  private func shownMinX(_ scene: SplitScene) -> CGFloat {
    scene.shownColumn(of: scene.list).minX
  }

  @Test("A drag from the edge brings the column, which follows it, and stays or goes back when released")
  func fromEdge() throws {
    try withStage(.iPad) { stage in
      let scene = SplitScene(stage)
      let director = Director()
      try scene.begin()
      scene.split.delegate = director
      drag(stage, from: 5, to: 85)
      stage.advance(by: 0.45)
      #expect(scene.split.displayMode == .oneOverSecondary)
      #expect(shownMinX(scene) > -320 && shownMinX(scene) < -200)
      try stage.settle()
      #expect(scene.split.displayMode == .secondaryOnly)
      #expect(scene.list.view.window == nil)
      #expect(director.calls == ["begin", "end(secondaryOnly)"])
      #expect(scene.take() == "L.load L.wA L.iA L.wD L.dD")
      drag(stage, from: 5, to: 285)
      try stage.settle()
      #expect(scene.split.displayMode == .oneOverSecondary)
      #expect(scene.frame(of: scene.list) == CGRect(x: 0, y: 0, width: 320, height: 1180))
      #expect(scene.take() == "L.wA L.iA L.dA")
      drag(stage, from: 300, to: 40)
      try stage.settle()
      #expect(scene.split.displayMode == .secondaryOnly)
      #expect(scene.take() == "L.wD L.dD")
    }
  }

  @Test(
    "A change by the program replaces the one of a drag, held or released",
    arguments: [0.25, 0.4])
  func overtaken(after time: TimeInterval) throws {
    try withStage(.iPad) { stage in
      let scene = SplitScene(stage)
      let director = Director()
      try scene.begin()
      scene.split.delegate = director
      drag(stage, from: 5, to: 285, pausing: 0.05)
      stage.advance(by: time)
      #expect(shownMinX(scene) > -320 && shownMinX(scene) < 0)
      scene.split.hide(.primary)
      #expect(director.calls == ["begin", "end(secondaryOnly)"])
      try stage.settle()
      #expect(scene.split.displayMode == .secondaryOnly && scene.list.view.window == nil)
      #expect(scene.take() == "L.load L.wA L.iA L.wD L.dD" && director.calls.count == 2)
    }
  }

  @Test("A change that a finger holds is over when the split view controller disappears")
  func heldWhileCovered() throws {
    try withStage(.iPad) { stage in
      let scene = SplitScene(stage)
      let director = Director()
      try scene.begin()
      scene.split.delegate = director
      drag(stage, from: 5, to: 205, pausing: 0.5)
      stage.advance(by: 0.4)
      #expect(shownMinX(scene) > -320 && shownMinX(scene) < 0)
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      scene.split.present(cover, animated: false)
      try stage.settle()
      #expect(director.calls == ["begin", "end(oneOverSecondary)"])
      cover.dismiss(animated: false)
      try stage.settle()
      #expect(scene.frame(of: scene.list) == CGRect(x: 0, y: 0, width: 320, height: 1180))
    }
  }

  @Test("The edge drag does nothing where presentsWithGesture is false, nor from the middle")
  func refused() throws {
    try withStage(.iPad) { stage in
      let scene = SplitScene(stage)
      try scene.begin()
      drag(stage, from: 100, to: 500)
      try stage.settle()
      scene.split.presentsWithGesture = false
      drag(stage, from: 5, to: 285)
      try stage.settle()
      #expect(scene.split.displayMode == .secondaryOnly && scene.take() == "")
    }
  }

  @Test("The button shows one column more and back, or what the delegate returns")
  func button() throws {
    try withStage(.iPad) { stage in
      let scene = SplitScene(stage)
      let director = Director()
      try scene.begin()
      scene.split.delegate = director
      let item = scene.split.displayModeButtonItem
      scene.detail.navigationItem.leftBarButtonItem = item
      stage.advance(frames: 2)
      let buttonFrame = item.frame(in: stage.window)
      #expect(!buttonFrame.isNull && buttonFrame.maxX < 100)
      stage.tap(CGPoint(x: buttonFrame.midX, y: buttonFrame.midY))
      try stage.settle()
      #expect(scene.split.displayMode == .oneOverSecondary)
      stage.tap(CGPoint(x: 700, y: 900))
      try stage.settle()
      director.target = .oneBesideSecondary
      stage.tap(CGPoint(x: buttonFrame.midX, y: buttonFrame.midY))
      try stage.settle()
      #expect(scene.split.displayMode == .oneBesideSecondary)
    }
  }

  /// A primary controller that takes a detail in by itself, and gives it back.
  private final class OwnPrimary: UIViewController {
    var taken: UIViewController?

    override func collapseSecondaryViewController(
      _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
      taken = secondaryViewController
    }

    override func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
      defer { taken = nil }
      return taken
    }
  }

  @Test("A classic split view's primary controller collapses and separates by its own overrides")
  func classic() throws {
    try withStage(.iPad) { stage in
      let (primary, detail) = (OwnPrimary(), Screen("D", .blue))
      let split = UISplitViewController()
      split.viewControllers = [primary, detail]
      split.preferredDisplayMode = .oneBesideSecondary
      stage.show(split)
      try stage.settle()
      stage.resize(to: CGSize(width: 400, height: 1180))
      try stage.settle()
      #expect(primary.taken === detail && detail.view.window == nil)
      #expect(primary.view.bounds.size == CGSize(width: 400, height: 1180))
      stage.resize(to: CGSize(width: 820, height: 1180))
      try stage.settle()
      #expect(primary.taken == nil && detail.view.window != nil)
      #expect(split.viewControllers == [primary, detail])
    }
  }

  /// Returns other controllers for a collapse and an expansion.
  private final class Exchanging: NSObject, UISplitViewControllerDelegate {
    let (narrow, wide, other) = (Screen("N", .red), Screen("W", .green), Screen("O", .blue))

    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? { narrow }
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? { wide }
    func splitViewController(
      _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { other }
  }

  @Test("A classic split view's delegate returns the primary controller for a collapse and for an expansion")
  func exchanged() throws {
    try withStage(.iPad) { stage in
      let director = Exchanging()
      let split = UISplitViewController()
      split.viewControllers = [Screen("P", .white), Screen("D", .white)]
      split.preferredDisplayMode = .oneBesideSecondary
      split.delegate = director
      stage.show(split)
      try stage.settle()
      stage.resize(to: CGSize(width: 400, height: 1180))
      try stage.settle()
      #expect(director.narrow.view.window != nil)
      stage.resize(to: CGSize(width: 820, height: 1180))
      try stage.settle()
      #expect(split.viewControllers == [director.wide, director.other])
      #expect(director.wide.view.window != nil && director.other.view.window != nil)
    }
  }
}
