import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Navigation bars and tab bars of the app's own") @MainActor struct BarOwnItemsTests {
  private final class Listener: NSObject, UINavigationBarDelegate {
    var calls: [String] = []
    var allows = true
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
      calls.append("shouldPush \(item.title ?? "")")
      return allows
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      calls.append("didPush \(item.title ?? "")")
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      calls.append("shouldPop \(item.title ?? "")")
      return allows
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      calls.append("didPop \(item.title ?? "")")
    }
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
  }
  private final class Tabs: UITabBarController {
    var calls: [String] = []
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      calls.append("\(item.title ?? "") over \(selectedIndex)")
    }
  }
  private final class Customizing: NSObject, UITabBarControllerDelegate, UITabBarDelegate {
    var calls: [String] = []
    func tabBarController(_ controller: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]) {
      calls.append("will begin \(viewControllers.count)")
    }
    func tabBarController(
      _ controller: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) { calls.append("will end \(changed)") }
    func tabBarController(
      _ controller: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) { calls.append("did end \(changed)") }
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { calls.append("begin \(items.count)") }
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
      calls.append("end \(items.count) \(changed)")
    }
  }

  private func bar(_ stage: Stage) -> UINavigationBar {
    let root = UIViewController()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 40, width: stage.window.bounds.width, height: 44))
    root.view.addSubview(bar)
    stage.show(root)
    return bar
  }

  @Test("A bar without a controller shows the items that are set, and its back button pops the top one")
  func items() throws {
    try withStage(.small) { stage in
      let (bar, listener) = (bar(stage), Listener())
      bar.items = [UINavigationItem(title: "A")]
      bar.delegate = listener
      bar.pushItem(UINavigationItem(title: "B"), animated: true)
      #expect(listener.calls == ["shouldPush B"] && bar.topItem?.title == "B" && bar.backItem?.title == "A")
      try stage.settle()
      #expect(listener.calls == ["shouldPush B", "didPush B"])
      stage.tap(CGPoint(x: 14, y: 62))
      try stage.settle()
      #expect(listener.calls.suffix(2) == ["shouldPop B", "didPop B"] && bar.items?.count == 1)
      #expect(bar.barPosition == .top)
    }
  }

  @Test("A delegate refuses pushes and pops, and without animation its other methods are called at once")
  func refusal() throws {
    try withStage(.small) { stage in
      let (bar, listener) = (bar(stage), Listener())
      bar.delegate = listener
      bar.pushItem(UINavigationItem(title: "A"), animated: false)
      listener.allows = false
      bar.pushItem(UINavigationItem(title: "B"), animated: false)
      #expect(bar.popItem(animated: false) == nil && bar.items?.count == 1)
      listener.allows = true
      #expect(bar.popItem(animated: false)?.title == "A" && bar.items == nil)
      #expect(
        listener.calls == ["shouldPush A", "didPush A", "shouldPush B", "shouldPop A", "shouldPop A", "didPop A"])
    }
  }

  @Test("The items and the delegate of a controller's bar are refused with a diagnostic")
  func controllersBar() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      let bar = scene.nav.navigationBar
      bar.items = []
      try stage.expectDiagnostic("bar-of-controller")
      bar.delegate = Listener()
      try stage.expectDiagnostic("bar-of-controller")
      #expect(bar.popItem(animated: false) == nil && bar.items?.count == 1 && bar.barPosition == .topAttached)
      try stage.expectDiagnostic("bar-of-controller")
    }
  }

  @Test("A tab bar controller is its bar's delegate, and gets a tap while the old tab is still selected")
  func tabBarDelegate() throws {
    try withStage(.small) { stage in
      let tabs = Tabs()
      tabs.viewControllers = ["A", "B"].map { title in
        let screen = UIViewController()
        screen.title = title
        return screen
      }
      stage.show(tabs)
      #expect(tabs.tabBar.delegate === tabs)
      let bar = tabs.tabBar
      stage.tap(bar.convert(CGPoint(x: bar.bounds.width * 0.75, y: 20), to: nil))
      try stage.settle()
      #expect(tabs.calls == ["B over 0"] && tabs.selectedIndex == 1)
      bar.delegate = nil
      try stage.expectDiagnostic("bar-of-controller")
      bar.setItems([], animated: false)
      try stage.expectDiagnostic("bar-of-controller")
      #expect(bar.items?.count == 2)
    }
  }

  @Test("The customizing of a bar's items notifies the delegate of its beginning and end, and of changes (A-45)")
  func customizing() throws {
    try withStage(.small) { stage in
      let listener = Customizing()
      let bar = UITabBar()
      bar.delegate = listener
      let items = ["A", "B"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
      bar.items = items
      #expect(!bar.endCustomizing(animated: false) && listener.calls.isEmpty)
      bar.beginCustomizingItems(items)
      #expect(bar.isCustomizing)
      bar.items = items.reversed()
      #expect(bar.endCustomizing(animated: false) && !bar.isCustomizing)
      #expect(listener.calls == ["begin 2", "end 2 true"])
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController()]
      tabs.delegate = listener
      stage.show(tabs)
      tabs.tabBar.beginCustomizingItems([])
      #expect(!tabs.tabBar.endCustomizing(animated: false))
      #expect(listener.calls.suffix(3) == ["will begin 1", "will end false", "did end false"])
    }
  }
}
