import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("A scroll view in a navigation stack") @MainActor struct ScrollInStackTests {
  @Test("leaves fingers from the edge to the swipe back, and keeps the others (T-56, K-36)")
  func edge() throws {
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
      stage.pan(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 400), over: 0.2)
      try stage.settle()
      #expect(pages.contentOffset.x > 180 && navigation.viewControllers.count == 2)
      let place = pages.contentOffset
      stage.edgePan(from: .left, by: 300, over: 0.2)
      stage.advance(by: 0.1)
      #expect(pages.contentOffset == place)
      try stage.settle()
      #expect(navigation.viewControllers.count == 1)
    }
  }
}
