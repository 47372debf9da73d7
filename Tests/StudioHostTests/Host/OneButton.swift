import UIKit

@testable import StudioHost

/// A story with a button that brings up a card, at a height that is a tunable number.
@MainActor enum OneButton {
  static let height = Tunable("height", 300, in: 100...600)
  /// Read as the screen is made.
  static let margin = Tunable("margin", 20, in: 0...100)

  static let tap = TouchScript([
    TouchScript.Event(time: 0.1, phase: .began, location: CGPoint(x: 150, y: 320)),
    TouchScript.Event(time: 0.2, phase: .ended, location: CGPoint(x: 150, y: 320)),
  ])

  static let story = Story("Button", code: "makeRoot()", root: makeRoot)
  static let tapped = Story("Button", state: "tapped", script: tap, root: makeRoot)

  static func makeRoot() -> UIViewController {
    let home = makeHome { home in
      let card = UIView(frame: CGRect(x: 20, y: 852, width: 300, height: height.value))
      card.backgroundColor = .red
      home.view.addSubview(card)
      UIView.animate(withDuration: 0.3) { card.frame.origin.y = 852 - height.value }
    }
    let line = UIView(frame: CGRect(x: margin.value, y: 100, width: 50, height: 2))
    line.backgroundColor = .blue
    home.view.addSubview(line)
    return home
  }

  /// A screen with a button, and what a tap on it does.
  static func makeHome(onTap: @escaping @MainActor (UIViewController) -> Void) -> UIViewController {
    let home = UIViewController()
    home.title = "Home"
    home.view.backgroundColor = .white
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Next") { [weak home] _ in
        if let home { onTap(home) }
      })
    button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
    home.view.addSubview(button)
    return home
  }

  /// A session of the button's tap.
  static func session(_ prepare: (Stage) -> Void = { _ in }) throws -> Session {
    try withStage { stage in
      prepare(stage)
      stage.show(makeRoot())
      return try stage.recordSession("Button") {
        stage.advance(frames: 5)
        stage.tap(CGPoint(x: 150, y: 320))
        try stage.settle()
      }
    }
  }
}
