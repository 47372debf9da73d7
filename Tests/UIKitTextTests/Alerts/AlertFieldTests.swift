import Testing
import TransitionTesting
import UIKit

@Suite("Text fields of alerts") @MainActor struct AlertFieldTests {
  @Test("An alert with fields edits the first as it appears, above the keyboard; its actions read them (I-22)")
  func fields() throws {
    try withStage(.iPhone15) { stage in
      let root = UIViewController()
      stage.show(root)
      let alert = UIAlertController(title: "Sign in", message: "Please", preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Name" }
      alert.addTextField { $0.isSecureTextEntry = true }
      var typed = ""
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in typed = alert.textFields?.first?.text ?? "" })
      root.present(alert, animated: true)
      try stage.settle()
      let fields = try #require(alert.textFields)
      #expect(fields.count == 2 && fields[0].isFirstResponder && stage.keyboardFrame != nil)
      let card = alert.view.convert(alert.view.bounds, to: nil)
      let keyboard = try #require(stage.keyboardFrame)
      #expect(abs(card.midY - keyboard.minY / 2) < 1 && card.maxY < keyboard.minY)
      #expect(fields[0].frame.size == CGSize(width: 238, height: 30))
      stage.type("Ada")
      stage.tap(CGPoint(x: card.midX, y: card.maxY - 20))
      try stage.settle()
      #expect(typed == "Ada" && stage.keyboardFrame == nil && root.presentedViewController == nil)
    }
  }

  @Test("An action sheet has no text fields: one is reported and left out (I-22)")
  func actionSheet() throws {
    try withStage { stage in
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addTextField()
      #expect(sheet.textFields == nil)
      let diagnostic = try stage.expectDiagnostic("text-field-in-action-sheet")
      #expect(diagnostic.message.contains("Text fields can be added to alerts only"))
    }
  }
}
