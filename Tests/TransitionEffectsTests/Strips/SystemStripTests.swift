import Testing
import TransitionEffects
import TransitionTesting
import UIKit

/// The system's own transitions, frame by frame, beside the library's effects.
@Suite("Film strips of the system's transitions") @MainActor struct SystemStripTests {
  enum Look: String, CaseIterable, Sendable {
    case push, cover, dissolve, flip
  }

  /// Two screens, the second of which comes and goes by the system.
  @MainActor private final class Scene {
    let stage: Stage
    private let first = PatternScreen("old", isOld: true)
    private let second = PatternScreen("new", isOld: false)
    let navigation: UINavigationController
    private let look: Look

    init(_ stage: Stage, _ look: Look, isRightToLeft: Bool) throws {
      (self.stage, self.look) = (stage, look)
      navigation = UINavigationController(rootViewController: first)
      navigation.setNavigationBarHidden(true, animated: false)
      if isRightToLeft { stage.window.traitOverrides.layoutDirection = .rightToLeft }
      second.modalPresentationStyle = .fullScreen
      switch look {
      case .push, .cover: second.modalTransitionStyle = .coverVertical
      case .dissolve: second.modalTransitionStyle = .crossDissolve
      case .flip: second.modalTransitionStyle = .flipHorizontal
      }
      stage.show(navigation)
      try stage.settle()
    }

    func open() {
      if look == .push {
        navigation.pushViewController(second, animated: true)
      } else {
        navigation.present(second, animated: true)
      }
    }

    func close() {
      if look == .push { navigation.popViewController(animated: true) } else { navigation.dismiss(animated: true) }
    }

    func strip(_ begin: () -> Void) throws -> FrameStrip {
      try FrameStrip(stage, every: look == .flip ? 0.15 : 0.07, begin)
    }
  }

  nonisolated static let devices = [Device.upright, .wide]

  @Test(
    "The system's transitions run forward and back in both layout directions on two screens (E-69, E-72, E-73)",
    arguments: Look.allCases, [false, true])
  func time(look: Look, isRightToLeft: Bool) throws {
    for device in Self.devices {
      try withStage(device) { stage in
        let scene = try Scene(stage, look, isRightToLeft: isRightToLeft)
        let before = stage.image
        let name = "system-\(look.rawValue)\(isRightToLeft ? "-rtl" : "")-\(device.name)"
        let there = try scene.strip(scene.open)
        // A push begins with its shadow.
        #expect(difference(before, there.images[0], from: 32) <= 0.02 && difference(before, there.images[5]) > 0.9)
        try there.expect(matches: name + "-there")
        let back = try scene.strip(scene.close)
        #expect(difference(before, back.images[5]) == 0 && difference(there.images[5], back.images[0]) <= 0.02)
        try back.expect(matches: name + "-back")
      }
    }
  }

  @Test(
    "The system's pop follows a finger from the edge to 40 %, and a cancel restores the screen (E-71)",
    arguments: [false, true])
  func finger(isRightToLeft: Bool) throws {
    for device in Self.devices {
      try withStage(device) { stage in
        let scene = try Scene(stage, .push, isRightToLeft: isRightToLeft)
        // Without its bar a stack has no finger.
        scene.navigation.setNavigationBarHidden(false, animated: false)
        scene.open()
        try stage.settle()
        let before = stage.image
        var strip = stage.drawInAndBack(isRightToLeft: isRightToLeft, every: 20)
        #expect(difference(before, strip.images[1]) > 0.1, "nothing happens")
        stage.touchUp(at: stage.fromEdge(0.02, isRightToLeft: isRightToLeft))
        try stage.settle()
        strip.add(stage.image)
        #expect(difference(before, stage.image) == 0)
        try strip.expect(
          matches: "system-pop-cancelled\(isRightToLeft ? "-rtl" : "")-\(device.name)",
          fonts: stage.environment.fontVersions)
      }
    }
  }
}
