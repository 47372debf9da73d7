import QuartzCore

/// Who hears of keys first.
extension UIResponder {
  /// Whether keys and buttons are told here first.
  public var isFirstResponder: Bool { environmentOfResponder.presses.firstResponder === self }

  /// Where the responder lives.
  var environmentOfResponder: UIEnvironment {
    for responder in sequence(first: self, next: \.next) {
      if let view = responder as? UIView { return view.uiEnvironment }
    }
    return .active
  }

  /// Takes the place of who hears of keys first; false where it may not, or the other one stays.
  func takeFirstPlace() -> Bool {
    let presses = environmentOfResponder.presses
    if presses.firstResponder === self { return true }
    guard canBecomeFirstResponder, windowOfChain != nil else { return false }
    if let old = presses.firstResponder, !old.resignFirstResponder() { return false }
    presses.firstResponder = self
    return true
  }

  /// Leaves that place; false where it may not.
  func leaveFirstPlace() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    environmentOfResponder.presses.firstResponder = nil
    return true
  }
}
