import Testing
import TransitionEffects
import TransitionTesting
import UIKit

/// The system's zoom, frame by frame, beside the library's effects.
@Suite("Film strips of the zoom") @MainActor struct ZoomStripTests {
  /// A list with a thumbnail, out of which a screen zooms, pushed or presented.
  @MainActor private final class Scene {
    let stage: Stage
    let list = PatternScreen("old", isOld: true)
    let detail = PatternScreen("new", isOld: false)
    let navigation: UINavigationController
    private let isPushed: Bool

    init(_ stage: Stage, isPushed: Bool, isRightToLeft: Bool) throws {
      (self.stage, self.isPushed) = (stage, isPushed)
      navigation = UINavigationController(rootViewController: list)
      navigation.setNavigationBarHidden(true, animated: false)
      if isRightToLeft { stage.window.traitOverrides.layoutDirection = .rightToLeft }
      detail.preferredTransition = .zoom { [weak list] _ in list?.tile }
      stage.show(navigation)
      try stage.settle()
    }

    func open() {
      if isPushed {
        navigation.pushViewController(detail, animated: true)
      } else {
        navigation.present(detail, animated: true)
      }
    }

    func close() {
      if isPushed { navigation.popViewController(animated: true) } else { navigation.dismiss(animated: true) }
    }

    func strip(_ begin: () -> Void) throws -> FrameStrip { try FrameStrip(stage, every: 0.08, begin) }
  }

  @Test(
    "The zoom grows out of its source view and shrinks back, pushed and presented (E-76, E-77)",
    arguments: [true, false],
    [false, true])
  func time(isPushed: Bool, isRightToLeft: Bool) throws {
    try withStage(isRightToLeft ? .wide : .upright) { stage in
      let scene = try Scene(stage, isPushed: isPushed, isRightToLeft: isRightToLeft)
      let before = stage.image
      let there = try scene.strip(scene.open)
      #expect(difference(before, there.images[0]) < 0.05)
      let name = "zoom-\(isPushed ? "push" : "present")\(isRightToLeft ? "-rtl" : "")"
      try there.expect(matches: name)
      let back = try scene.strip(scene.close)
      #expect(difference(before, back.images[5]) == 0 && difference(there.images[5], back.images[0]) < 0.05)
      try back.expect(matches: name + "-back")
    }
  }

  @Test("The zoom follows a finger to 40 %, and a cancel restores the screen (E-78)", arguments: [false, true])
  func finger(isRightToLeft: Bool) throws {
    try withStage(isRightToLeft ? .wide : .upright) { stage in
      let scene = try Scene(stage, isPushed: true, isRightToLeft: isRightToLeft)
      scene.open()
      try stage.settle()
      let before = stage.image
      var strip = stage.drawInAndBack(isRightToLeft: isRightToLeft, every: 10)
      #expect(difference(before, strip.images[3]) > 0.02, "nothing happens")
      let held = stage.image
      stage.touchUp(at: stage.fromEdge(0.02, isRightToLeft: isRightToLeft))
      #expect(difference(held, stage.image) == 0, "a jump where it is let go")
      try stage.settle()
      strip.add(stage.image)
      #expect(scene.navigation.topViewController === scene.detail)
      #expect(difference(before, stage.image) == 0)
      try strip.expect(matches: "zoom-cancelled\(isRightToLeft ? "-rtl" : "")")
    }
  }
}
