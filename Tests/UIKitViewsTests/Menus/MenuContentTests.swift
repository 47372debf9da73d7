import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("The entries of menus") @MainActor struct MenuContentTests {
  @Test(
    "Sections are divided by 8 points, their titles stand over them, and hidden entries and empty menus are left out")
  func sections() throws {
    try withStage { stage in
      let scene = MenuScene(stage)
      scene.button.menu = UIMenu(children: [
        scene.action("One"),
        UIMenu(options: .displayInline, children: [scene.action("Two"), scene.action("Gone", attributes: .hidden)]),
        UIMenu(title: "Empty", children: []),
        UIMenu(title: "Section", options: .displayInline, children: [scene.action("Three")]),
      ])
      try scene.open()
      #expect(scene.titles == ["One", "Two", "Section", "Three"])
      #expect(scene.frame(of: "Two").minY == scene.frame(of: "One").maxY + 8)
      #expect(scene.frame(of: "Three").minY > scene.frame(of: "Two").maxY + 30)
    }
  }

  @Test("A disabled entry is not chosen")
  func disabledEntry() throws {
    try withStage { stage in
      let scene = MenuScene(stage)
      scene.button.menu = UIMenu(children: [scene.action("Off", attributes: .disabled), scene.action("On")])
      try scene.open()
      #expect(stage.accessibilityElement(label: "Off")?.traits.contains(.notEnabled) == true)
      try scene.choose("Off")
      #expect(scene.log.take() == "" && scene.titles == ["Off", "On"])
      try scene.choose("On")
      #expect(scene.log.take() == "On")
    }
  }

  @Test("In a menu of single selection the chosen entry gets the only checkmark")
  func singleSelection() throws {
    try withStage { stage in
      let scene = MenuScene(stage)
      let actions = [scene.action("A", state: .on), scene.action("B"), scene.action("C")]
      let menu = UIMenu(options: .singleSelection, children: actions)
      scene.button.menu = menu
      try scene.open()
      #expect(stage.accessibilityElement(label: "A")?.traits.contains(.selected) == true)
      try scene.choose("B")
      #expect(actions.map(\.state) == [.off, .on, .off] && menu.selectedElements == [actions[1]])
    }
  }

  @Test("A pop-up button shows its chosen entry, and chooses the first one at the beginning")
  func popUpButton() throws {
    try withStage { stage in
      let scene = MenuScene(stage, ["A", "B"])
      scene.button.changesSelectionAsPrimaryAction = true
      #expect(scene.button.currentTitle == "A")
      try scene.open()
      try scene.choose("B")
      #expect(scene.button.currentTitle == "B" && scene.log.take() == "B")
      #expect(scene.button.menu?.selectedElements.map(\.title) == ["B"])
    }
  }

  @Test("A toggle button is selected and deselected by taps")
  func toggleButton() throws {
    try withStage { stage in
      let scene = MenuScene(stage)
      scene.button.showsMenuAsPrimaryAction = false
      scene.button.changesSelectionAsPrimaryAction = true
      scene.button.addAction(
        UIAction { _ in scene.log.calls.append("\(scene.button.isSelected)") }, for: .touchUpInside)
      for _ in 0..<2 { try scene.open() }
      #expect(scene.log.take() == "true false")
    }
  }

  @Test("An action that keeps the menu open shows its new state there")
  func keepsOpen() throws {
    try withStage { stage in
      let scene = MenuScene(stage)
      let action = UIAction(title: "Count", attributes: .keepsMenuPresented) { action in
        scene.log.calls.append("run")
        action.state = action.state == .on ? .off : .on
      }
      scene.button.menu = UIMenu(children: [action])
      try scene.open()
      try scene.choose("Count")
      #expect(stage.accessibilityElement(label: "Count")?.traits.contains(.selected) == true)
      try scene.choose("Count")
      #expect(scene.log.take() == "run run" && scene.titles == ["Count"])
      #expect(stage.accessibilityElement(label: "Count")?.traits.contains(.selected) == false)
    }
  }

  @Test("A submenu opens over its row, its first row leads back, and an action in it closes everything")
  func submenu() throws {
    try withStage { stage in
      let scene = MenuScene(stage)
      let inner = UIMenu(title: "More", children: [scene.action("Inner")])
      scene.button.menu = UIMenu(children: [scene.action("Outer"), inner])
      try scene.open()
      let row = scene.frame(of: "More")
      try scene.choose("More")
      let list = stage.accessibilityElements.filter { $0.label == "Inner" }
      #expect(list.first?.frame == CGRect(x: row.minX, y: row.maxY + 8, width: 250, height: 44))
      stage.tap(CGPoint(x: row.midX, y: row.midY))
      try stage.settle()
      #expect(scene.titles == ["Outer", "More"])
      try scene.choose("More")
      try scene.choose("Inner")
      #expect(scene.log.take() == "Inner" && scene.titles == ["Menu"])
    }
  }

  @Test("Entries that come later replace the row that says that they load")
  func deferred() throws {
    try withStage { stage in
      let scene = MenuScene(stage)
      var pending: [([UIMenuElement]) -> Void] = []
      let later = UIDeferredMenuElement { pending.append($0) }
      scene.button.menu = UIMenu(children: [scene.action("First"), later])
      stage.tap(scene.middle)
      stage.advance(by: 1)
      #expect(scene.titles == ["First", "Loading…"] && pending.count == 1)
      pending[0]([scene.action("Late"), scene.action("Later")])
      try stage.settle()
      #expect(scene.titles == ["First", "Late", "Later"])
      #expect(scene.frame(of: "Later").minY == scene.frame(of: "Late").maxY)
      try scene.choose("Late")
      try scene.open()
      #expect(scene.titles == ["First", "Late", "Later"] && pending.count == 1)
    }
  }

  @Test("Entries that are not cached are made each time the menu opens")
  func uncached() throws {
    try withStage { stage in
      let scene = MenuScene(stage)
      var count = 0
      scene.button.menu = UIMenu(children: [
        UIDeferredMenuElement.uncached { completion in
          count += 1
          completion([scene.action("Entry \(count)")])
        }
      ])
      try scene.open()
      #expect(scene.titles == ["Entry 1"])
      try scene.choose("Entry 1")
      try scene.open()
      #expect(scene.titles == ["Entry 2"])
    }
  }

  @Test("A menu of more rows than the screen holds scrolls, and a drag chooses nothing")
  func scrolling() throws {
    try withStage { stage in
      let scene = MenuScene(stage, (1...40).map { "Row \($0)" })
      try scene.open()
      let first = scene.frame(of: "Row 1")
      stage.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300), over: 0.3)
      try stage.settle()
      #expect(scene.log.take() == "" && scene.frame(of: "Row 1").minY < first.minY - 200)
      let row = scene.titles.first { scene.frame(of: $0).contains(CGPoint(x: 100, y: 400)) }
      stage.tap(CGPoint(x: 100, y: 400))
      try stage.settle()
      #expect(scene.log.take() == row)
    }
  }

  @Test("The visible menu is replaced in place")
  func updating() throws {
    try withStage { stage in
      let scene = MenuScene(stage, ["One"])
      try scene.open()
      scene.button.contextMenuInteraction?.updateVisibleMenu { menu in
        menu.replacingChildren(menu.children + [scene.action("Two")])
      }
      try stage.settle()
      #expect(scene.titles == ["One", "Two"])
    }
  }

  @Test("Small and medium entries stand side by side")
  func tiles() throws {
    try withStage { stage in
      let scene = MenuScene(stage)
      let image = UIImage(systemName: "star")
      let actions = (1...3).map { UIAction(title: "Tile \($0)", image: image) { _ in } }
      scene.button.menu = UIMenu(children: [
        UIMenu(options: .displayInline, preferredElementSize: .medium, children: actions), scene.action("Row"),
      ])
      try scene.open()
      #expect(isClose(scene.frame(of: "Tile 2").minX, scene.frame(of: "Tile 1").maxX))
      #expect(scene.frame(of: "Tile 1").height == 64 && scene.frame(of: "Row").height == 44)
      stage.window.traitOverrides.layoutDirection = .rightToLeft
      try scene.choose("Row")
      try scene.open()
      #expect(isClose(scene.frame(of: "Tile 1").minX, scene.frame(of: "Tile 2").maxX))
    }
  }

  @Test("A command goes to the first responder that has its method, and is grey where none has")
  func commands() throws {
    final class Screen: UIViewController {
      var count = 0
      func run(_ sender: UICommand) { count += 1 }
    }
    try withStage { stage in
      let screen = Screen()
      let scene = MenuScene(stage)
      screen.view.addSubview(scene.button)
      stage.show(screen)
      final class Other: NSObject { func missing() {} }
      scene.button.menu = UIMenu(children: [
        UICommand(title: "Run", action: Selector("run:", Screen.run)),
        UICommand(title: "Missing", action: Selector("missing", Other.missing)),
      ])
      try scene.open()
      #expect(stage.accessibilityElement(label: "Missing")?.traits.contains(.notEnabled) == true)
      try scene.choose("Run")
      #expect(screen.count == 1)
    }
  }

  @Test("A bar button item shows its menu, whose actions get the item as their sender")
  func barButtonItem() throws {
    try withStage { stage in
      let root = UIViewController()
      let log = CallLog()
      let action = UIAction(title: "Sort") { action in
        log.calls.append(action.sender is UIBarButtonItem ? "item" : "other")
      }
      let item = UIBarButtonItem(title: "More", menu: UIMenu(children: [action]))
      root.navigationItem.rightBarButtonItem = item
      stage.show(UINavigationController(rootViewController: root))
      let button = try #require(stage.accessibilityElement(label: "More"))
      stage.tap(CGPoint(x: button.frame.midX, y: button.frame.midY))
      try stage.settle()
      let row = try #require(stage.accessibilityElement(label: "Sort"))
      stage.tap(CGPoint(x: row.frame.midX, y: row.frame.midY))
      try stage.settle()
      #expect(log.take() == "item")
    }
  }
}
