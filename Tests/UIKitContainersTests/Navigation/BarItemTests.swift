import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Items of bars") @MainActor struct BarItemTests {
  private func pushed(_ scene: TitleScene, _ change: (UINavigationItem) -> Void) throws {
    scene.bar.prefersLargeTitles = false
    change(scene.a.navigationItem)
    scene.nav.pushViewController(scene.b, animated: false)
    try scene.stage.settle()
  }

  @Test("The back button shows the back item's title, the generic word, or the chevron alone")
  func backButton() throws {
    try withStage(.iPhone15) { stage in
      let scene = TitleScene(stage)
      try pushed(scene) {
        $0.backBarButtonItem = UIBarButtonItem(title: "Up", style: .plain, target: nil, action: nil)
      }
      #expect(scene.labels("Up").count == 1 && scene.labels("Inbox").isEmpty)
      scene.a.navigationItem.backBarButtonItem = nil
      scene.a.navigationItem.backButtonDisplayMode = .generic
      #expect(scene.labels("Back").count == 1)
      scene.a.navigationItem.backButtonDisplayMode = .minimal
      #expect(scene.labels("Back").isEmpty && scene.labels("Inbox").isEmpty)
      stage.tap(CGPoint(x: 14, y: 81))
      try stage.settle()
      #expect(scene.nav.topViewController === scene.a)
    }
  }

  @Test("System items are titles or symbols, with Apple's raw values")
  func systemItems() throws {
    try withStage(.iPhone15) { _ in
      let titles: [(UIBarButtonItem.SystemItem, String)] = [
        (.done, "Done"), (.cancel, "Cancel"), (.edit, "Edit"), (.save, "Save"), (.undo, "Undo"), (.redo, "Redo"),
      ]
      for (item, title) in titles {
        let made = UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil)
        #expect(made.title == title && made.image == nil)
      }
      let symbols: [UIBarButtonItem.SystemItem] = [
        .add, .compose, .reply, .action, .organize, .bookmarks, .search, .refresh, .stop, .camera, .trash, .play,
        .pause,
        .rewind, .fastForward, .close,
      ]
      for item in symbols {
        #expect(UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil).image != nil)
      }
      #expect(UIBarButtonItem.SystemItem.add.rawValue == 4 && UIBarButtonItem.SystemItem.redo.rawValue == 22)
      #expect(UIBarButtonItem.SystemItem.close.rawValue == 24)
    }
  }

  @Test("A prompt adds 30 points above the title (K-65)")
  func prompt() throws {
    try withStage(.iPhone15) { stage in
      let scene = TitleScene(stage)
      scene.bar.prefersLargeTitles = false
      scene.a.navigationItem.prompt = "Choose one"
      try stage.settle()
      #expect(scene.bar.frame.height == 74 && scene.scrollView.adjustedContentInset.top == 133)
      let (prompt, title) = (try #require(scene.labels("Choose one").first), try #require(scene.labels("Inbox").first))
      #expect(scene.shownFrame(of: prompt).maxY <= 59 + 30 && scene.shownFrame(of: title).midY == 59 + 30 + 22)
      scene.nav.pushViewController(scene.b, animated: true)
      try stage.settle()
      #expect(scene.bar.frame.height == 44)
    }
  }

  @Test(
    "Bars are mirrored in a right-to-left layout: the back button on the right, its title left of the chevron (E-87)")
  func rightToLeft() throws {
    try withStage(.iPhone15) { stage in
      let scene = TitleScene(stage, isRightToLeft: true)
      try pushed(scene) { _ in }
      scene.b.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Edit", style: .plain, target: nil, action: nil)
      try stage.settle()
      let (back, edit) = (try #require(scene.labels("Inbox").first), try #require(scene.labels("Edit").first))
      #expect(abs(scene.shownFrame(of: back).maxX - 367) < 1e-6)
      #expect(abs(scene.shownFrame(of: edit).minX - 16) < 1e-6)
      stage.tap(CGPoint(x: 380, y: 81))
      try stage.settle()
      #expect(scene.nav.topViewController === scene.a)
    }
  }

  @Test("In a right-to-left layout toolbars and tab bars begin on the right (E-87)")
  func rightToLeftBottom() throws {
    try withStage(.iPhone15) { stage in
      stage.window.traitOverrides.layoutDirection = .rightToLeft
      let (first, second) = (UIViewController(), UIViewController())
      let nav = UINavigationController(rootViewController: first)
      nav.isToolbarHidden = false
      first.toolbarItems = [UIBarButtonItem(title: "T", style: .plain, target: nil, action: nil)]
      let tabs = UITabBarController()
      tabs.viewControllers = [nav, second]
      stage.show(tabs)
      try stage.settle()
      @MainActor func labels(_ view: UIView) -> [UILabel] {
        [view as? UILabel].compactMap { $0 } + view.subviews.flatMap(labels)
      }
      let label = try #require(labels(nav.toolbar).first { $0.text == "T" })
      #expect(abs(label.convert(label.bounds, to: nil).maxX - 377) < 1e-6)
      stage.tap(CGPoint(x: 50, y: 800))
      try stage.settle()
      #expect(tabs.selectedIndex == 1)
    }
  }

  @Test("A navigation controller makes its bars of the app's classes")
  func classes() throws {
    final class Bar: UINavigationBar {
      let number = 7
    }
    final class Bottom: UIToolbar {}
    try withStage(.iPhone15) { stage in
      let nav = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Bottom.self)
      nav.pushViewController(UIViewController(), animated: false)
      stage.show(nav)
      try stage.settle()
      #expect((nav.navigationBar as? Bar)?.number == 7 && nav.toolbar is Bottom)
      #expect(UINavigationController(navigationBarClass: nil, toolbarClass: nil).navigationBar.isTranslucent)
    }
  }
}
