import UIKit

/// A view that checks that each touch and each press begins once, and ends or is cancelled once.
final class TouchPad: UIView {
  var complain: (String) -> Void = { _ in }
  /// The touches that have begun and not ended.
  private(set) var open: Set<UITouch> = []
  /// The presses that have begun and not ended.
  private var pressed: Set<UIPress> = []

  /// Whether no touch and no press is open.
  var isAtRest: Bool { open.isEmpty && pressed.isEmpty }

  override var canBecomeFirstResponder: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !open.isDisjoint(with: touches) { complain("a touch began twice in a view") }
    open.formUnion(touches)
    // Views inside forward touches that they do not handle.
    let own = open.filter { $0.view === self }
    if !isMultipleTouchEnabled, own.count > 1 { complain("a view of one touch at a time has \(own.count)") }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !open.isSuperset(of: touches) { complain("a touch moved in a view that it had not begun in") }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    end(touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    end(touches)
  }

  private func end(_ touches: Set<UITouch>) {
    if touches.isEmpty || !open.isSuperset(of: touches) { complain("a touch ended in a view that it had not begun in") }
    open.subtract(touches)
  }

  // MARK: Presses

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !pressed.isDisjoint(with: presses) { complain("a press began twice in a view") }
    pressed.formUnion(presses)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    release(presses)
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    release(presses)
  }

  private func release(_ presses: Set<UIPress>) {
    if presses.isEmpty || !pressed.isSuperset(of: presses) { complain("a press ended that had not begun") }
    pressed.subtract(presses)
  }
}
