import Foundation
import Testing
import TransitionTesting
import UIKit

/// A text that is gone after three seconds.
final class ToastController: UIViewController {
  let toast = UILabel()

  func showToast() {
    view.addSubview(toast)
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [toast] in
      UIView.animate(withDuration: 0.3) {
        toast.alpha = 0
      } completion: { _ in
        toast.removeFromSuperview()
      }
    }
  }
}

@Suite("Time of an app") @MainActor struct AppTimeTests {
  @Test("A toast is there for three seconds, and then fades")
  func toast() throws {
    try withStage { stage in
      let screen = ToastController()
      stage.show(screen)
      screen.showToast()
      stage.advance(by: 2.9)
      #expect(screen.toast.superview != nil && screen.toast.alpha == 1)
      try stage.settle()
      #expect(screen.toast.superview == nil && stage.time < 3.5)
    }
  }

  @Test("An animation without an end does not settle, and the error names it")
  func endless() throws {
    try withStage { stage in
      let screen = UIViewController()
      stage.show(screen)
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { screen.view.alpha = 0.5 }
      #expect(throws: StageError.self) { try stage.settle() }
      #expect(stage.whatRuns.count == 1)
    }
  }
}
