import Testing
import TransitionTesting

@testable import UIKit
@testable import UIKitTestSupport

/// A bar keeps the contents that a push covers, so that the pop does not make them anew.
@Suite("The contents of a navigation bar") @MainActor struct BarContentTests {
  private func push(_ scene: NavigationScene, _ stage: Stage) throws {
    scene.nav.pushViewController(scene.b, animated: true)
    try stage.settle()
  }

  private func pop(_ scene: NavigationScene, _ stage: Stage) throws {
    scene.nav.popViewController(animated: true)
    try stage.settle()
  }

  private func titles(in view: UIView?) -> [String] {
    guard let view else { return [] }
    return (view as? UILabel).flatMap { $0.text }.map { [$0] } ?? view.subviews.flatMap { titles(in: $0) }
  }

  @Test("A pop shows the contents that the push covered, at rest and alone in the bar")
  func reuse() throws {
    try withStage(.iPhone15) { stage in
      let scene = NavigationScene(stage)
      let bar = scene.nav.navigationBar
      let covered = try #require(bar.content)
      try push(scene, stage)
      #expect(bar.content !== covered && covered.superview == nil)
      try pop(scene, stage)
      #expect(bar.content === covered && bar.subviews.last === covered && bar.subviews.count == 2)
      #expect(covered.subviews.allSatisfy { $0.alpha == 1 } && covered.frame == bar.bounds)
      #expect(covered.subviews[0].center.x == bar.bounds.midX)
    }
  }

  @Test("A pop shows an item's new title, and the buttons that it got while it was covered")
  func changedWhileCovered() throws {
    try withStage(.iPhone15) { stage in
      let scene = NavigationScene(stage)
      let bar = scene.nav.navigationBar
      let covered = try #require(bar.content)
      try push(scene, stage)
      scene.a.title = "New"
      let button = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
      scene.a.navigationItem.rightBarButtonItem = button
      try pop(scene, stage)
      #expect(bar.content !== covered && titles(in: bar.content) == ["New", "Edit"])
    }
  }

  @Test("Contents whose title view was moved into another item are made anew")
  func movedTitleView() throws {
    try withStage(.iPhone15) { stage in
      let scene = NavigationScene(stage)
      let shared = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      scene.a.navigationItem.titleView = shared
      scene.b.navigationItem.titleView = shared
      try push(scene, stage)
      #expect(shared.isDescendant(of: try #require(scene.nav.navigationBar.content)))
      try pop(scene, stage)
      let content = try #require(scene.nav.navigationBar.content)
      #expect(shared.superview === content && shared.center.x == content.bounds.midX)
    }
  }

  @Test("A cancelled pop shows the contents that were there before")
  func cancelledPop() throws {
    try withStage(.iPhone15) { stage in
      let scene = NavigationScene(stage)
      try push(scene, stage)
      let content = scene.nav.navigationBar.content
      let driver = UIPercentDrivenInteractiveTransition()
      scene.director.driver = driver
      scene.nav.popViewController(animated: true)
      stage.advance(frames: 2)
      driver.update(0.5)
      stage.advance(frames: 2)
      driver.cancel()
      try stage.settle()
      #expect(scene.nav.topViewController === scene.b && scene.nav.navigationBar.content === content)
      #expect(content?.subviews.allSatisfy { $0.alpha == 1 } == true)
    }
  }
}
