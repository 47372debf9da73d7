import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Screenshots of sheets of activities") @MainActor struct ActivityGoldenTests {
  private func present(_ stage: Stage) throws {
    let scene = ActivityScene(stage)
    let url = try #require(URL(string: "https://www.example.com/page"))
    let actions = [
      LoggedActivity("Add to Favorites", scene.log), LoggedActivity("Print", scene.log), SharingActivity(),
    ]
    _ = try scene.present([url], actions)
  }

  @Test("A sheet of activities looks as it did", arguments: ["light", "dark", "right-to-left"])
  func sheet(look: String) throws {
    try withStage(.iPhone15) { stage in
      if look == "dark" { stage.window.overrideUserInterfaceStyle = .dark }
      if look == "right-to-left" { stage.window.traitOverrides.layoutDirection = .rightToLeft }
      try present(stage)
      try stage.expectFrame(matches: "activities-\(look)")
    }
  }

  @Test("A popover of activities looks as it did")
  func popover() throws {
    try withStage(.iPad) { stage in
      try present(stage)
      try stage.expectFrame(matches: "activities-popover")
    }
  }
}
