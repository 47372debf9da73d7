import QuartzCore

/// The first responder, which gets presses first.
extension UIResponder {
  /// Whether the object is the first responder.
  public var isFirstResponder: Bool { environmentOfResponder.presses.firstResponder === self }

  /// The environment of the responder.
  var environmentOfResponder: UIEnvironment {
    for responder in sequence(first: self, next: \.next) {
      if let view = responder as? UIView { return view.uiEnvironment }
    }
    return .active
  }

  /// Makes the object the first responder; false where it may not become it, or the present one does not resign.
  func acquireFirstResponder() -> Bool {
    let presses = environmentOfResponder.presses
    if presses.firstResponder === self { return true }
    guard canBecomeFirstResponder, windowOfChain != nil else { return false }
    if let old = presses.firstResponder, !old.resignFirstResponder() { return false }
    presses.firstResponder = self
    return true
  }

  /// Resigns; false where the object may not.
  func releaseFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    environmentOfResponder.presses.firstResponder = nil
    return true
  }
}
