import Testing
import TransitionTesting
import UIKit

@Suite("Screenshots of text input") @MainActor struct TextInputGoldenTests {
  private func makeForm() -> FieldScreen {
    let screen = FieldScreen("Form")
    screen.loadViewIfNeeded()
    screen.first.placeholder = "Name"
    screen.second.text = "Some text"
    screen.second.clearButtonMode = .always
    let view = UITextView(frame: CGRect(x: 20, y: 220, width: 335, height: 120))
    view.font = .systemFont(ofSize: 17)
    view.text = "A text view with several lines of text, which wrap.\nשלום עולם and 👍🏽 emoji."
    view.backgroundColor = .secondarySystemBackground
    screen.view.addSubview(view)
    return screen
  }

  @Test("A form with the keyboard, light with a caret and dark with a selection, looks as it did (I-5, I-14)")
  func form() throws {
    try withStage(.iPhoneSE) { stage in
      let screen = makeForm()
      stage.show(screen)
      screen.first.becomeFirstResponder()
      try stage.settle()
      stage.type("Hé 👍🏽")
      stage.advance(frames: 2)
      try stage.expectFrame(matches: "form-light")
      stage.window.overrideUserInterfaceStyle = .dark
      screen.second.becomeFirstResponder()
      screen.second.selectAll(nil)
      stage.advance(frames: 2)
      try stage.expectFrame(matches: "form-dark")
    }
  }

  @Test("Under a swipe back the keyboard keeps to its screen's edge in the screenshot (I-6, P-56)")
  func swipe() throws {
    try withStage(.iPhoneSE) { stage in
      let screen = makeForm()
      let list = UIViewController()
      list.title = "List"
      list.view.backgroundColor = .systemGroupedBackground
      let navigation = UINavigationController(rootViewController: list)
      stage.show(navigation)
      navigation.pushViewController(screen, animated: false)
      try stage.settle()
      screen.first.becomeFirstResponder()
      try stage.settle()
      let finger = stage.touchDown(at: CGPoint(x: 2, y: 200))
      stage.drag(finger, to: CGPoint(x: 160, y: 200))
      try stage.expectFrame(matches: "form-under-a-swipe")
      finger.lift()
      try stage.settle()
    }
  }
}
