import Testing
import TransitionTesting
import UIKit

@Test("A push meets no choice that a device may not share") @MainActor func pushIsKnown() throws {
  try withStage { stage in
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.show(navigation)
    navigation.pushViewController(UIViewController(), animated: true)
    try stage.settle()
    #expect(stage.notes.isEmpty)
  }
}
