import CoreGraphics

extension UIView {
  /// The treatment of the tint colour.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The superview's mode; never read.
    case automatic
    /// The tint colour is shown.
    case normal
    /// The tint colour is shown as a grey, as behind a sheet.
    case dimmed

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``automatic`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.automatic, .normal, .dimmed])
    }
  }
}

extension UIView {
  /// The tint colour that was set here or above, dimmed where the mode says so.
  var effectiveTint: UIColor {
    let tint: UIColor = storedTint ?? superview?.tintColor ?? .systemBlue
    return effectiveTintMode == .dimmed ? tint.desaturated : tint
  }

  /// The first mode of this view and its superviews that is not automatic.
  var effectiveTintMode: TintAdjustmentMode {
    if storedTintMode != .automatic { return storedTintMode }
    return storedSuperview?.effectiveTintMode ?? .normal
  }

  func setTint(_ color: UIColor?) {
    storedTint = color
    inheritedTintMayHaveChanged()
  }

  func setTintMode(_ mode: TintAdjustmentMode) {
    let before = effectiveTintMode
    storedTintMode = mode
    if effectiveTintMode != before { tintModeHasChanged() }
  }

  func inheritedTintMayHaveChanged() {
    tintColorDidChange()
    for subview in storedSubviews where subview.storedTint == nil { subview.inheritedTintMayHaveChanged() }
  }

  /// Notifies subviews of a mode, also those with colours of their own, up to those with a mode of their own.
  private func tintModeHasChanged() {
    tintColorDidChange()
    for subview in storedSubviews where subview.storedTintMode == .automatic { subview.tintModeHasChanged() }
  }
}

extension UIColor {
  /// The grey of the colour's perceived brightness.
  fileprivate var desaturated: UIColor {
    let brightness = 0.299 * cgColor.red + 0.587 * cgColor.green + 0.114 * cgColor.blue
    return UIColor(white: brightness, alpha: cgColor.alpha)
  }
}
