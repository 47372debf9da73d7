import QuartzCore

/// Values of controls.
extension Diagnostic {
  /// Limits that are not in order, or a step that is not above 0.
  static func invalidStepperValue(_ property: String, _ value: Double, of stepper: String) -> Diagnostic {
    Diagnostic(
      identifier: "invalid-stepper-value",
      happened: "\(stepper) was given \(property) = \(value).",
      reason: "The minimum has to be below the maximum, and the step above 0; UIKit raises "
        + "NSInvalidArgumentException here.",
      remedy: "Set the maximum first where both limits move up. The old value is kept.")
  }
}
