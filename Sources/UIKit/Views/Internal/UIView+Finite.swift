import QuartzCore

/// The check of a view's properties for finite values.
extension UIView {
  /// Whether a value may be stored; one that is not finite is reported, and the caller restores the old one.
  func accepts<Value>(_ value: Value, _ property: String, isFinite: Bool) -> Bool {
    if isFinite { return true }
    uiEnvironment.report(.invalidGeometry(layer: debugName, property: property, value: "\(value)"))
    return false
  }
}
