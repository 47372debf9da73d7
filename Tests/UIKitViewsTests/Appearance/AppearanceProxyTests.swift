import Testing
import TransitionTesting

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Appearance proxies") @MainActor struct AppearanceProxyTests {
  private final class Panel: UIView {}
  private final class Card: UIView {}

  @Test("Views take a proxy's values as they enter a window, and later changes reach views that enter later")
  func window() throws {
    @MainActor final class Watching: UIView {
      var colorInWindow: UIColor?
      override func didMoveToWindow() { if window != nil { colorInWindow = backgroundColor } }
    }
    try withStage(.iPhone15) { stage in
      Watching.appearance().backgroundColor = .red
      let (first, second, root) = (Watching(), Watching(), UIViewController())
      stage.show(root)
      #expect(first.backgroundColor == nil)
      root.view.addSubview(first)
      #expect(first.backgroundColor == .red && first.colorInWindow == .red)
      Watching.appearance().backgroundColor = .blue
      #expect(first.backgroundColor == .red)
      root.view.addSubview(second)
      #expect(second.backgroundColor == .blue)
      // Taking the view out and putting it back shows the present values.
      first.removeFromSuperview()
      root.view.addSubview(first)
      #expect(first.backgroundColor == .blue)
    }
  }

  @Test("A value that was set on the instance stays, also where it was nil or set before the proxy's")
  func ownValues() throws {
    try withStage(.iPhone15) { stage in
      let root = UIViewController()
      stage.show(root)
      let (own, cleared, later) = (UISwitch(), UISwitch(), UISwitch())
      own.onTintColor = .green
      cleared.onTintColor = nil
      UISwitch.appearance().onTintColor = .red
      for view in [own, cleared, later] { root.view.addSubview(view) }
      #expect(own.onTintColor == .green && cleared.onTintColor == nil && later.onTintColor == .red)
      later.onTintColor = .blue
      later.removeFromSuperview()
      root.view.addSubview(later)
      #expect(later.onTintColor == .blue)
    }
  }

  @Test("A setter with a state is taken state by state")
  func states() throws {
    try withStage(.iPhone15) { stage in
      UIButton.appearance().setTitleColor(.red, for: .normal)
      UIButton.appearance().setTitleColor(.blue, for: .disabled)
      let (button, root) = (UIButton(type: .custom), UIViewController())
      button.setTitleColor(.green, for: .normal)
      stage.show(root)
      root.view.addSubview(button)
      #expect(button.titleColor(for: .normal) == .green && button.titleColor(for: .disabled) == .blue)
    }
  }

  @Test("The proxy of a subclass goes before its superclass's, and the same proxy comes back each time")
  func subclasses() throws {
    try withStage(.iPhone15) { stage in
      UIView.appearance(whenContainedInInstancesOf: [Panel.self]).backgroundColor = .blue
      Card.appearance().backgroundColor = .red
      #expect(Card.appearance() === Card.appearance() && Card.appearance() !== UIView.appearance())
      let (panel, card, plain, root) = (Panel(), Card(), UIView(), UIViewController())
      stage.show(root)
      for view in [card, plain] { panel.addSubview(view) }
      root.view.addSubview(panel)
      #expect(card.backgroundColor == .red && plain.backgroundColor == .blue && panel.backgroundColor == nil)
    }
  }

  @Test("Of proxies in containers, the one whose outermost container is furthest out goes first, then the longer chain")
  func containers() throws {
    final class Screen: UIViewController {}
    try withStage(.iPhone15) { stage in
      let screen = Screen()
      stage.show(screen)
      @MainActor func color() -> UIColor? {
        let (panel, card) = (Panel(), Card())
        panel.addSubview(card)
        screen.view.addSubview(panel)
        defer { panel.removeFromSuperview() }
        return card.backgroundColor
      }
      Card.appearance().backgroundColor = .gray
      #expect(color() == .gray)
      Card.appearance(whenContainedInInstancesOf: [Panel.self]).backgroundColor = .red
      #expect(color() == .red)
      Card.appearance(whenContainedInInstancesOf: [Screen.self]).backgroundColor = .green
      #expect(color() == .green)
      Card.appearance(whenContainedInInstancesOf: [Panel.self, Screen.self]).backgroundColor = .blue
      #expect(color() == .blue)
      // The first type is the inmost: no panel is around a screen.
      Card.appearance(whenContainedInInstancesOf: [Screen.self, Panel.self]).backgroundColor = .yellow
      #expect(color() == .blue)
    }
  }

  @Test("A proxy for traits reaches views that have them, and those that get them in their window")
  func traits() throws {
    try withStage(.iPhone15) { stage in
      Card.appearance().backgroundColor = .white
      Card.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).backgroundColor = .black
      let (card, root) = (Card(), UIViewController())
      stage.show(root)
      root.view.addSubview(card)
      #expect(card.backgroundColor == .white)
      root.overrideUserInterfaceStyle = .dark
      #expect(card.backgroundColor == .black)
      root.overrideUserInterfaceStyle = .light
      #expect(card.backgroundColor == .white)
    }
  }

  @Test("Proxies belong to a stage: another one does not see their values")
  func stages() throws {
    try withStage(.iPhone15) { _ in UISlider.appearance().minimumTrackTintColor = .red }
    try withStage(.iPhone15) { stage in
      let (slider, root) = (UISlider(), UIViewController())
      stage.show(root)
      root.view.addSubview(slider)
      #expect(slider.minimumTrackTintColor == nil && UISlider.appearance().minimumTrackTintColor == nil)
    }
  }

  @Test("A navigation bar takes its look, its appearances, its images and its buttons' attributes from proxies")
  func navigationBar() throws {
    try withStage(.iPhone15) { stage in
      let look = UINavigationBarAppearance()
      look.configureWithOpaqueBackground()
      look.backgroundColor = .red
      UINavigationBar.appearance().standardAppearance = look
      UINavigationBar.appearance().scrollEdgeAppearance = look
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
      UINavigationBar.appearance().tintColor = .yellow
      UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .blue
      let (root, top) = (UIViewController(), UIViewController())
      root.title = "Root"
      let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
      root.navigationItem.rightBarButtonItem = item
      let nav = UINavigationController(rootViewController: root)
      stage.show(nav)
      try stage.settle()
      @MainActor func label(_ text: String, in view: UIView) -> UILabel? {
        if let label = view as? UILabel, label.text == text { return label }
        return view.subviews.lazy.compactMap { label(text, in: $0) }.first
      }
      #expect(stage.image.color(x: 9, y: 3 * 90) == .red && nav.navigationBar.tintColor == .yellow)
      #expect(label("Root", in: nav.navigationBar)?.textColor == .white)
      #expect(label("Edit", in: nav.navigationBar)?.textColor == .green)
      // The back button has them, too, and an item that comes later.
      top.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
      nav.pushViewController(top, animated: true)
      try stage.settle()
      #expect(label("Root", in: nav.navigationBar)?.textColor == .green)
      #expect(label("More", in: nav.navigationBar)?.textColor == .green)
      #expect(item.tintColor == nil)
      let tool = UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)
      top.toolbarItems = [tool]
      nav.isToolbarHidden = false
      try stage.settle()
      #expect(tool.tintColor == .blue)
    }
  }

  @Test("A proxied background image clears the bar, and a container limits it to one navigation controller's class")
  func containedBar() throws {
    final class Clear: UINavigationController {}
    try withStage(.iPhone15) { stage in
      let proxy = UINavigationBar.appearance(whenContainedInInstancesOf: [Clear.self])
      proxy.setBackgroundImage(UIImage(), for: .default)
      proxy.shadowImage = UIImage()
      proxy.barStyle = .black
      proxy.isTranslucent = true
      let (clear, plain) = (Clear(rootViewController: UIViewController()), UINavigationController())
      stage.show(clear)
      try stage.settle()
      #expect(clear.navigationBar.backgroundImage(for: .default) != nil && clear.navigationBar.barStyle == .black)
      stage.window.rootViewController = plain
      try stage.settle()
      #expect(plain.navigationBar.backgroundImage(for: .default) == nil && plain.navigationBar.barStyle == .default)
    }
  }

  @Test("A tab bar and its items take values, and an item's own stay")
  func tabBar() throws {
    try withStage(.iPhone15) { stage in
      UITabBar.appearance().barTintColor = .red
      UITabBar.appearance().unselectedItemTintColor = .yellow
      UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
      UITabBarItem.appearance().badgeColor = .blue
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<2).map { index in
        let screen = UIViewController()
        screen.tabBarItem = UITabBarItem(title: "\(index)", image: nil, tag: index)
        return screen
      }
      tabs.viewControllers?[1].tabBarItem.badgeColor = .brown
      stage.show(tabs)
      try stage.settle()
      let items = try #require(tabs.tabBar.items)
      #expect(tabs.tabBar.barTintColor == .red && items.map(\.badgeColor) == [.blue, .brown])
      let attributes = items.map { $0.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor }
      #expect(attributes == [.green, .green])
    }
  }

  @Test("Labels, lists, progress, page and segmented controls take their marked properties, with the window's tint")
  func others() throws {
    try withStage(.iPhone15) { stage in
      UILabel.appearance().textColor = .red
      UILabel.appearance().font = .boldSystemFont(ofSize: 20)
      UITableView.appearance().separatorColor = .green
      UITableViewCell.appearance().backgroundColor = .yellow
      UIProgressView.appearance().progressTintColor = .blue
      UIPageControl.appearance().currentPageIndicatorTintColor = .brown
      UISegmentedControl.appearance().selectedSegmentTintColor = .orange
      UIActivityIndicatorView.appearance().color = .purple
      UITextField.appearance().keyboardAppearance = .dark
      UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).textColor = .cyan
      let (label, own, table, cell) = (UILabel(), UILabel(), UITableView(), UITableViewCell())
      let (progress, pages, segments) = (UIProgressView(), UIPageControl(), UISegmentedControl(items: ["A"]))
      let (spinner, field, bar, root) = (UIActivityIndicatorView(), UITextField(), UISearchBar(), UIViewController())
      own.textColor = .black
      stage.show(root)
      for view in [label, own, table, cell, progress, pages, segments, spinner, field, bar] as [UIView] {
        root.view.addSubview(view)
      }
      #expect(label.textColor == .red && label.font.pointSize == 20 && own.textColor == .black)
      #expect(own.font.pointSize == 20 && table.separatorColor == .green && cell.backgroundColor == .yellow)
      #expect(progress.progressTintColor == .blue && pages.currentPageIndicatorTintColor == .brown)
      #expect(segments.selectedSegmentTintColor == .orange && spinner.color == .purple)
      #expect(field.keyboardAppearance == .dark && bar.searchTextField.textColor == .cyan && field.textColor != .cyan)
    }
  }
}
