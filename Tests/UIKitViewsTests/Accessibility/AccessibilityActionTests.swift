import Testing
import TransitionTesting
import UIKit

@Suite("Actions of VoiceOver") @MainActor struct AccessibilityActionTests {
  @Test("Activating a button taps its middle as time advances, and one that activates itself is not tapped (A-116)")
  func activate() throws {
    final class Own: UIButton {
      var count = 0
      override func accessibilityActivate() -> Bool {
        count += 1
        return true
      }
    }
    try withStage { stage in
      let screen = UIViewController()
      stage.show(screen)
      var taps: [String] = []
      let (button, own) = (UIButton(type: .system), Own(type: .system))
      for (index, each) in [button, own].enumerated() {
        each.frame = CGRect(x: 20, y: 100 + index * 100, width: 200, height: 44)
        each.setTitle(index == 0 ? "Save" : "Own", for: .normal)
        each.addAction(UIAction { _ in taps.append(index == 0 ? "Save" : "Own") }, for: .touchUpInside)
        screen.view.addSubview(each)
      }
      try stage.activate(#require(stage.accessibilityElement(label: "Save")))
      try stage.activate(#require(stage.accessibilityElement(label: "Own")))
      try stage.settle()
      #expect(taps == ["Save"] && own.count == 1)
      #expect(
        stage.trace.filtered(.accessibility).events.map { "\($0.subject) \($0.name)" } == [
          "VoiceOver focus", "Save activate", "VoiceOver focus", "Own activate",
        ])
    }
  }

  @Test(
    "A slider changes by a tenth, a page control by a page, and both send their actions; a switch is toggled by a tap")
  func adjustable() throws {
    try withStage { stage in
      let screen = UIViewController()
      stage.show(screen)
      let (slider, pages, knob) = (UISlider(), UIPageControl(), UISwitch())
      var changes = 0
      for (index, control) in [slider, pages, knob].enumerated() {
        control.frame = CGRect(x: 20, y: 100 + CGFloat(index) * 80, width: 200, height: 34)
        control.accessibilityLabel = ["volume", "page", "sound"][index]
        control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        screen.view.addSubview(control)
      }
      (slider.minimumValue, slider.maximumValue, slider.value) = (10, 20, 15)
      pages.numberOfPages = 3
      #expect(
        stage.accessibilityTree
          == "volume, 50%, adjustable\npage, page 1 of 3, adjustable\nsound, 0, switch")
      try stage.increment(#require(stage.accessibilityElement(label: "volume")))
      try stage.increment(#require(stage.accessibilityElement(label: "page")))
      try stage.decrement(#require(stage.accessibilityElement(label: "sound")))
      try stage.activate(#require(stage.accessibilityElement(label: "sound")))
      try stage.settle()
      #expect(slider.value == 16 && pages.currentPage == 1 && knob.isOn && changes == 3)
      for _ in 0..<5 { try stage.decrement(#require(stage.accessibilityElement(label: "page"))) }
      #expect(pages.currentPage == 0 && changes == 4)
    }
  }

  @Test("A segment is activated by its own element")
  func segments() throws {
    try withStage { stage in
      let screen = UIViewController()
      stage.show(screen)
      let control = UISegmentedControl(items: ["Day", "Week"])
      control.frame = CGRect(x: 20, y: 100, width: 200, height: 32)
      control.selectedSegmentIndex = 0
      screen.view.addSubview(control)
      #expect(stage.accessibilityTree == "Day, 1 of 2, selected, button\nWeek, 2 of 2, button")
      try stage.activate(#require(stage.accessibilityElement(label: "Week")))
      try stage.settle()
      #expect(control.selectedSegmentIndex == 1)
    }
  }

  @Test("Escape dismisses the sheet, then pops the stack, and is not done on its root")
  func escape() throws {
    try withStage { stage in
      let (root, next, sheet) = (UIViewController(), UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: root)
      stage.show(navigation)
      navigation.pushViewController(next, animated: false)
      try stage.settle()
      next.present(sheet, animated: true)
      try stage.settle()
      #expect(stage.performEscape())
      try stage.settle()
      #expect(next.presentedViewController == nil && navigation.topViewController === next)
      #expect(stage.performEscape())
      try stage.settle()
      #expect(navigation.topViewController === root)
      #expect(!stage.performEscape())
    }
  }

  @Test("Escape cancels an alert, and does nothing to one without a cancel button")
  func escapeFromAlert() throws {
    try withStage { stage in
      let screen = UIViewController()
      stage.show(screen)
      var isCancelled = false
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      screen.present(alert, animated: true)
      try stage.settle()
      #expect(!stage.performEscape())
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in isCancelled = true })
      #expect(stage.performEscape())
      try stage.settle()
      #expect(isCancelled && screen.presentedViewController == nil)
    }
  }

  @Test("The magic tap begins at the focused element, and goes up to the app's delegate")
  func magicTap() throws {
    final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var taps = 0
      func applicationDidFinishLaunching(_ application: UIApplication) {
        window = UIWindow()
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
      }
      override func accessibilityPerformMagicTap() -> Bool {
        taps += 1
        return true
      }
    }
    final class Player: UIView {
      var taps = 0
      override func accessibilityPerformMagicTap() -> Bool {
        taps += 1
        return true
      }
    }
    try withStage { stage in
      stage.launch(App.self)
      let app = try #require(UIApplication.shared.delegate as? App)
      #expect(stage.performMagicTap() && app.taps == 1)
      let player = Player(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      (player.isAccessibilityElement, player.accessibilityLabel) = (true, "player")
      app.window?.rootViewController?.view.addSubview(player)
      try stage.focus(#require(stage.accessibilityElement(label: "player")))
      #expect(stage.performMagicTap() && player.taps == 1 && app.taps == 1)
    }
  }

  @Test("The focus moves from element to element, and scrolls to those that a scroll view hides")
  func focusNext() throws {
    try withStage { stage in
      let screen = UIViewController()
      stage.show(screen)
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 300))
      scroll.contentSize = CGSize(width: 393, height: 2000)
      screen.view.addSubview(scroll)
      var taps = 0
      for index in 0..<2 {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 10 + index * 1500, width: 200, height: 44)
        button.setTitle("\(index)", for: .normal)
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        scroll.addSubview(button)
      }
      #expect(stage.focusNextElement()?.label == "0" && scroll.contentOffset.y == 0)
      #expect(stage.focusNextElement()?.label == "1" && scroll.contentOffset.y == 1254)
      #expect(stage.focusNextElement() == nil && stage.focusedAccessibilityElement?.label == "1")
      #expect(stage.focusPreviousElement()?.label == "0" && scroll.contentOffset.y == 10)
      try stage.activate(#require(stage.accessibilityElement(label: "1")))
      try stage.settle()
      #expect(taps == 1)
    }
  }

  @Test("A further action is performed by its name, by a handler or a target")
  func customActions() throws {
    @MainActor final class Mailbox: NSObject {
      var flagged = 0
      func flag(_ action: UIAccessibilityCustomAction) { flagged += 1 }
    }
    try withStage { stage in
      let (screen, mailbox) = (UIViewController(), Mailbox())
      stage.show(screen)
      let row = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 60))
      (row.isAccessibilityElement, row.accessibilityIdentifier) = (true, "mail")
      row.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Archive") { _ in false },
        UIAccessibilityCustomAction(name: "Flag", target: mailbox, selector: Selector("flag(_:)", Mailbox.flag)),
      ]
      screen.view.addSubview(row)
      let element = try #require(stage.accessibilityElement(identifier: "mail"))
      #expect(element.customActions == ["Archive", "Flag"])
      #expect(!stage.performCustomAction("Archive", of: element) && stage.performCustomAction("Flag", of: element))
      #expect(mailbox.flagged == 1 && !stage.performCustomAction("Delete", of: element))
    }
  }
}
