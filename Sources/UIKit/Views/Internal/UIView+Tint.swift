import CoreGraphics

extension UIView {
  /// The colour that was set here or above, dimmed where the mode says so.
  var shownTint: UIColor {
    let tint: UIColor = storedTint ?? superview?.tintColor ?? .systemBlue
    return shownTintMode == .dimmed ? tint.withoutColor : tint
  }

  /// The first mode of this view and those around it that is not automatic.
  var shownTintMode: TintAdjustmentMode {
    if storedTintMode != .automatic { return storedTintMode }
    return storedSuperview?.shownTintMode ?? .normal
  }

  func setTint(_ color: UIColor?) {
    storedTint = color
    inheritedTintMayHaveChanged()
  }

  func setTintMode(_ mode: TintAdjustmentMode) {
    let before = shownTintMode
    storedTintMode = mode
    if shownTintMode != before { tintModeHasChanged() }
  }

  func inheritedTintMayHaveChanged() {
    tintColorDidChange()
    for subview in storedSubviews where subview.storedTint == nil { subview.inheritedTintMayHaveChanged() }
  }

  /// A mode reaches subviews with colours of their own too, up to those with a mode of their own.
  private func tintModeHasChanged() {
    tintColorDidChange()
    for subview in storedSubviews where subview.storedTintMode == .automatic { subview.tintModeHasChanged() }
  }
}

extension UIColor {
  /// The grey that is as bright as the colour to the eye.
  fileprivate var withoutColor: UIColor {
    let brightness = 0.299 * cgColor.red + 0.587 * cgColor.green + 0.114 * cgColor.blue
    return UIColor(white: brightness, alpha: cgColor.alpha)
  }
}
