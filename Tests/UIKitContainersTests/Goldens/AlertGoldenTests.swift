import Testing
import TransitionTesting
import UIKit

@Suite("Golden frames of alerts and action sheets") @MainActor struct AlertGoldenTests {
  private func use(_ look: String, on stage: Stage) {
    switch look {
    case "dark": stage.window.overrideUserInterfaceStyle = .dark
    case "right-to-left": stage.window.traitOverrides.layoutDirection = .rightToLeft
    case "large-text": stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    default: break
    }
  }

  @Test(
    "An alert with a field and an action sheet look as they did",
    arguments: ["light", "dark", "right-to-left", "large-text"])
  func alerts(look: String) throws {
    try withStage(.iPhoneSE) { stage in
      use(look, on: stage)
      let screen = UIViewController()
      screen.view.backgroundColor = .systemTeal
      stage.show(screen)
      let alert = UIAlertController(
        title: "Sign in?", message: "Your password is needed to see the settings.", preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Password" }
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(UIAlertAction(title: "Sign In", style: .default))
      screen.present(alert, animated: true)
      try stage.settle()
      try stage.expectFrame(matches: "alert-\(look)")
      screen.dismiss(animated: false)
      try stage.settle()
      let sheet = UIAlertController(title: nil, message: "Delete this photo?", preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Delete Photo", style: .destructive))
      sheet.addAction(UIAlertAction(title: "Hide", style: .default))
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      screen.present(sheet, animated: true)
      try stage.settle()
      try stage.expectFrame(matches: "action-sheet-\(look)")
    }
  }
}
