import Screens
import Testing
import TransitionTesting
import UIKit

@Suite("The app's fade") @MainActor struct FadeTests {
  @Test("is halfway at half its time, and ends with the new screen alone")
  func halfway() throws {
    try withStage(.small) { stage in
      let (first, second) = (UIViewController(), UIViewController())
      first.view.backgroundColor = .white
      second.view.backgroundColor = .black
      let navigation = FadingNavigation(rootViewController: first)
      stage.show(navigation)

      navigation.pushViewController(second, animated: true)
      stage.advance(by: 0.2)
      #expect(second.view.layer.presentation()?.opacity == 0.5)

      try stage.settle()
      #expect(first.view.superview == nil)
      #expect(navigation.topViewController === second)
    }
  }
}
