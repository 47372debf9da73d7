import Testing
import TransitionTesting
import UIKit

enum Step4 {
  typealias RisingNavigation = Step3.RisingNavigation

  // step 4
  @Suite("Screens that rise") @MainActor struct RiseTests {
    @Test("Halfway through the push the detail is halfway up")
    func halfway() throws {
      try withStage(.iPhone15) { stage in
        let (list, detail) = (UIViewController(), UIViewController())
        let navigation = RisingNavigation(rootViewController: list)
        stage.show(navigation)
        navigation.pushViewController(detail, animated: true)
        stage.advance(by: 0.2)
        let frame = try #require(detail.view.layer.presentation()).frame
        #expect(abs(frame.minY - stage.window.bounds.height / 2) < 1)
        try stage.settle()
        #expect(detail.view.frame == navigation.view.bounds && list.view.superview == nil)
      }
    }
  }
  // end
}
