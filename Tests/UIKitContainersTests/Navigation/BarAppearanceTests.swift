import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Appearances of bars") @MainActor struct BarAppearanceTests {
  private func opaque(_ color: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    return appearance
  }

  private func barColor(_ stage: Stage) -> UIColor { stage.image.color(x: 3 * 10, y: 3 * 100) }

  @Test("The standard appearance shows over scrolled content, the scroll-edge appearance at its edge (K-59)")
  func standardAndEdge() throws {
    try withStage(.iPhone15) { stage in
      let scene = TitleScene(stage)
      scene.bar.prefersLargeTitles = false
      scene.bar.standardAppearance = opaque(.red)
      stage.advance(frames: 1)
      // Without an appearance for the edge there is no background.
      #expect(barColor(stage) == .white)
      scene.scrollView.contentOffset.y = 100
      stage.advance(frames: 1)
      #expect(barColor(stage) == .red)
      scene.scrollView.contentOffset.y = -103
      scene.bar.scrollEdgeAppearance = opaque(.blue)
      stage.advance(frames: 1)
      #expect(barColor(stage) == .blue)
    }
  }

  @Test("An item's appearance goes before the bar's, and the backgrounds fade in a push")
  func itemAppearance() throws {
    try withStage(.iPhone15) { stage in
      let scene = TitleScene(stage)
      scene.bar.prefersLargeTitles = false
      scene.bar.scrollEdgeAppearance = opaque(.red)
      scene.b.navigationItem.scrollEdgeAppearance = opaque(.blue)
      stage.advance(frames: 1)
      #expect(barColor(stage) == .red)
      scene.nav.pushViewController(scene.b, animated: true)
      stage.advance(by: 0.1)
      var (red, blue): (CGFloat, CGFloat) = (0, 0)
      barColor(stage).getRed(&red, green: nil, blue: &blue, alpha: nil)
      #expect(red > 0.05 && blue > 0.05)
      try stage.settle()
      #expect(barColor(stage) == .blue)
      scene.nav.popViewController(animated: false)
      try stage.settle()
      #expect(barColor(stage) == .red)
    }
  }

  @Test("A bar copies an appearance, and shows changes of its own copy at once")
  func copies() throws {
    try withStage(.iPhone15) { stage in
      let scene = TitleScene(stage)
      scene.bar.prefersLargeTitles = false
      let appearance = opaque(.red)
      scene.bar.scrollEdgeAppearance = appearance
      appearance.backgroundColor = .green
      stage.advance(frames: 1)
      #expect(barColor(stage) == .red)
      scene.bar.scrollEdgeAppearance?.backgroundColor = .green
      stage.advance(frames: 1)
      #expect(barColor(stage) == .green)
      let copy = try #require(scene.bar.scrollEdgeAppearance?.copy() as? UINavigationBarAppearance)
      #expect(copy.backgroundColor == .green && copy !== scene.bar.scrollEdgeAppearance)
    }
  }

  @Test("Title attributes of the appearance give the titles their fonts and colours, and the bar's own go before them")
  func titles() throws {
    try withStage(.iPhone15) { stage in
      let scene = TitleScene(stage)
      let appearance = UINavigationBarAppearance()
      appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.red]
      appearance.titleTextAttributes = [.foregroundColor: UIColor.blue, .font: UIFont.systemFont(ofSize: 20)]
      scene.bar.standardAppearance = appearance
      #expect(scene.large("Inbox")?.textColor == .red)
      let title = try #require(scene.labels("Inbox").first { $0.font.pointSize == 20 })
      #expect(title.textColor == .blue)
      scene.bar.titleTextAttributes = [.foregroundColor: UIColor.green]
      #expect(scene.labels("Inbox").contains { $0.textColor == .green && $0.font.pointSize == 20 })
    }
  }

  @Test("Buttons take the attributes of the appearance, and their own before those")
  func buttons() throws {
    try withStage(.iPhone15) { stage in
      let scene = TitleScene(stage)
      let appearance = UINavigationBarAppearance()
      appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
      scene.bar.standardAppearance = appearance
      let (left, right) = (
        UIBarButtonItem(title: "L", style: .plain, target: nil, action: nil),
        UIBarButtonItem(title: "R", style: .plain, target: nil, action: nil)
      )
      right.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
      scene.a.navigationItem.leftBarButtonItem = left
      scene.a.navigationItem.rightBarButtonItem = right
      stage.advance(frames: 1)
      #expect(scene.labels("L").first?.textColor == .red && scene.labels("R").first?.textColor == .green)
      scene.bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
      stage.advance(frames: 1)
      #expect(scene.labels("L").first?.textColor == .blue)
    }
  }

  @Test("A tab bar's appearance colours its background and its items, a toolbar's its background")
  func bottomBars() throws {
    try withStage(.iPhone15) { stage in
      let nav = UINavigationController(rootViewController: UIViewController())
      nav.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
      let tabs = UITabBarController()
      tabs.viewControllers = [nav]
      let appearance = UITabBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = .red
      appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.green]
      tabs.tabBar.standardAppearance = appearance
      tabs.tabBar.scrollEdgeAppearance = appearance
      nav.isToolbarHidden = false
      let toolbar = UIToolbarAppearance()
      toolbar.configureWithOpaqueBackground()
      toolbar.backgroundColor = .blue
      nav.toolbar.scrollEdgeAppearance = toolbar
      stage.show(tabs)
      try stage.settle()
      #expect(stage.image.color(x: 10, y: 3 * 852 - 10) == .red)
      #expect(stage.image.color(x: 10, y: 3 * (852 - 34 - 49 - 20)) == .blue)
      @MainActor func labels(_ view: UIView) -> [UILabel] {
        [view as? UILabel].compactMap { $0 } + view.subviews.flatMap(labels)
      }
      #expect(labels(tabs.tabBar).contains { $0.text == "One" && $0.textColor == .green })
    }
  }
}
