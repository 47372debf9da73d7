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

  /// A style of date pickers that is not drawn.
  static func datePickerStyle(_ style: String, of picker: String) -> Diagnostic {
    Diagnostic(
      identifier: "date-picker-style",
      happened: "\(picker) was given the style \(style).",
      reason: "Date pickers are wheels here: the field of compact ones and the calendar of inline ones are not drawn.",
      remedy: "Wheels are shown, 216 points high. Set preferredDatePickerStyle to .wheels where the size matters.")
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

  /// A number of components or rows below 0.
  static func invalidPickerCount(_ count: Int, of name: String, in picker: String) -> Diagnostic {
    Diagnostic(
      identifier: "invalid-picker-count",
      happened: "The data source of \(picker) gave \(count) as the number of \(name).",
      reason: "A picker cannot have less than none.",
      remedy: "Return 0 where there are none. It counts as 0.")
  }

  /// A row or a component that a picker does not have.
  static func pickerIndexOutOfRange(_ name: String, count: Int, in picker: String) -> Diagnostic {
    Diagnostic(
      identifier: "picker-index-out-of-range",
      happened: "\(picker) was asked for \(name), but there are \(count).",
      reason: "Rows and components are counted from 0; UIKit raises NSRangeException here.",
      remedy: "Call reloadAllComponents() when the data have changed, and select a row that exists. Nothing happens.")
  }

  /// A picker that has no data source.
  static func pickerWithoutDataSource(_ picker: String) -> Diagnostic {
    Diagnostic(
      identifier: "picker-without-data-source",
      happened: "A row of \(picker) was to be selected or reloaded, but it has no data source.",
      reason: "Without a data source a picker has no components. The reference does not retain it.",
      remedy: "Set dataSource first, and retain the object. Nothing happens.")
  }
}
