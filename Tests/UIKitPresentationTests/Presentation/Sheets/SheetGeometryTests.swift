import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("The geometry of a sheet and of the screen behind it") @MainActor struct SheetGeometryTests {
  @Test(
    "A large sheet leaves the status bar and ten points, and its controller's view fills it (K-22, K-23, E-74, T-84)")
  func large() throws {
    try withStage { stage in
      let scene = SheetScene(stage)
      try scene.showB()
      #expect(scene.card.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
      #expect(scene.b.view.bounds.size == CGSize(width: 393, height: 783))
      #expect(scene.b.view.superview?.layer.cornerRadius == 10)
      #expect(scene.b.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
      #expect(scene.b.presentationController === scene.sheet)
      #expect(scene.sheet.presentedView !== scene.b.view)
      scene.sheet.preferredCornerRadius = 24
      stage.advance(frames: 1)
      #expect(scene.b.view.superview?.layer.cornerRadius == 24)
    }
  }

  @Test("The presenter is pushed back over black, and comes back as it was (K-20, K-24, E-74)")
  func pushedBack() throws {
    try withStage { stage in
      let scene = SheetScene(stage)
      scene.a.view.transform = .identity
      try scene.showB()
      let scale: CGFloat = 361.0 / 393
      #expect(abs(scene.a.view.frame.minY - 59) < 1e-9 && abs(scene.a.view.frame.width - 361) < 1e-9)
      #expect(abs(scene.a.view.transform.a - scale) < 1e-9)
      #expect(scene.a.view.layer.cornerRadius == 10 && scene.a.view.clipsToBounds)
      #expect(abs(scene.shownDim - 0.2) < 1e-6)
      let image = stage.image
      #expect(image.color(x: 30, y: 3 * 64) == .black)
      // Red under a fifth of black.
      #expect(abs((image.color(x: 590, y: 3 * 64).cgColor.components?[0] ?? 0) - 0.8) < 0.01)
      #expect(image.color(x: 3, y: 3 * 69 + 2) == .black)  // the card's round corner
      #expect(image.color(x: 590, y: 3 * 70) == .blue)
      #expect(image.color(x: 0, y: 2555) == .blue)  // and none at the bottom
      scene.a.dismiss(animated: true)
      try stage.settle()
      #expect(scene.a.view.transform == .identity)
      #expect(scene.a.view.layer.cornerRadius == 0 && !scene.a.view.clipsToBounds)
    }
  }

  @Test("The card rises along the system's spring, with dimming and push-back alongside (K-17, K-31, T-106)")
  func rise() throws {
    try withStage { stage in
      let scene = SheetScene(stage)
      scene.a.present(scene.b, animated: true)
      stage.advance(by: 0.2)
      // C-41: the spring stands at 0.87928 after 0.2 s.
      #expect(abs(scene.shownTop - (852 - 783 * 0.87928)) < 0.01)
      #expect(abs(scene.shownDim - 0.2 * 0.87928) < 1e-4)
      let width = scene.a.view.layer.presentation()?.frame.width ?? 0
      #expect(abs(width - (393 - 32 * 0.87928)) < 0.01)
    }
  }

  @Test("A sheet's pan begins after exactly ten points, and the card follows what comes after them (K-28)")
  func slop() throws {
    try withStage { stage in
      let scene = SheetScene(stage)
      try scene.showB()
      let finger = stage.touchDown(at: CGPoint(x: 196, y: 100))
      for (y, top) in [(109.5, 69.0), (110, 69), (111, 70), (130, 89)] {
        finger.move(to: CGPoint(x: 196, y: y))
        stage.advance(frames: 1)
        #expect(abs(Double(scene.shownTop) - top) < 1e-6, "at \(y)")
      }
      finger.lift()
      try stage.settle()
      #expect(scene.shownTop == 69)
    }
  }

  @Test("Dimming and push-back follow the touch linearly, and go back with it (K-29, K-30, T-106)")
  func follows() throws {
    try withStage { stage in
      let scene = SheetScene(stage)
      try scene.showB()
      scene.drag(from: 100, by: 310)
      stage.advance(by: 0.45)
      #expect(abs(scene.shownTop - 369) < 0.01)
      let left: CGFloat = 1 - 300.0 / 783
      #expect(abs(scene.shownDim - 0.2 * left) < 1e-4)
      #expect(abs((scene.a.view.layer.presentation()?.frame.width ?? 0) - (393 - 32 * left)) < 0.01)
      try stage.settle()
      #expect(scene.shownTop == 69)
      #expect(abs(scene.shownDim - 0.2) < 1e-6)
      #expect(abs(scene.a.view.frame.width - 361) < 1e-9)
    }
  }

  @Test("A sheet on a sheet pushes the lower one back, and the presenter no further (K-24)")
  func stacked() throws {
    try withStage { stage in
      let scene = SheetScene(stage)
      try scene.showB()
      let c = Screen("C", .green)
      scene.b.present(c, animated: true)
      try stage.settle()
      let upper = c.sheetPresentationController?.presentedView
      #expect(upper?.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
      #expect(abs(scene.card.frame.minY - 59) < 1e-9 && abs(scene.card.frame.width - 361) < 1e-9)
      #expect(abs(scene.a.view.frame.width - 361) < 1e-9)
      // The lower one cannot be dragged while another lies on it.
      scene.drag(from: 62, by: 300)
      try stage.settle()
      #expect(scene.a.presentedViewController === scene.b)
      c.dismiss(animated: true)
      try stage.settle()
      #expect(scene.card.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
      scene.b.present(c, animated: true)
      try stage.settle()
      scene.a.dismiss(animated: true)
      stage.advance(by: 0.2)
      #expect((scene.a.view.layer.presentation()?.frame.width ?? 0) > 380)  // T-88: both sheets go
      try stage.settle()
      #expect(scene.a.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    }
  }

  @Test("Without animation a sheet is in its final state at once (T-92)")
  func plain() throws {
    try withStage { stage in
      let scene = SheetScene(stage)
      scene.a.present(scene.b, animated: false)
      stage.advance(frames: 1)
      #expect(scene.shownTop == 69 && abs(scene.shownDim - 0.2) < 1e-6)
      #expect(abs(scene.a.view.frame.width - 361) < 1e-9)
      scene.b.dismiss(animated: false)
      stage.advance(frames: 1)
      #expect(scene.a.view.frame.width == 393)
    }
  }

  @Test("A form sheet on a large screen is centered, as large as its content prefers (E-75)")
  func form() throws {
    try withStage(.iPad) { stage in
      let scene = SheetScene(stage, style: .formSheet)
      try scene.showB()
      #expect(scene.card.frame == CGRect(x: 140, y: 280, width: 540, height: 620))
      #expect(scene.a.view.transform == .identity)
      #expect(abs(scene.shownDim - 0.2) < 1e-6)
      scene.b.preferredContentSize = CGSize(width: 400, height: 300)
      stage.advance(frames: 1)
      #expect(scene.card.frame == CGRect(x: 210, y: 440, width: 400, height: 300))
      let source = UIView(frame: CGRect(x: 40, y: 40, width: 100, height: 100))
      scene.a.view.addSubview(source)
      scene.sheet.sourceView = source
      stage.advance(frames: 1)
      #expect(scene.card.frame.minX == 20)  // as far as the margin
      scene.sheet.prefersPageSizing = true
      scene.sheet.sourceView = nil
      stage.advance(frames: 1)
      #expect(scene.card.frame == CGRect(x: 58, y: 44, width: 704, height: 1092))
    }
  }

  @Test("A page sheet on a large screen has a readable width, and can be swiped away as well")
  func page() throws {
    try withStage(.iPad) { stage in
      let scene = SheetScene(stage)
      try scene.showB()
      #expect(scene.card.frame == CGRect(x: 58, y: 44, width: 704, height: 1092))
      stage.drag(from: CGPoint(x: 400, y: 100), to: CGPoint(x: 400, y: 1000), over: 0.4)
      try stage.settle()
      #expect(scene.a.presentedViewController == nil)
      #expect(scene.listener.log.take() == "should will did")
    }
  }

  @Test("A sheet at the bottom edge takes its width from the preferred content size where the app asks for it")
  func width() throws {
    try withStage { stage in
      let scene = SheetScene(stage)
      scene.b.preferredContentSize = CGSize(width: 300, height: 0)
      try scene.showB()
      #expect(scene.card.frame.width == 393)
      scene.sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
      stage.advance(frames: 1)
      #expect(scene.card.frame == CGRect(x: 46.5, y: 69, width: 300, height: 783))
    }
  }
}
