import TransitionTesting
import UIKit

/// A screen with a button on it that has a menu, and a log of what is called.
@MainActor final class MenuScene {
  let stage: Stage
  let root = UIViewController()
  let button = UIButton(type: .system)
  let log = CallLog()

  /// - Parameters:
  ///   - frame: the button's frame.
  ///   - titles: the titles of the menu's actions, which write themselves down.
  init(_ stage: Stage, frame: CGRect = CGRect(x: 20, y: 100, width: 100, height: 40), _ titles: [String] = []) {
    self.stage = stage
    root.view.backgroundColor = .systemBackground
    button.frame = frame
    button.setTitle("Menu", for: .normal)
    button.showsMenuAsPrimaryAction = true
    if !titles.isEmpty { button.menu = UIMenu(children: titles.map { action($0) }) }
    root.view.addSubview(button)
    stage.show(root)
  }

  /// An action that writes its title down.
  func action(
    _ title: String, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [log] action in log.calls.append(action.title) }
  }

  /// The middle of the button.
  var middle: CGPoint { CGPoint(x: button.frame.midX, y: button.frame.midY) }

  /// Opens the menu by a tap, and waits until it has come.
  func open() throws {
    stage.tap(middle)
    try stage.settle()
  }

  /// The frame of an entry of the open menu; null where there is none.
  func frame(of title: String) -> CGRect { stage.accessibilityElement(label: title)?.frame ?? .null }

  /// The titles of the open menu's entries, or the texts of the screen.
  var titles: [String] { stage.accessibilityElements.compactMap(\.label) }

  /// Taps an entry, and waits.
  func choose(_ title: String) throws {
    let frame = frame(of: title)
    guard !frame.isNull else { return }
    stage.tap(CGPoint(x: frame.midX, y: frame.midY))
    try stage.settle()
  }
}
