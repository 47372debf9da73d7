import Foundation

/// A wheel of a date picker.
enum DateWheel: Hashable, Sendable {
  /// Days with month and weekday, one after the other through the years.
  case weekday
  case year
  case month
  /// Days of a month.
  case day
  case hour
  case minute
  /// The halves of a day.
  case dayPeriod
  /// Hours and minutes of a duration.
  case hours, minutes

  /// The wheels of a mode, in the order of a locale.
  static func wheels(for mode: UIDatePicker.Mode, locale: Locale) -> [DateWheel] {
    switch mode {
    case .time: inOrder(of: "jmm", locale)
    case .date: inOrder(of: "yMMMMd", locale)
    case .dateAndTime: [.weekday] + inOrder(of: "jmm", locale)
    case .countDownTimer: [.hours, .minutes]
    case .yearAndMonth: inOrder(of: "yMMMM", locale)
    }
  }

  /// The wheels for the fields of a template, as a locale orders them.
  private static func inOrder(of template: String, _ locale: Locale) -> [DateWheel] {
    var (found, isQuoted): ([DateWheel], Bool) = ([], false)
    for character in pattern(template, locale) {
      if character == "'" { isQuoted.toggle() }
      guard !isQuoted, let wheel = DateWheel(field: character), !found.contains(wheel) else { continue }
      found.append(wheel)
    }
    return found
  }

  /// Returns a locale's pattern for the fields of a template.
  static func pattern(_ template: String, _ locale: Locale) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
  }

  /// The wheel of a pattern's letter; nil for letters that a picker does not show.
  private init?(field: Character) {
    switch field {
    case "y", "u", "r", "U": self = .year
    case "M", "L": self = .month
    case "d": self = .day
    case "h", "H", "k", "K": self = .hour
    case "m": self = .minute
    case "a", "b", "B": self = .dayPeriod
    default: return nil
    }
  }

  /// Whether the rows begin again after the last one.
  var isEndless: Bool {
    switch self {
    case .month, .day, .hour, .minute, .minutes: true
    case .weekday, .year, .dayPeriod, .hours: false
    }
  }

  /// Where titles stand in their column, in text that runs from left to right.
  var alignment: NSTextAlignment {
    switch self {
    case .month, .dayPeriod: .left
    case .weekday, .day, .year, .hour, .minute, .hours, .minutes: .right
    }
  }
}
