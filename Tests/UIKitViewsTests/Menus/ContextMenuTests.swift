import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Context menus") @MainActor struct ContextMenuTests {
  @Test("A press asks for the menu after 0.15 s, and opens it after half a second; a row runs its action as it closes")
  func sequence() throws {
    try withStage { stage in
      let scene = ContextMenuScene(stage)
      let finger = stage.touchDown(at: CGPoint(x: 50, y: 230))
      stage.advance(by: 0.1)
      #expect(scene.log.take() == "")
      stage.advance(by: 0.1)
      #expect(scene.log.take() == "configuration(10,30)")
      stage.advance(by: 0.35)
      #expect(scene.log.take() == "willDisplay displaying")
      #expect(scene.interaction.menuAppearance == .rich)
      finger.lift()
      try stage.settle()
      #expect(scene.log.take() == "displayed")
      let row = scene.frame(of: "Two")
      stage.tap(CGPoint(x: row.midX, y: row.midY))
      try stage.settle()
      #expect(scene.log.take() == "willEnd Two ended")
      #expect(scene.square.alpha == 1 && scene.interaction.menuAppearance == .unknown)
      #expect(stage.window.subviews.count == 1)
    }
  }

  @Test("The touch that has lifted the view chooses a row where it is lifted")
  func dragging() throws {
    try withStage { stage in
      let scene = ContextMenuScene(stage)
      let finger = stage.touchDown(at: scene.middle)
      stage.advance(by: 1)
      let row = scene.frame(of: "One")
      finger.move(to: CGPoint(x: row.midX, y: row.midY))
      stage.advance(frames: 1)
      finger.lift()
      try stage.settle()
      #expect(scene.log.take().hasSuffix("willEnd One ended"))
    }
  }

  @Test("A touch that moves or is lifted too early opens nothing, and the view comes back")
  func early() throws {
    try withStage { stage in
      let scene = ContextMenuScene(stage)
      let finger = stage.touchDown(at: scene.middle)
      stage.advance(by: 0.3)
      #expect(scene.square.alpha == 0)
      finger.move(by: CGVector(dx: 20, dy: 0))
      try stage.settle()
      #expect(scene.square.alpha == 1 && stage.window.subviews.count == 1)
      finger.lift()
      stage.longPress(scene.middle, for: 0.4)
      try stage.settle()
      #expect(scene.log.take() == "configuration(40,40) configuration(40,40)")
    }
  }

  @Test("Without a configuration other recognizers get the press")
  func noMenu() throws {
    try withStage { stage in
      let scene = ContextMenuScene(stage)
      scene.hasMenu = false
      let press = UILongPressGestureRecognizer()
      scene.square.addGestureRecognizer(press)
      stage.touchDown(at: scene.middle)
      stage.advance(by: 0.6)
      #expect(press.state == .began && scene.log.take() == "configuration(40,40)")
      stage.touchUp(at: scene.middle)
    }
  }

  @Test("The lifted view stays where it is, with the menu 16 points below it at its leading edge")
  func geometry() throws {
    try withStage { stage in
      let scene = ContextMenuScene(stage)
      try scene.open()
      #expect(scene.frame(of: "One") == CGRect(x: 40, y: 296, width: 250, height: 44))
    }
  }

  @Test("Near the lower edge the menu lies above the view; a view that is too high is made smaller")
  func lowerEdge() throws {
    try withStage { stage in
      let scene = ContextMenuScene(stage, frame: CGRect(x: 280, y: 700, width: 80, height: 80))
      try scene.open()
      #expect(scene.frame(of: "Two").maxY == 684 && scene.frame(of: "Two").maxX == 360)
      let high = ContextMenuScene(stage, frame: CGRect(x: 40, y: 100, width: 300, height: 700))
      try high.open()
      #expect(high.frame(of: "Two").maxY <= 852 - 34 - 8)
    }
  }

  @Test("A preview of a screen appears and disappears, and has its preferred size")
  func previewController() throws {
    final class Preview: UIViewController {
      let log = CallLog()
      override func viewWillAppear(_ animated: Bool) { log.calls.append("willAppear") }
      override func viewDidAppear(_ animated: Bool) { log.calls.append("didAppear") }
      override func viewWillDisappear(_ animated: Bool) { log.calls.append("willDisappear") }
      override func viewDidDisappear(_ animated: Bool) { log.calls.append("didDisappear") }
    }
    try withStage { stage in
      let scene = ContextMenuScene(stage)
      let preview = Preview()
      preview.preferredContentSize = CGSize(width: 200, height: 150)
      scene.preview = { preview }
      try scene.open()
      #expect(preview.log.take() == "willAppear didAppear")
      #expect(preview.view.convert(preview.view.bounds, to: nil).size == CGSize(width: 200, height: 150))
      stage.tap(CGPoint(x: 380, y: 800))
      try stage.settle()
      #expect(preview.log.take() == "willDisappear didDisappear" && preview.view.superview == nil)
    }
  }

  @Test("A tap on the preview grows it to the whole screen, and the completion pushes it there")
  func commit() throws {
    try withStage { stage in
      let scene = ContextMenuScene(stage)
      let navigation = UINavigationController(rootViewController: scene.root)
      stage.show(navigation)
      let preview = UIViewController()
      preview.view.backgroundColor = .systemGreen
      preview.preferredContentSize = CGSize(width: 200, height: 150)
      scene.preview = { preview }
      scene.onCommit = { animator in
        let shown = animator.previewViewController
        animator.addCompletion { navigation.pushViewController(shown!, animated: false) }
      }
      try scene.open()
      let shown = preview.view.convert(preview.view.bounds, to: nil)
      stage.tap(CGPoint(x: shown.midX, y: shown.midY))
      try stage.settle()
      #expect(scene.log.take().contains("commit willEnd") && navigation.topViewController === preview)
      #expect(preview.view.window != nil && preview.view.frame.width == 393 && stage.window.subviews.count == 1)
    }
  }

  @Test("The preview goes back to the view that the delegate names for the dismissal")
  func dismissalTarget() throws {
    try withStage { stage in
      let scene = ContextMenuScene(stage)
      let other = UIView(frame: CGRect(x: 250, y: 500, width: 60, height: 60))
      other.backgroundColor = .systemBlue
      scene.root.view.addSubview(other)
      try scene.open()
      scene.dismissalPreview = UITargetedPreview(view: other)
      scene.interaction.dismissMenu()
      stage.advance(by: 0.1)
      #expect(scene.square.alpha == 1 && other.alpha == 0)
      try stage.settle()
      #expect(other.alpha == 1)
    }
  }

  @Test("An interaction leaves its old view when it is added to another one")
  func moving() throws {
    try withStage { stage in
      let scene = ContextMenuScene(stage)
      #expect(scene.interaction.view === scene.square && scene.square.interactions.count == 1)
      scene.root.view.addInteraction(scene.interaction)
      #expect(scene.square.interactions.isEmpty && scene.square.gestureRecognizers == nil)
      scene.root.view.interactions = []
      #expect(scene.interaction.view == nil && scene.root.view.gestureRecognizers == nil)
    }
  }

  @Test("A preview of a view outside a window is reported, and opens no menu")
  func outsideWindow() throws {
    try withStage { stage in
      _ = ContextMenuScene(stage)
      _ = UITargetedPreview(view: UIView())
      try stage.expectDiagnostic("preview-outside-window")
    }
  }

  @Test("VoiceOver reads only the menu, and its escape closes it")
  func accessibility() throws {
    try withStage { stage in
      let scene = ContextMenuScene(stage)
      let label = UILabel(frame: CGRect(x: 0, y: 400, width: 100, height: 30))
      label.text = "Behind"
      scene.root.view.addSubview(label)
      try scene.open()
      #expect(stage.accessibilityElements.compactMap(\.label) == ["One", "Two"])
      scene.interaction.dismissMenu()
      try stage.settle()
      #expect(stage.accessibilityElements.compactMap(\.label) == ["Behind"])
    }
  }
}
