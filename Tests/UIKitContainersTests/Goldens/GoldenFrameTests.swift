import Foundation
import Testing
import UIKit

@testable import TransitionStage
@testable import UIKitTestSupport

@Suite("Golden frames of the system's push") @MainActor struct GoldenFrameTests {
  /// A scene without text: bars would need a font.
  private func scene(_ stage: Stage) -> NavigationScene {
    let scene = NavigationScene(stage)
    scene.director.usesSlide = false
    scene.nav.setNavigationBarHidden(true, animated: false)
    let card = UIView(frame: CGRect(x: 20, y: 30, width: 60, height: 60))
    card.backgroundColor = .systemYellow
    card.layer.cornerRadius = 16
    card.layer.borderWidth = 2
    card.transform = CGAffineTransform(rotationAngle: 0.3)
    scene.b.view.addSubview(card)
    return scene
  }

  @Test(
    "The system's push matches its golden frames at the start, in the middle and at the end",
    arguments: [0.0, 0.1, 0.2, 1.0])
  func push(time: Double) throws {
    try withStage(.small) { stage in
      let scene = scene(stage)
      scene.nav.pushViewController(scene.b, animated: true)
      stage.advance(by: time)
      try stage.expectFrame(matches: "push-\(Int(time * 1000))ms")
    }
  }

  @Test("A failed golden comparison says where the images lie, and what to do")
  func difference() throws {
    try withStage(.small) { stage in
      let scene = scene(stage)
      scene.nav.pushViewController(scene.b, animated: true)
      stage.advance(by: 0.1 + 1.0 / 60)
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("matchcut-golden-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let golden = GoldenFrame(
        name: "push-100ms",
        folder: URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens"),
        environment: ["MATCHCUT_OUT": folder.path])
      #expect {
        try golden.check(stage.image, fonts: [])
      } throws: { error in
        guard
          case GoldenError.pixels(name: "push-100ms", count: let count, first: _, folder: let folder)? = error
            as? GoldenError
        else { return false }
        return count > 100 && FileManager.default.fileExists(atPath: folder + "/difference.png")
      }
      try stage.settle()
    }
  }

  @Test("A missing golden is not recorded silently: the error says how to record it")
  func missing() throws {
    try withStage(.small) { stage in
      stage.show(UIViewController())
      let golden = GoldenFrame(name: "nowhere", folder: URL(fileURLWithPath: "/nonexistent"), environment: [:])
      #expect(throws: GoldenError.missing(name: "nowhere", path: "/nonexistent/nowhere.png")) {
        try golden.check(stage.image, fonts: [])
      }
    }
  }

  @Test("Golden frames do not depend on the environment: the same scene gives the same bytes twice")
  func repeatable() throws {
    let images = try (0..<2).map { _ in
      try withStage(.small) { stage in
        let scene = scene(stage)
        scene.nav.pushViewController(scene.b, animated: true)
        stage.advance(by: 0.13)
        let image = stage.image
        try stage.settle()
        return image
      }
    }
    #expect(images[0] == images[1])
  }
}
