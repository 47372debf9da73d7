import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Menus of buttons") @MainActor struct ButtonMenuTests {
  @Test("A tap opens the menu at touch-down, a tap on a row runs its action, and the menu goes")
  func tapping() throws {
    try withStage { stage in
      let scene = MenuScene(stage, ["One", "Two"])
      let events: [(String, UIControl.Event)] = [
        ("down", .touchDown), ("menu", .menuActionTriggered), ("up", .touchUpInside),
        ("primary", .primaryActionTriggered),
      ]
      for (name, event) in events { scene.button.addAction(UIAction { _ in scene.log.calls.append(name) }, for: event) }
      let finger = stage.touchDown(at: scene.middle)
      stage.advance(frames: 1)
      #expect(scene.titles == ["One", "Two"])
      #expect(scene.log.take() == "down menu")
      #expect(scene.button.isHighlighted && scene.button.contextMenuInteraction?.menuAppearance == .compact)
      finger.lift()
      try stage.settle()
      #expect(scene.titles == ["One", "Two"] && scene.log.take() == "")
      try scene.choose("Two")
      #expect(scene.log.take() == "Two")
      #expect(scene.titles == ["Menu"] && !scene.button.isHighlighted)
      #expect(scene.button.contextMenuInteraction?.menuAppearance == .unknown)
    }
  }

  @Test("The touch that opens the menu runs the action of the row on which it is lifted")
  func dragging() throws {
    try withStage { stage in
      let scene = MenuScene(stage, ["One", "Two"])
      let finger = stage.touchDown(at: scene.middle)
      stage.advance(by: 0.1)
      finger.move(to: CGPoint(x: scene.frame(of: "Two").midX, y: scene.frame(of: "Two").midY))
      stage.advance(frames: 2)
      #expect(scene.log.take() == "")
      finger.lift()
      try stage.settle()
      #expect(scene.log.take() == "Two" && scene.titles == ["Menu"])
    }
  }

  @Test("A touch that leaves the rows runs nothing, and the menu stays open")
  func draggingAway() throws {
    try withStage { stage in
      let scene = MenuScene(stage, ["One", "Two"])
      let finger = stage.touchDown(at: scene.middle)
      stage.advance(by: 0.1)
      finger.move(to: CGPoint(x: scene.frame(of: "Two").midX, y: scene.frame(of: "Two").midY))
      stage.advance(frames: 1)
      finger.move(to: CGPoint(x: 300, y: 600))
      finger.lift()
      try stage.settle()
      #expect(scene.log.take() == "" && scene.titles == ["One", "Two"])
    }
  }

  @Test("A touch beside the menu closes it, and reaches nothing else")
  func tappingOutside() throws {
    try withStage { stage in
      let scene = MenuScene(stage, ["One"])
      let other = UIButton(frame: CGRect(x: 20, y: 600, width: 100, height: 40))
      other.addAction(UIAction { _ in scene.log.calls.append("other") }, for: .touchDown)
      scene.root.view.addSubview(other)
      try scene.open()
      stage.tap(CGPoint(x: 70, y: 620))
      try stage.settle()
      #expect(scene.log.take() == "" && scene.titles.contains("Menu"))
      stage.tap(CGPoint(x: 70, y: 620))
      try stage.settle()
      #expect(scene.log.take() == "other")
    }
  }

  @Test("The menu is 250 points wide with rows of 44, and lies 8 points below its button")
  func geometry() throws {
    try withStage { stage in
      let scene = MenuScene(stage, ["One", "Two"])
      try scene.open()
      #expect(scene.frame(of: "One") == CGRect(x: 20, y: 148, width: 250, height: 44))
      #expect(scene.frame(of: "Two") == CGRect(x: 20, y: 192, width: 250, height: 44))
    }
  }

  @Test("A menu at the right edge keeps its right edge at the button's, and does not leave the screen")
  func rightEdge() throws {
    try withStage { stage in
      let scene = MenuScene(stage, frame: CGRect(x: 280, y: 100, width: 100, height: 40), ["One"])
      try scene.open()
      #expect(scene.frame(of: "One").maxX == 380)
      let second = MenuScene(stage, frame: CGRect(x: 330, y: 100, width: 100, height: 40), ["One"])
      try second.open()
      #expect(isClose(second.frame(of: "One").maxX, 393 - 8))
    }
  }

  @Test("A menu without room below lies above its button, with its first row next to the button")
  func above() throws {
    try withStage { stage in
      let scene = MenuScene(stage, frame: CGRect(x: 20, y: 740, width: 100, height: 40), ["One", "Two"])
      try scene.open()
      #expect(scene.frame(of: "One").maxY == 732 && scene.frame(of: "Two").maxY == 688)
      scene.button.contextMenuInteraction?.dismissMenu()
      try stage.settle()
      scene.button.preferredMenuElementOrder = .fixed
      try scene.open()
      #expect(scene.frame(of: "Two").maxY == 732 && scene.frame(of: "One").maxY == 688)
    }
  }

  @Test("A subclass moves the menu by its attachment point")
  func attachmentPoint() throws {
    final class Shifted: UIButton {
      override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        let point = super.menuAttachmentPoint(for: configuration)
        return CGPoint(x: point.x, y: point.y + 30)
      }
    }
    try withStage { stage in
      let scene = MenuScene(stage)
      let button = Shifted(frame: CGRect(x: 150, y: 100, width: 100, height: 40))
      button.menu = UIMenu(children: [scene.action("One")])
      button.showsMenuAsPrimaryAction = true
      scene.root.view.addSubview(button)
      stage.tap(CGPoint(x: 200, y: 120))
      try stage.settle()
      #expect(scene.frame(of: "One").minY == 178 && scene.frame(of: "One").midX == 200)
    }
  }

  @Test("A long press opens the menu of a button whose tap has an action")
  func longPress() throws {
    try withStage { stage in
      let scene = MenuScene(stage, ["One"])
      scene.button.showsMenuAsPrimaryAction = false
      scene.button.addAction(UIAction { _ in scene.log.calls.append("tap") }, for: .touchUpInside)
      scene.button.addAction(UIAction { _ in scene.log.calls.append("cancel") }, for: .touchCancel)
      try scene.open()
      #expect(scene.log.take() == "tap" && scene.titles == ["Menu"])
      let finger = stage.touchDown(at: scene.middle)
      stage.advance(by: 0.45)
      #expect(scene.titles == ["Menu"])
      stage.advance(by: 0.1)
      #expect(scene.titles == ["One"] && scene.log.take() == "cancel" && scene.button.isHighlighted)
      finger.lift()
      try stage.settle()
      #expect(scene.titles == ["One"] && scene.log.take() == "")
    }
  }

  @Test("A disabled button shows no menu, and a button without a menu has no interaction")
  func disabled() throws {
    try withStage { stage in
      let scene = MenuScene(stage, ["One"])
      scene.button.isEnabled = false
      try scene.open()
      #expect(scene.titles == ["Menu"])
      scene.button.menu = nil
      #expect(!scene.button.isContextMenuInteractionEnabled && scene.button.contextMenuInteraction == nil)
      #expect(scene.button.interactions.isEmpty)
    }
  }

  @Test("A button of a scroll view opens its menu for a short tap, and the content does not scroll under the touch")
  func inScrollView() throws {
    try withStage { stage in
      let scene = MenuScene(stage, ["One", "Two"])
      let scrollView = UIScrollView(frame: scene.root.view.bounds)
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: 393, height: 3000)
      scene.root.view.addSubview(scrollView)
      scrollView.addSubview(scene.button)
      try scene.open()
      #expect(scene.titles == ["One", "Two"])
      try scene.choose("One")
      #expect(scene.log.take() == "One")
      let finger = stage.touchDown(at: scene.middle)
      stage.advance(by: 0.3)
      #expect(scene.titles == ["One", "Two"])
      for step in 1...10 {
        finger.move(to: CGPoint(x: 70, y: 120 + 5 * CGFloat(step)))
        stage.advance(frames: 1)
      }
      finger.lift()
      try stage.settle()
      #expect(scene.log.take() == "One" && scrollView.contentOffset.y == 0)
    }
  }

  @Test("An action can present a screen at once, while the menu goes")
  func presenting() throws {
    try withStage { stage in
      let scene = MenuScene(stage)
      scene.button.menu = UIMenu(children: [
        UIAction(title: "Present") { action in
          scene.log.calls.append(action.sender === scene.button ? "button" : "other")
          scene.root.present(UIViewController(), animated: true)
        }
      ])
      try scene.open()
      try scene.choose("Present")
      #expect(scene.log.take() == "button" && scene.root.presentedViewController != nil)
    }
  }

  @Test("A menu closes at once when its window changes size, or its button loses it")
  func leaving() throws {
    try withStage { stage in
      let scene = MenuScene(stage, ["One"])
      try scene.open()
      stage.rotate(to: .landscapeLeft)
      try stage.settle()
      #expect(scene.titles == ["Menu"] && stage.window.subviews.count == 1)
      stage.rotate(to: .portrait)
      try stage.settle()
      try scene.open()
      scene.button.menu = nil
      #expect(scene.titles == ["Menu"] && stage.window.subviews.count == 1)
    }
  }

  @Test("A menu without entries is reported, and not shown")
  func empty() throws {
    try withStage { stage in
      let scene = MenuScene(stage)
      scene.button.menu = UIMenu(children: [scene.action("Hidden", attributes: .hidden), UIMenu(title: "Empty")])
      try scene.open()
      try stage.expectDiagnostic("empty-menu")
      #expect(scene.titles == ["Menu"] && !scene.button.isHighlighted)
    }
  }

  @Test("performPrimaryAction opens the menu of a button that shows it, and runs the action of another")
  func primaryAction() throws {
    try withStage { stage in
      let scene = MenuScene(stage, ["One"])
      scene.button.performPrimaryAction()
      try stage.settle()
      #expect(scene.titles == ["One"])
      let plain = UIButton(type: .system, primaryAction: scene.action("Plain"))
      plain.performPrimaryAction()
      #expect(scene.log.take() == "Plain")
    }
  }
}
