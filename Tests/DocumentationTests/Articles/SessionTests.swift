import StudioHost
import Testing
import TransitionTesting
import UIKit

/// The screens of the tests below.
@MainActor private func makeRoot() -> UIViewController {
  let list = UIViewController()
  let navigation = UINavigationController(rootViewController: list)
  navigation.pushViewController(UIViewController(), animated: false)
  return navigation
}

@Test("A session replays with the same calls and the same frames") @MainActor func sessionReplays() throws {
  let session = try withStage(.iPhone15) { stage in
    stage.show(makeRoot())
    return try stage.recordSession("Back") {
      stage.edgePan(from: .left, by: 300, over: 0.3)
      try stage.settle()
    }
  }
  try withStage(session.device) { stage in
    stage.show(makeRoot())
    #expect(stage.replay(session) == nil)
  }
}

/// The screens of the studio; not called, because it returns when the studio ends.
@MainActor func runStudio() {
  Studio.run([
    Story("Back") { makeRoot() },
    Story("A small screen", on: .iPhoneSE) { makeRoot() },
  ])
}
