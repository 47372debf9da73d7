/// The look of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// The system's choice, which is ``wheels`` here.
  case automatic = 0
  /// Wheels, 216 points high.
  case wheels = 1
  /// A field with the date, which opens a calendar.
  case compact = 2
  /// A calendar, with a field for the time.
  case inline = 3

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``automatic`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.automatic, .wheels, .compact, .inline])
  }
}
