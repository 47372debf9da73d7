import QuartzCore

/// The first responder, which gets presses first.
extension UIResponder {
  /// The environment of the responder.
  var environmentOfResponder: UIEnvironment {
    for responder in sequence(first: self, next: \.next) {
      if let view = responder as? UIView { return view.uiEnvironment }
    }
    return .active
  }

  /// Makes the object the first responder; false where it may not become it, or the present one does not resign.
  func acquireFirstResponder() -> Bool {
    let environment = environmentOfResponder
    let presses = environment.presses
    if presses.firstResponder === self { return true }
    guard canBecomeFirstResponder, hasWindow else { return false }
    return environment.keyboard.change {
      if let old = presses.firstResponder, !old.resignFirstResponder() { return false }
      // A callback of the old one may have made another object the first responder.
      if let other = presses.firstResponder, other !== self, !other.resignFirstResponder() { return false }
      // Nor may an object that a callback has taken out of its window become it.
      guard hasWindow else { return false }
      presses.firstResponder = self
      return true
    }
  }

  /// Resigns; false where the object may not.
  func releaseFirstResponder() -> Bool {
    guard environmentOfResponder.presses.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    let environment = environmentOfResponder
    environment.keyboard.change { environment.presses.firstResponder = nil }
    return true
  }

  /// Resigns, also where the object refuses.
  func resignByForce() {
    guard isFirstResponder, !resignFirstResponder(), isFirstResponder else { return }
    let environment = environmentOfResponder
    environment.keyboard.change { environment.presses.firstResponder = nil }
    didResignByForce()
  }
}
