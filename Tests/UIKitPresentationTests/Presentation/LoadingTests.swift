import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// A screen that becomes its own delegate when its view is loaded, as those of several libraries do.
private final class OwnDelegateScreen: UIViewController, UIViewControllerTransitioningDelegate {
  let director = PresentationDirector()

  override func viewDidLoad() {
    super.viewDidLoad()
    transitioningDelegate = director
  }
}

@Suite("When a presented view is loaded") @MainActor struct PresentedLoadingTests {
  @Test(
    "A delegate that viewDidLoad sets animates a presentation that covers the screen, and no other one (T-71)",
    arguments: [
      (UIModalPresentationStyle.fullScreen, true), (.overFullScreen, true), (.currentContext, true), (.custom, false),
    ])
  func delegate(style: UIModalPresentationStyle, animates: Bool) throws {
    try withStage(.small) { stage in
      let (root, screen) = (Screen("A", .white), OwnDelegateScreen())
      stage.show(root)
      screen.modalPresentationStyle = style
      root.present(screen, animated: true)
      try stage.settle()
      let asked = stage.trace.events.contains { $0.name.hasPrefix("animationController(forPresented") }
      #expect(asked == animates)
    }
  }
}
