import Testing
import TransitionTesting

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Bars of compact height") @MainActor struct CompactBarTests {
  private func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func faces(_ bar: UITabBar) -> [(icon: CGRect, label: CGRect)] {
    bar.buttons.compactMap { button in
      let face = button.subviews.compactMap { $0 as? TabBarButtonFace }.first
      guard let icon = face?.subviews.compactMap({ $0 as? UIImageView }).first,
        let label = face?.subviews.compactMap({ $0 as? UILabel }).first
      else { return nil }
      return (icon.frame, label.frame)
    }
  }

  @Test("In landscape a tab bar is 32 points high, its titles beside smaller images, and back in portrait as before")
  func tabBar() throws {
    try withStage(.iPhone15) { stage in
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<2).map { index in
        let screen = UIViewController()
        screen.tabBarItem = UITabBarItem(title: "Item \(index)", image: image(25), tag: index)
        return screen
      }
      stage.show(tabs)
      try stage.settle()
      let stacked = faces(tabs.tabBar)
      #expect(stacked.allSatisfy { $0.icon.midX == $0.label.midX && $0.icon.maxY <= $0.label.minY })
      stage.rotate(to: .landscapeRight)
      try stage.settle()
      #expect(tabs.tabBar.frame.height == 53)
      #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 53)
      let inline = faces(tabs.tabBar)
      #expect(inline.allSatisfy { $0.icon.size == CGSize(width: 20, height: 20) })
      #expect(inline.allSatisfy { abs($0.icon.midY - $0.label.midY) < 0.01 })
      #expect(inline.allSatisfy { abs($0.label.minX - $0.icon.maxX - 6) < 0.01 })
      let look = UITabBarAppearance()
      look.compactInlineLayoutAppearance.normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 15)]
      tabs.tabBar.standardAppearance = look
      tabs.tabBar.items?[1].landscapeImagePhone = image(16)
      try stage.settle()
      #expect(faces(tabs.tabBar)[1].icon.width == 16)
      stage.rotate(to: .portrait)
      try stage.settle()
      #expect(tabs.tabBar.frame.height == 49 + 34 && faces(tabs.tabBar)[0].icon.width == 25)
      #expect(faces(tabs.tabBar)[0].icon == stacked[0].icon)
    }
  }

  @Test("In landscape a toolbar is 32 points high, and buttons show their images for it")
  func toolbar() throws {
    try withStage(.iPhone15) { stage in
      let root = UIViewController()
      let item = UIBarButtonItem(image: image(24), style: .plain, target: nil, action: nil)
      item.landscapeImagePhone = image(18)
      root.toolbarItems = [item]
      let nav = UINavigationController(rootViewController: root)
      nav.isToolbarHidden = false
      stage.show(nav)
      try stage.settle()
      #expect(nav.toolbar.frame.height == 44)
      stage.rotate(to: .landscapeRight)
      try stage.settle()
      #expect(nav.toolbar.frame.height == 32 && root.view.safeAreaInsets.bottom == 53)
      @MainActor func images(_ view: UIView) -> [CGFloat] {
        [(view as? UIImageView)?.image?.size.width].compactMap { $0 } + view.subviews.flatMap(images)
      }
      #expect(images(nav.toolbar).contains(18) && !images(nav.toolbar).contains(24))
    }
  }
}
