import Testing
import TransitionTesting

@testable import UIKit
@testable import UIKitTestSupport

@Suite("The style of the status bar") @MainActor struct StatusBarTests {
  @Test("A full-screen presentation decides the status bar from its beginning to the beginning of its dismissal (A-37)")
  func fullScreen() throws {
    try withStage(.small) { stage in
      let (a, b) = (BarScreen(.darkContent), BarScreen(.lightContent, hides: true))
      stage.show(a)
      #expect(stage.statusBar.style == .darkContent && !stage.statusBar.isHidden)
      b.modalPresentationStyle = .fullScreen
      a.present(b, animated: true)
      #expect(stage.statusBar.style == .darkContent)
      stage.advance(frames: 1)
      #expect(stage.statusBar.style == .lightContent && stage.statusBar.isHidden)
      try stage.settle()
      b.dismiss(animated: true)
      stage.advance(frames: 1)
      #expect(stage.statusBar.style == .darkContent)
      try stage.settle()
    }
  }

  @Test(
    "Other presentations decide the status bar where they capture it, also custom ones (P-55)",
    arguments: [true, false])
  func captures(flag: Bool) throws {
    try withStage(.small) { stage in
      let (a, b) = (BarScreen(.darkContent), BarScreen(.lightContent))
      stage.show(a)
      b.modalPresentationStyle = .custom
      b.modalPresentationCapturesStatusBarAppearance = flag
      a.present(b, animated: true)
      try stage.settle()
      #expect(stage.statusBar.style == (flag ? .lightContent : .darkContent))
    }
  }

  @Test("A status bar change needs setNeedsStatusBarAppearanceUpdate, and children may decide (A-33, A-37)")
  func children() throws {
    try withStage(.small) { stage in
      let top = BarScreen(.lightContent, hides: true)
      let tab = UITabBarController()
      tab.viewControllers = [UINavigationController(rootViewController: top)]
      stage.show(tab)
      #expect(stage.statusBar.style == .default && stage.statusBar.isHidden)
      top.hides = false
      stage.advance(frames: 1)
      #expect(stage.statusBar.isHidden)
      top.setNeedsStatusBarAppearanceUpdate()
      #expect(!stage.statusBar.isHidden)
    }
  }

  /// The opacity of the drawn bar, and where it is moved to, as frames show them now.
  private func drawnBar(_ stage: Stage) throws -> (alpha: Float, y: CGFloat) {
    let layer = try #require(stage.environment.statusBarWindow?.bar.layer)
    let shown = layer.presentation() ?? layer
    return (shown.opacity, shown.frame.minY)
  }

  /// The brightness in the battery of a bar of 54 points.
  private func ink(_ stage: Stage) -> CGFloat {
    stage.advance(frames: 1)
    return stage.image.color(x: 350 * 3, y: 32 * 3).cgColor.components?.first ?? .nan
  }

  @Test("A drawn status bar has the style that the screen prefers, or that of its appearance (A-37)")
  func drawn() throws {
    try withStage(.iPhone15) { stage in
      let screen = BarScreen(.darkContent)
      screen.view.backgroundColor = .gray
      stage.show(screen)
      #expect(ink(stage) > 0.4)
      stage.drawsStatusBar = true
      #expect(ink(stage) < 0.1)
      screen.style = .lightContent
      screen.setNeedsStatusBarAppearanceUpdate()
      #expect(ink(stage) > 0.9)
      screen.style = .default
      screen.setNeedsStatusBarAppearanceUpdate()
      #expect(ink(stage) < 0.1)
      stage.window.overrideUserInterfaceStyle = .dark
      screen.setNeedsStatusBarAppearanceUpdate()
      #expect(ink(stage) > 0.9)
      #expect(UIApplication.shared.windows.count == 1 && stage.window.isKeyWindow)
      stage.drawsStatusBar = false
      #expect(ink(stage) > 0.4)
    }
  }

  @Test("The drawn bar fades or slides in an animation block, as the screen prefers, else changes at once (A-37)")
  func hiding() throws {
    try withStage(.iPhone15) { stage in
      let screen = BarScreen(.darkContent)
      stage.show(screen)
      stage.drawsStatusBar = true
      for animation in [UIStatusBarAnimation.fade, .slide, .none] {
        screen.animation = animation
        screen.hides = true
        UIView.animate(withDuration: 0.4) { screen.setNeedsStatusBarAppearanceUpdate() }
        stage.advance(by: 0.2)
        let half = try drawnBar(stage)
        switch animation {
        case .fade: #expect(half.alpha > 0.3 && half.alpha < 0.7 && half.y == 0)
        case .slide: #expect(half.alpha == 1 && half.y < -20 && half.y > -40)
        default: #expect(half.alpha == 0)
        }
        try stage.settle()
        screen.hides = false
        screen.setNeedsStatusBarAppearanceUpdate()
        let back = try drawnBar(stage)
        #expect(back.alpha == 1 && back.y == 0)
      }
    }
  }

  @Test("Along with a presentation the drawn bar hides in an animation, and comes back with the dismissal (A-37)")
  func presentation() throws {
    try withStage(.iPhone15) { stage in
      let (a, b) = (BarScreen(.darkContent), BarScreen(.lightContent, hides: true))
      stage.show(a)
      stage.drawsStatusBar = true
      b.modalPresentationStyle = .fullScreen
      a.present(b, animated: true)
      stage.advance(by: 0.2)
      let half = try drawnBar(stage)
      #expect(half.alpha > 0.1 && half.alpha < 0.9)
      try stage.settle()
      let hidden = try drawnBar(stage)
      #expect(hidden.alpha == 0)
      b.dismiss(animated: true)
      try stage.settle()
      let shown = try drawnBar(stage)
      #expect(shown.alpha == 1)
    }
  }
}

/// A screen with wishes about the status bar.
private final class BarScreen: UIViewController {
  var style: UIStatusBarStyle
  var hides: Bool
  var animation = UIStatusBarAnimation.fade

  init(_ style: UIStatusBarStyle, hides: Bool = false) {
    self.style = style
    self.hides = hides
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { hides }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { animation }
}
