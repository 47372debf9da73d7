import Testing
import TransitionTesting
import UIKit

@Test @MainActor func theDetailSlidesIn() throws {
  try withStage(.iPhone15) { stage in
    let list = UIViewController()
    let detail = UIViewController()
    let navigation = UINavigationController(rootViewController: list)
    stage.show(navigation)

    navigation.pushViewController(detail, animated: true)
    stage.advance(by: 0.2)
    #expect(detail.view.layer.presentation()!.frame.minX < 60)

    try stage.settle()  // throws, and names what still runs, where something does
    #expect(navigation.topViewController === detail)
  }
}
