import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("The safe area") @MainActor struct SafeAreaTests {
  @Test("A view's safe area is the part of the window's that reaches into it (A-31, L-48, L-131)")
  func inherited() throws {
    try withStage(.iPhone15) { stage in
      let scene = ViewScene(stage)
      #expect(scene.root.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
      let top = UIView(frame: CGRect(x: 0, y: 30, width: 100, height: 100))
      let bottom = UIView(frame: CGRect(x: 0, y: 842, width: 100, height: 10))
      let middle = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
      for view in [top, bottom, middle] { scene.root.addSubview(view) }
      #expect(top.safeAreaInsets == UIEdgeInsets(top: 29, left: 0, bottom: 0, right: 0))
      #expect(bottom.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
      #expect(middle.safeAreaInsets == .zero)
      #expect(UIView().safeAreaInsets == .zero)
    }
  }

  @Test("The safe area does not change while a transform slides the view (P-35)")
  func sliding() throws {
    try withStage(.iPhone15) { stage in
      let scene = ViewScene(stage)
      let view = UIView(frame: scene.root.bounds)
      scene.root.addSubview(view)
      let before = view.safeAreaInsets
      view.transform = CGAffineTransform(translationX: 0, y: 400)
      #expect(view.safeAreaInsets == before)
    }
  }

  @Test("The safe area of a view outside the screen covers at most all of it, so that the rest has a size (P-35)")
  func outside() throws {
    try withStage(.iPhone15) { stage in
      let scene = ViewScene(stage)
      for (y, top, bottom) in [(2000.0, 0.0, 150.0), (-2000, 150, 0)] {
        let view = UIView(frame: CGRect(x: 0, y: y, width: 100, height: 150))
        scene.root.addSubview(view)
        #expect(view.safeAreaInsets == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
        #expect(view.bounds.inset(by: view.safeAreaInsets).height == 0)
      }
    }
  }

  @Test("A controller's additional insets are added, and view and controller are notified once")
  func additional() throws {
    final class Watcher: UIViewController {
      var changes = 0
      override func viewSafeAreaInsetsDidChange() { changes += 1 }
    }
    try withStage(.iPhone15) { stage in
      let controller = Watcher()
      stage.show(controller)
      stage.advance(frames: 2)
      #expect(controller.changes == 1)
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 2, right: 3)
      stage.advance(frames: 2)
      #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 69, left: 1, bottom: 36, right: 3))
      #expect(controller.changes == 2)
    }
  }
}
