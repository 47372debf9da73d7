import Testing
import TransitionTesting
import UIKit

@testable import StudioHost

@Suite("Many replays of a session")
@MainActor struct ManyReplaysTests {
  private static func makeRoot() -> UIViewController {
    UINavigationController(
      rootViewController: OneButton.makeHome { home in
        let next = UIViewController()
        next.title = "Next"
        next.view.backgroundColor = .systemYellow
        home.navigationController?.pushViewController(next, animated: true)
      })
  }

  /// A digest of all frames and calls of a recording.
  private func digest(of session: Session) -> UInt64 {
    session.records.reduce(14_695_981_039_346_656_037) { hash, record in
      record.events.reduce((hash ^ record.digest) &* 1_099_511_628_211) { hash, event in
        event.utf8.reduce(hash) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
      }
    }
  }

  @Test("A push, a cancelled swipe and a completed one give a hundred equal digests in a hundred replays")
  func hundred() throws {
    let session = try withStage { stage in
      stage.show(Self.makeRoot())
      return try stage.recordSession("Two screens") {
        stage.tap(CGPoint(x: 150, y: 320))
        try stage.settle()
        for distance: CGFloat in [60, 300] {
          stage.edgePan(from: .left, by: distance, over: 0.3)
          try stage.settle()
        }
      }
    }
    var digests: [UInt64: Int] = [:]
    for _ in 0..<100 {
      let replayed = try withStage(session.device) { stage in
        stage.show(Self.makeRoot())
        return stage.recordSession("Two screens") { #expect(stage.replay(session) == nil) }
      }
      digests[digest(of: replayed), default: 0] += 1
    }
    #expect(digests == [digest(of: session): 100])
    print("\(digests.values.max() ?? 0) of 100 replays of \(session.frames) frames have the recording's digest")
  }
}
