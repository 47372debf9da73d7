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

  /// A menu without an entry that could be shown.
  static func emptyMenu(of source: String) -> Diagnostic {
    Diagnostic(
      identifier: "empty-menu",
      happened: "The menu of \(source) has no entry that could be shown.",
      reason: "UIKit shows no menu without entries; hidden actions and empty menus inside do not count.",
      remedy: "Give the menu an action, or return nil from the delegate where there is none.")
  }

  /// A preview of a view that has no position.
  static func previewOutsideWindow(view: String) -> Diagnostic {
    Diagnostic(
      identifier: "preview-outside-window",
      happened: "UITargetedPreview was made from \(view), which is in no window.",
      reason: "Its position is that of the view, and UIKit raises NSInvalidArgumentException where there is none.",
      remedy: "Create it with a UIPreviewTarget whose container is in a window. No menu is shown.")
  }
}
