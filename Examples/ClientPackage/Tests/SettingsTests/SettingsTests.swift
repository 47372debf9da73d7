import Settings
import Testing
import TransitionTesting
import UIKit

/// The app on a stage.
@MainActor private struct App {
  let stage: Stage

  init(_ stage: Stage) throws {
    self.stage = stage
    stage.launch(AppDelegate.self)
    try stage.settle()
  }

  var navigation: UINavigationController? {
    (UIApplication.shared.delegate as? AppDelegate)?.window?.rootViewController as? UINavigationController
  }

  /// The control with a label for VoiceOver.
  func control<Control: UIView>(_ label: String, _ type: Control.Type = Control.self) throws -> Control {
    try #require(views(of: type).first { $0.accessibilityLabel == label })
  }

  /// Whether a label shows a text.
  func shows(_ text: String) -> Bool { views(of: UILabel.self).contains { $0.text == text } }

  private func views<Kind: UIView>(of type: Kind.Type) -> [Kind] {
    var (found, waiting): ([Kind], [UIView]) = ([], [stage.window])
    if let window = navigation?.view.window { waiting = [window] }
    while let view = waiting.popLast() {
      if let view = view as? Kind { found.append(view) }
      waiting += view.subviews
    }
    return found
  }

  /// Taps the middle of a control.
  func tap(_ view: UIView) throws {
    stage.tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    try stage.settle()
  }
}

@Suite("A screen of settings") @MainActor struct SettingsTests {
  @Test("The screen shows each setting under its section")
  func launch() throws {
    try withStage { stage in
      let app = try App(stage)
      #expect(app.navigation?.topViewController?.title == "Settings")
      #expect(try app.control("Remind me", UISwitch.self).isOn)
      #expect(try app.control("Volume", UISlider.self).value == 0.5)
      #expect(try app.control("Days between reminders", UIStepper.self).value == 3)
      #expect(app.shows("3 days"))
    }
  }

  @Test("The stepper counts days, and is disabled without reminders")
  func reminders() throws {
    try withStage { stage in
      let app = try App(stage)
      let stepper = try app.control("Days between reminders", UIStepper.self)
      stage.tap(stepper.convert(CGPoint(x: 70, y: 16), to: nil))
      try stage.settle()
      #expect(stepper.value == 4 && app.shows("4 days"))
      try app.tap(app.control("Remind me", UISwitch.self))
      #expect(try !app.control("Days between reminders", UIStepper.self).isEnabled)
    }
  }

  @Test("A name is typed above the keyboard, which leaves with the return key")
  func name() throws {
    try withStage { stage in
      let app = try App(stage)
      let field = try app.control("Name", UITextField.self)
      try app.tap(field)
      #expect(field.isFirstResponder)
      stage.type("Ada")
      #expect(field.text == "Ada")
      stage.type("\n")
      try stage.settle()
      #expect(!field.isFirstResponder)
    }
  }

  @Test("A look that is chosen on the next screen changes the window, also after a swipe back")
  func appearance() throws {
    try withStage { stage in
      let app = try App(stage)
      try stage.activate(#require(stage.accessibilityElement(label: "Appearance, Automatic")))
      try stage.settle()
      try stage.activate(#require(stage.accessibilityElement(label: "Dark")))
      try stage.settle()
      stage.edgePan(from: .left, by: 300, over: 0.4, resting: 0.2)
      try stage.settle()
      #expect(app.navigation?.topViewController?.title == "Settings")
      #expect(app.navigation?.view.window?.overrideUserInterfaceStyle == .dark)
      #expect(app.shows("Dark"))
    }
  }

  @Test("The reset asks first, and then sets everything back")
  func reset() throws {
    try withStage { stage in
      let app = try App(stage)
      try app.control("Volume", UISlider.self).setValue(0.9, animated: false)
      for (button, volume) in [("Cancel", Float(0.9)), ("Reset", 0.5)] {
        let reset = try #require(app.navigation?.topViewController?.navigationItem.rightBarButtonItem)
        #expect(reset.title == "Reset")
        try stage.activate(#require(stage.accessibilityElement(label: "Reset")))
        try stage.settle()
        #expect(app.navigation?.presentedViewController is UIAlertController)
        try stage.activate(#require(stage.accessibilityElement(label: button)))
        try stage.settle()
        #expect(try app.control("Volume", UISlider.self).value == volume)
      }
    }
  }
}
