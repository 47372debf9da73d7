import TransitionTesting

@testable import UIKit

/// A screen with two fields, and a view at the keyboard's edge.
final class FieldScreen: UIViewController {
  let log: KeyboardLog
  let first = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
  let second = UITextField(frame: CGRect(x: 20, y: 160, width: 300, height: 34))
  /// The field that becomes first responder in `viewWillAppear`; nil for none.
  var focused: UITextField?

  init(_ name: String = "Form", log: KeyboardLog = KeyboardLog()) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    for (tag, field) in [(1, first), (2, second)] {
      field.tag = tag
      field.borderStyle = .roundedRect
      field.delegate = log
      view.addSubview(field)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    focused?.becomeFirstResponder()
  }
}

extension Stage {
  /// Shows a screen with fields, and observes the keyboard.
  func showFields(_ screen: FieldScreen = FieldScreen()) -> FieldScreen {
    show(screen)
    screen.log.observe()
    return screen
  }

  /// Moves a finger in even steps, a frame each.
  func drag(_ finger: HeldFinger, to point: CGPoint, frames: Int = 20) {
    let start = finger.location
    for step in 1...frames {
      let part = CGFloat(step) / CGFloat(frames)
      finger.move(to: CGPoint(x: start.x + (point.x - start.x) * part, y: start.y + (point.y - start.y) * part))
      advance(frames: 1)
    }
  }

  /// The keyboard's view where it is drawn now, on the screen.
  var drawnKeyboardFrame: CGRect? {
    guard let host = environment.keyboard.window?.host, environment.keyboard.window?.isHidden == false else {
      return nil
    }
    return host.layer.presentation()?.frame ?? host.frame
  }
}
