import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Scroll views in a navigation stack") @MainActor struct ScrollInStackTests {
  @Test(
    "A sideways scroll view's pan wins over the edge swipe, unless the app requires that the swipe fails first (A-106)",
    arguments: [true, false])
  func edge(isRequired: Bool) throws {
    try withStage { stage in
      let navigation = UINavigationController(rootViewController: UIViewController())
      stage.show(navigation)
      let detail = UIViewController()
      let pages = UIScrollView(frame: stage.window.bounds)
      pages.contentInsetAdjustmentBehavior = .never
      pages.contentSize = CGSize(width: 3 * 393, height: 852)
      detail.view.addSubview(pages)
      navigation.pushViewController(detail, animated: false)
      try stage.settle()
      if isRequired {
        pages.panGestureRecognizer.require(toFail: try #require(navigation.interactivePopGestureRecognizer))
      }
      stage.pan(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 400), over: 0.2)
      try stage.settle()
      #expect(pages.contentOffset.x > 180 && navigation.viewControllers.count == 2)
      for isAtEdge in [false, true] {
        if isAtEdge { pages.contentOffset = .zero }
        let start = pages.contentOffset
        stage.edgePan(from: .left, by: 300, over: 0.2)
        stage.advance(by: 0.1)
        #expect((pages.contentOffset == start) == isRequired)
        try stage.settle()
        #expect(navigation.viewControllers.count == (isRequired ? 1 : 2))
        if isRequired {
          navigation.pushViewController(detail, animated: false)
          try stage.settle()
        }
      }
      // A vertical scroll view leaves the finger to the swipe.
      pages.contentSize = CGSize(width: 393, height: 3000)
      stage.edgePan(from: .left, by: 300, over: 0.2)
      try stage.settle()
      #expect(navigation.viewControllers.count == 1)
    }
  }
}
