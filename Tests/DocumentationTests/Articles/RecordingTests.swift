import Foundation
import Testing
import TransitionTesting
import UIKit

@Test("A film of a push is written as a page and as a strip") @MainActor func filmOfAPush() throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
  defer { try? FileManager.default.removeItem(atPath: folder) }
  try withStage(.small) { stage in
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.show(navigation)
    navigation.pushViewController(UIViewController(), animated: true)

    let film = try stage.record("push", framesPerSecond: 30)
    try FrameExporter().write(film, to: "\(folder)/push.html")
    try FrameExporter().write(film, to: "\(folder)/push.png")
  }
  #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["push.html", "push.png"])
}
