import QuartzCore

extension UIScrollView {
  /// How a drag of the content dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It does not.
    case none
    /// At the drag's beginning.
    case onDrag
    /// The keyboard follows a finger that comes to it, and leaves if it is released on its way down.
    case interactive
    /// At the drag's beginning, with the accessory above it.
    case onDragWithAccessory
    /// As ``interactive``, from the accessory's edge on.
    case interactiveWithAccessory

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``none`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(
        rawValue, among: [.none, .onDrag, .interactive, .onDragWithAccessory, .interactiveWithAccessory])
    }
  }

  /// Dismisses the keyboard by a drag, as ``keyboardDismissMode`` says.
  func moveKeyboard(with gesture: UIPanGestureRecognizer) {
    let keyboard = uiEnvironment.keyboard
    switch keyboardDismissMode {
    case .none: if keyboard.isHeldByFinger { follow(gesture, by: keyboard) }
    case .onDrag, .onDragWithAccessory:
      if gesture.state == .began { uiEnvironment.presses.firstResponder?.resignFirstResponder() }
    case .interactive, .interactiveWithAccessory: follow(gesture, by: keyboard)
    }
  }

  private func follow(_ gesture: UIPanGestureRecognizer, by keyboard: KeyboardController) {
    guard let frame = keyboard.frameOnScreen, let window else {
      if gesture.state != .began, gesture.state != .changed { keyboard.release(hides: false) }
      return
    }
    let y = window.convert(gesture.location(in: window), to: nil).y
    switch gesture.state {
    case .began, .changed:
      if y > frame.minY || keyboard.isHeldByFinger { keyboard.follow(depth: y - frame.minY, dragging: self) }
    case .ended: keyboard.release(hides: gesture.velocity(in: window).y > 0 && y > frame.minY)
    case .cancelled, .failed: keyboard.release(hides: false)
    case .possible: break
    }
  }
}
