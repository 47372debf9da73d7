extension UIView {
  /// Makes the first responder resign where it is the view, or a responder inside it.
  func endEditingInside(_ force: Bool) -> Bool {
    guard let responder = uiEnvironment.presses.firstResponder,
      sequence(first: responder, next: \.next).contains(where: { $0 === self })
    else { return true }
    guard force else { return responder.resignFirstResponder() }
    responder.resignByForce()
    return true
  }

  /// The guide of the keyboard, made when it is first asked for.
  var keyboardGuide: UIKeyboardLayoutGuide {
    if let guide = layoutState.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide()
    layoutState.keyboardGuide = guide
    guide.attach(to: self)
    return guide
  }
}
