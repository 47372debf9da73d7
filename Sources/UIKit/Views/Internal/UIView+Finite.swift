import QuartzCore

/// What a view's properties refuse.
extension UIView {
  /// Whether a value may be kept; one that is not finite is reported, and whoever asked puts the old one back.
  func mayKeep<Value>(_ value: Value, _ property: String, isFinite: Bool) -> Bool {
    if isFinite { return true }
    uiEnvironment.report(.invalidGeometry(layer: debugName, property: property, value: "\(value)"))
    return false
  }
}
