import Testing
import TransitionTesting
import UIKit

enum Step5 {
  typealias RisingNavigation = Step3.RisingNavigation

  @Suite("Screens that rise, with the fault of step 5") @MainActor struct RiseTests {
    @Test("A cancelled push that says it completed is named by a diagnostic")
    func cancelled() throws {
      try withStage(.iPhone15) { stage in
        // step 5
        let (list, detail) = (UIViewController(), UIViewController())
        let navigation = RisingNavigation(rootViewController: list)
        stage.show(navigation)
        let driver = UIPercentDrivenInteractiveTransition()
        navigation.driver = driver
        navigation.pushViewController(detail, animated: true)
        stage.advance(frames: 1)
        driver.update(0.4)
        stage.advance(by: 0.1)
        driver.cancel()
        try stage.settle()
        // end
        try stage.expectDiagnostic("completed-after-cancel")
      }
    }
  }
}
