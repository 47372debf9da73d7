import Testing
import TransitionTesting
import UIKit

enum Step1 {
  // step 1
  @Suite("Screens that rise") @MainActor struct RiseTests {
    @Test("A push shows the detail")
    func push() throws {
      try withStage(.iPhone15) { stage in
        let (list, detail) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: list)
        stage.show(navigation)
        navigation.pushViewController(detail, animated: true)
        try stage.settle()
        #expect(detail.view.window === stage.window)
      }
    }
  }
  // end
}
