import QuartzCore

extension UIDynamicBehavior {
  /// Whether a number is finite and at least `least`; reports it otherwise.
  func accepts(_ value: CGFloat, _ name: String, least: CGFloat = -.greatestFiniteMagnitude) -> Bool {
    if value.isFinite, value >= least { return true }
    UIEnvironment.active.report(.invalidDynamicsValue(name, "\(value)", of: self))
    return false
  }

  /// Stores a number that is finite and at least `least`, and wakes resting items; reports another one.
  func accept(
    _ value: CGFloat, _ name: String, least: CGFloat = -.greatestFiniteMagnitude, _ store: (CGFloat) -> Void
  ) {
    guard accepts(value, name, least: least) else { return }
    store(value)
    changed()
  }
}
