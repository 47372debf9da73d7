import Testing
import TransitionTesting
import UIKit

@Test("The push looks as recorded at half its time") @MainActor func pushLooksAsRecorded() throws {
  try withStage(.small) { stage in
    let (list, detail) = (UIViewController(), UIViewController())
    list.view.backgroundColor = .systemTeal
    detail.view.backgroundColor = .systemIndigo
    let navigation = UINavigationController(rootViewController: list)
    navigation.isNavigationBarHidden = true
    stage.show(navigation)
    navigation.pushViewController(detail, animated: true)
    stage.advance(by: 0.17)
    try stage.expectFrame(matches: "push-halfway")
  }
}
