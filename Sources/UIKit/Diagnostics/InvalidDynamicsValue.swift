import QuartzCore

extension Diagnostic {
  /// A number that a behavior cannot work with.
  @MainActor static func invalidDynamicsValue(_ name: String, _ value: String, of behavior: AnyObject) -> Diagnostic {
    Diagnostic(
      identifier: "invalid-dynamics-value",
      happened: "\(type(of: behavior)).\(name) was set to \(value).",
      reason: "Places and velocities reckoned with it would be no numbers, or grow for ever.",
      remedy: "The old value is kept. Pass a finite number in the range that the property allows.")
  }
}
