import QuartzCore

extension UIDynamicBehavior {
  /// Whether a number is finite and at least `least`; reports it otherwise.
  func accepts(_ value: CGFloat, _ name: String, least: CGFloat = -.greatestFiniteMagnitude) -> Bool {
    if value.isFinite, value >= least { return true }
    UIEnvironment.active.report(.invalidDynamicsValue(name, value, of: self))
    return false
  }
}
