import Testing
import TransitionTesting

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Bars by their own properties, without appearances") @MainActor struct BarImageTests {
  private func image(_ color: UIColor, _ size: CGSize = CGSize(width: 1, height: 1)) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  /// The colour of the bar at its left edge, and the one just below the bar.
  private func barColor(_ stage: Stage) -> UIColor { stage.image.color(x: 3 * 10, y: 3 * 90) }
  private func hairline(_ stage: Stage) -> UIColor { stage.image.color(x: 3 * 10, y: 3 * 103) }

  private func scrolled(_ stage: Stage) -> TitleScene {
    let scene = TitleScene(stage)
    scene.bar.prefersLargeTitles = false
    scene.scrollView.contentOffset.y = 500
    stage.advance(frames: 1)
    return scene
  }

  @Test("An image without pixels clears the bar, one as a shadow removes its line, and nil brings both back")
  func clear() throws {
    try withStage(.iPhone15) { stage in
      let scene = scrolled(stage)
      let (bar, yellow) = (scene.bar, stage.image.color(x: 30, y: 3 * 400))
      #expect(barColor(stage) != yellow && hairline(stage) != yellow)
      bar.setBackgroundImage(UIImage(), for: .default)
      stage.advance(frames: 1)
      #expect(barColor(stage) == yellow && hairline(stage) != yellow)
      bar.shadowImage = UIImage()
      stage.advance(frames: 1)
      #expect(hairline(stage) == yellow)
      #expect(bar.isTranslucent && bar.backgroundImage(for: .default) != nil)
      bar.setBackgroundImage(nil, for: .default)
      bar.shadowImage = nil
      stage.advance(frames: 1)
      #expect(barColor(stage) != yellow && hairline(stage) != yellow)
    }
  }

  @Test("A clear bar stays clear during a push and under the finger of a pop that is cancelled")
  func clearDuringTransitions() throws {
    try withStage(.iPhone15) { stage in
      let scene = scrolled(stage)
      scene.bar.setBackgroundImage(UIImage(), for: .default)
      scene.bar.shadowImage = UIImage()
      let yellow = stage.image.color(x: 30, y: 3 * 400)
      scene.b.view.subviews.compactMap { $0 as? UIScrollView }[0].contentOffset.y = 500
      scene.nav.pushViewController(scene.b, animated: true)
      stage.advance(by: 0.1)
      #expect(stage.image.color(x: 3 * 8, y: 3 * 60) != .white)
      try stage.settle()
      #expect(barColor(stage) == yellow)
      let finger = stage.touchDown(at: CGPoint(x: 2, y: 400))
      for _ in 0..<10 {
        finger.move(by: CGVector(dx: 10, dy: 0))
        stage.advance(frames: 1)
      }
      // Left of the screen that is dragged, at the bar's height and below: the dimmed lower screen.
      #expect(stage.image.color(x: 3 * 3, y: 3 * 90) == stage.image.color(x: 3 * 3, y: 3 * 140))
      stage.advance(by: 0.3)
      finger.lift()
      try stage.settle()
      #expect(scene.nav.viewControllers.count == 2 && barColor(stage) == yellow)
    }
  }

  @Test("A screen that clears the bar as it appears and restores it as it goes shows that also for a cancelled pop")
  func clearedByScreen() throws {
    try withStage(.iPhone15) { stage in
      let scene = scrolled(stage)
      let clear = HookedScreen("Clear")
      clear.view.backgroundColor = .systemYellow
      clear.willAppear = { _ in scene.bar.setBackgroundImage(UIImage(), for: .default) }
      clear.willDisappear = { _ in scene.bar.setBackgroundImage(nil, for: .default) }
      scene.nav.pushViewController(clear, animated: true)
      try stage.settle()
      #expect(scene.bar.backgroundImage(for: .default) != nil)
      let finger = stage.touchDown(at: CGPoint(x: 2, y: 400))
      for _ in 0..<8 {
        finger.move(by: CGVector(dx: 10, dy: 0))
        stage.advance(frames: 1)
      }
      #expect(scene.bar.backgroundImage(for: .default) == nil)
      stage.advance(by: 0.3)
      finger.lift()
      try stage.settle()
      #expect(scene.bar.backgroundImage(for: .default) != nil)
      #expect(scene.bar.background.subviews.count == 1)
    }
  }

  @Test("Without a word of the app an opaque image makes the bar opaque, and screens begin below it (T-43)")
  func translucency() throws {
    try withStage(.iPhone15) { stage in
      let scene = scrolled(stage)
      let bar = scene.bar
      bar.setBackgroundImage(image(.red), for: .default)
      try stage.settle()
      #expect(!bar.isTranslucent && scene.a.view.frame.minY == 103 && barColor(stage) == .red)
      bar.isTranslucent = true
      scene.scrollView.contentOffset.y = 500
      try stage.settle()
      #expect(scene.a.view.frame.minY == 0)
      var green: CGFloat = 0
      barColor(stage).getRed(nil, green: &green, blue: nil, alpha: nil)
      #expect(green > 0.05 && green < 0.2)
      bar.setBackgroundImage(image(UIColor(white: 0, alpha: 0)), for: .default)
      bar.isTranslucent = false
      try stage.settle()
      // An opaque bar has a colour behind an image that is not opaque.
      #expect(barColor(stage) == .white)
      bar.barTintColor = .green
      try stage.settle()
      #expect(barColor(stage) == .green)
    }
  }

  @Test("An image that is not resizable is repeated, a resizable one and one of a point are stretched")
  func tiles() throws {
    try withStage(.iPhone15) { stage in
      let scene = scrolled(stage)
      let halves = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        UIColor.blue.setFill()
        context.fill(CGRect(x: 10, y: 0, width: 10, height: 20))
      }
      scene.bar.setBackgroundImage(halves, for: .default)
      try stage.settle()
      #expect((0..<4).map { stage.image.color(x: 3 * (5 + 10 * $0), y: 270) } == [.red, .blue, .red, .blue])
      #expect(scene.bar.backgroundImage(for: .any, barMetrics: .default) === halves)
      scene.bar.setBackgroundImage(halves.resizableImage(withCapInsets: .zero, resizingMode: .stretch), for: .default)
      try stage.settle()
      #expect((0..<4).map { stage.image.color(x: 3 * (5 + 10 * $0), y: 270) } == Array(repeating: .red, count: 4))
    }
  }

  @Test("The image of the bar's position goes before that of any, and that of its height before the regular one")
  func metrics() {
    var images = BarValues<String>()
    images[.any, .default] = "any"
    #expect(images.shown(at: .topAttached, .compactPrompt) == "any")
    images[.any, .compact] = "compact"
    #expect(images.shown(at: .topAttached, .compactPrompt) == "compact")
    #expect(images.shown(at: .topAttached, .default) == "any")
    images[.top, .default] = "top"
    #expect(images.shown(at: .topAttached, .compact) == "top" && images.shown(at: .bottom, .compact) == "compact")
    images[.topAttached, .default] = "attached"
    #expect(images.shown(at: .topAttached, .default) == "attached" && images.shown(at: .top, .default) == "top")
  }

  @Test("An appearance goes before the bar's own image, and reading the standard one keeps the bar's look")
  func appearances() throws {
    try withStage(.iPhone15) { stage in
      let scene = scrolled(stage)
      scene.bar.setBackgroundImage(image(.red), for: .default)
      let (color, read) = (scene.bar.isTranslucent, scene.bar.standardAppearance)
      #expect(!color && read.backgroundImage != nil && read.backgroundEffect == nil)
      // Now an appearance shows, whose bar is translucent.
      #expect(scene.bar.isTranslucent)
      scene.scrollView.contentOffset.y = 500
      try stage.settle()
      #expect(barColor(stage) == .red)
      scene.bar.standardAppearance.backgroundImage = nil
      scene.bar.standardAppearance.backgroundColor = .blue
      try stage.settle()
      #expect(barColor(stage) == .blue)
    }
  }

  @Test("A black bar is dark with a light title in a light screen, and its navigation controller's status bar is light")
  func black() throws {
    try withStage(.iPhone15) { stage in
      let scene = scrolled(stage)
      let light = barColor(stage)
      #expect(stage.statusBar.style == .default)
      scene.bar.barStyle = .black
      try stage.settle()
      var (before, after): (CGFloat, CGFloat) = (0, 0)
      light.getRed(&before, green: nil, blue: nil, alpha: nil)
      barColor(stage).getRed(&after, green: nil, blue: nil, alpha: nil)
      #expect(before - after > 0.3)
      #expect(scene.bar.traitCollection.userInterfaceStyle == .dark)
      #expect(scene.bar.overrideUserInterfaceStyle == .unspecified)
      let title = try #require(scene.labels("Inbox").first)
      #expect(title.textColor.resolvedColor(with: title.traitCollection) == .white)
      #expect(stage.statusBar.style == .lightContent)
      scene.nav.isNavigationBarHidden = true
      #expect(stage.statusBar.style == .default)
      scene.nav.isNavigationBarHidden = false
      scene.bar.barStyle = .default
      try stage.settle()
      #expect(stage.statusBar.style == .default && barColor(stage) == light)
      #expect(UIBarStyle(rawValue: 2) == .blackTranslucent && UIBarStyle.blackOpaque == .black)
    }
  }

  @Test("The title moves by the adjustment of the bar's height, and the back indicator shows with its mask only")
  func titleAndIndicator() throws {
    try withStage(.iPhone15) { stage in
      let scene = scrolled(stage)
      let middle = try #require(scene.labels("Inbox").first).center.y
      scene.bar.setTitleVerticalPositionAdjustment(5, for: .default)
      scene.bar.setTitleVerticalPositionAdjustment(.infinity, for: .compact)
      stage.advance(frames: 1)
      #expect(try #require(scene.labels("Inbox").first).center.y == middle + 5)
      #expect(scene.bar.titleVerticalPositionAdjustment(for: .compact) == 0)
      scene.nav.pushViewController(scene.b, animated: false)
      try stage.settle()
      @MainActor func images(_ view: UIView) -> [UIImage] {
        [(view as? UIImageView)?.image].compactMap { $0 } + view.subviews.flatMap(images)
      }
      let arrow = image(.red, CGSize(width: 12, height: 12))
      scene.bar.backIndicatorImage = arrow
      stage.advance(frames: 1)
      #expect(!images(scene.bar).contains { $0 === arrow })
      scene.bar.backIndicatorTransitionMaskImage = arrow
      stage.advance(frames: 1)
      #expect(images(scene.bar).contains { $0 === arrow })
    }
  }

  @Test("A tab bar shows its image, no line with an empty shadow, and the indicator behind the selected item")
  func tabBar() throws {
    try withStage(.iPhone15) { stage in
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<2).map { _ in
        let screen = UIViewController()
        screen.view.backgroundColor = .white
        return screen
      }
      stage.show(tabs)
      let bar = tabs.tabBar
      bar.backgroundImage = image(.red)
      bar.shadowImage = UIImage()
      bar.selectionIndicatorImage = image(.blue, CGSize(width: 60, height: 40))
      try stage.settle()
      @MainActor func color(_ x: CGFloat, _ y: CGFloat) -> UIColor { stage.image.color(x: Int(3 * x), y: Int(3 * y)) }
      #expect(!bar.isTranslucent && color(5, 840) == .red && stage.image.color(x: 15, y: 3 * 769 - 1) == .white)
      #expect(color(98 - 25, 790) == .blue && color(295 - 25, 790) == .red)
      tabs.selectedIndex = 1
      try stage.settle()
      #expect(color(98 - 25, 790) == .red && color(295 - 25, 790) == .blue)
      #expect(tabs.selectedViewController?.view.frame.height == 769)
    }
  }

  @Test("A toolbar shows the image and the shadow of its position; at the top its line is below")
  func toolbar() throws {
    @MainActor final class Top: NSObject, UIToolbarDelegate {
      func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
    }
    try withStage(.iPhone15) { stage in
      let (screen, top) = (UIViewController(), Top())
      screen.view.backgroundColor = .white
      let bar = UIToolbar(frame: CGRect(x: 0, y: 59, width: 393, height: 44))
      bar.delegate = top
      bar.setBackgroundImage(image(.red), forToolbarPosition: .topAttached, barMetrics: .default)
      bar.setBackgroundImage(image(.blue), forToolbarPosition: .bottom, barMetrics: .default)
      bar.setShadowImage(image(.green, CGSize(width: 1, height: 4)), forToolbarPosition: .any)
      screen.view.addSubview(bar)
      stage.show(screen)
      try stage.settle()
      #expect(bar.barPosition == .topAttached && stage.image.color(x: 30, y: 30) == .red)
      #expect(stage.image.color(x: 30, y: 3 * 105) == .green && stage.image.color(x: 30, y: 3 * 108) == .white)
      #expect(bar.shadowImage(forToolbarPosition: .top) == nil && bar.shadowImage(forToolbarPosition: .any) != nil)
    }
  }

  @Test("A bar button shows the image of its state, style and height behind its title, a back button without chevron")
  func buttonBackgrounds() throws {
    try withStage(.iPhone15) { stage in
      let scene = scrolled(stage)
      let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
      item.setBackgroundImage(image(.red), for: .normal, barMetrics: .default)
      scene.a.navigationItem.rightBarButtonItem = item
      stage.advance(frames: 1)
      let label = try #require(scene.labels("Go").first)
      let frame = scene.shownFrame(of: try #require(label.superview))
      #expect(stage.image.color(x: Int(3 * (frame.minX + 2)), y: Int(3 * frame.midY)) == .red)
      item.setBackgroundImage(image(.blue), for: .normal, style: .plain, barMetrics: .default)
      stage.advance(frames: 1)
      #expect(stage.image.color(x: Int(3 * (frame.minX + 2)), y: Int(3 * frame.midY)) == .blue)
      #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default) == nil)
      let back = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
      back.setBackButtonBackgroundImage(image(.green), for: .normal, barMetrics: .default)
      scene.a.navigationItem.backBarButtonItem = back
      scene.nav.pushViewController(scene.b, animated: false)
      try stage.settle()
      #expect(stage.image.color(x: 3 * 10, y: 3 * 81) == .green)
      #expect(back.backButtonBackgroundImage(for: .normal, barMetrics: .default) != nil)
    }
  }
}
