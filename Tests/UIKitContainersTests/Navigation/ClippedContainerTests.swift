import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Slides in a part of the screen") @MainActor struct ClippedContainerTests {
  @Test("A slide is clipped to a navigation controller that is a child (K-61)")
  func child() throws {
    try withStage(.small) { stage in
      let root = UIViewController()
      root.view.backgroundColor = .white
      stage.show(root)
      let (list, detail) = (Screen("L", .red), Screen("D", .blue))
      let nav = UINavigationController(rootViewController: list)
      nav.isNavigationBarHidden = true
      root.addChild(nav)
      nav.view.frame = CGRect(x: 40, y: 0, width: 30, height: 200)
      root.view.addSubview(nav.view)
      nav.didMove(toParent: root)
      try stage.settle()
      nav.pushViewController(detail, animated: true)
      stage.advance(by: 0.1)
      let image = stage.image
      #expect(image.color(x: 42, y: 100) != .white && image.color(x: 67, y: 100) == .blue)
      for x in [20, 30, 38, 71, 80, 95] { #expect(image.color(x: x, y: 100) == .white, "\(x)") }
      try stage.settle()
    }
  }

  @Test("A slide is clipped to a split view's column, beside which the separator stays (K-61)")
  func column() throws {
    try withStage(.iPad) { stage in
      stage.resize(to: CGSize(width: 1180, height: 820), animated: false)
      let scene = SplitScene(stage)
      scene.split.preferredDisplayMode = .oneBesideSecondary
      try scene.begin()
      let (list, detail) = (scene.frame(of: scene.list), scene.frame(of: scene.detail))
      try #require(list.maxX <= detail.minX)
      let hairline = Int(list.maxX * 2)
      let line = stage.image.color(x: hairline, y: 1000)
      #expect(line != .red && line != .blue)
      // A view that is moved out of its column is clipped.
      scene.list.view.center.x += 100
      stage.advance(frames: 1)
      #expect(stage.image.color(x: hairline + 60, y: 1000) == .blue)
      #expect(stage.image.color(x: hairline, y: 1000) == line)
    }
  }
}
