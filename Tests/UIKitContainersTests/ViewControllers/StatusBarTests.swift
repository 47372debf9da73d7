import Testing
import TransitionTesting
import UIKit

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
}

/// A screen with wishes about the status bar.
private final class BarScreen: UIViewController {
  let style: UIStatusBarStyle
  var hides: Bool

  init(_ style: UIStatusBarStyle, hides: Bool = false) {
    self.style = style
    self.hides = hides
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { hides }
}
