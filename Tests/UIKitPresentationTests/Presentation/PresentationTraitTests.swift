import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("The traits of a presentation controller") @MainActor struct PresentationTraitTests {
  /// A presentation controller that records its trait callbacks.
  private final class Listening: UIPresentationController {
    var log = CallLog()
    var count = 0

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      let previous = previousTraitCollection.map { "\($0.userInterfaceStyle)" } ?? "none"
      log.calls.append("P.\(previous) to \(traitCollection.userInterfaceStyle)")
    }

    func received() { count += 1 }
  }

  /// A screen over another one, with its listening presentation controller.
  private func present(on stage: Stage, _ log: CallLog) throws -> (Listening, SizedScreen) {
    let (below, above) = (SizedScreen("A"), SizedScreen("B", log: log))
    let director = PresentationDirector()
    let controller = Listening(presentedViewController: above, presenting: below)
    controller.log = log
    director.usesSlide = false
    director.makeController = { _, _ in controller }
    above.modalPresentationStyle = .custom
    above.transitioningDelegate = director
    stage.show(below)
    below.present(above, animated: false)
    try stage.settle()
    _ = log.take()
    return (controller, above)
  }

  @Test(
    "A presentation controller's traits change with the window's before the presented controller's, and with its own (A-26)"
  )
  func notified() throws {
    try withStage(.iPhone15) { stage in
      let log = CallLog()
      let (controller, _) = try present(on: stage, log)
      stage.window.overrideUserInterfaceStyle = .dark
      #expect(log.take() == "P.light to dark B.didTraits")
      controller.traitOverrides.userInterfaceStyle = .light
      #expect(log.take() == "P.dark to light B.didTraits")
      // The window's own matter no more.
      stage.window.overrideUserInterfaceStyle = .light
      #expect(log.take() == "")
      controller.overrideTraitCollection = nil
      #expect(log.take() == "")
    }
  }

  @Test(
    "A presentation controller has a dark window's traits from the beginning, also when it is changed before it is shown (A-26)"
  )
  func known() throws {
    try withStage(.iPhone15) { stage in
      let log = CallLog()
      stage.window.overrideUserInterfaceStyle = .dark
      let (below, above) = (SizedScreen("A"), SizedScreen("B", log: log))
      stage.show(below)
      let controller = Listening(presentedViewController: above, presenting: below)
      controller.log = log
      #expect(controller.traitCollection.userInterfaceStyle == .dark)
      controller.traitOverrides.userInterfaceStyle = .light
      #expect(log.take() == "P.dark to light")
    }
  }

  @Test("Changes of its traits are sent to registered blocks and targets until they unregister (A-26)")
  func registrations() throws {
    try withStage(.iPhone15) { stage in
      let (controller, _) = try present(on: stage, CallLog())
      var received: [String] = []
      let block = controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (controller: Listening, previous) in
        received.append("\(previous.userInterfaceStyle) to \(controller.traitCollection.userInterfaceStyle)")
      }
      controller.registerForTraitChanges(
        [UITraitVerticalSizeClass.self], action: Selector("received", Listening.received))
      stage.window.overrideUserInterfaceStyle = .dark
      #expect(received == ["light to dark"] && controller.count == 0)
      stage.rotate(to: .landscapeRight)
      try stage.settle()
      #expect(received.count == 1 && controller.count == 1)
      controller.unregisterForTraitChanges(block)
      stage.window.overrideUserInterfaceStyle = .light
      #expect(received.count == 1 && controller.count == 1)
    }
  }
}
