import Foundation

/// The titles of a date picker's rows, in the words and digits of a locale.
final class DateWheelTitles {
  private let calendar: Calendar
  private let locale: Locale
  private let today: Date
  private let months: [String]
  private let dayPeriods: [String]
  private let weekdays = DateFormatter()
  private let patterns: (year: String, day: String)
  private let hours: (from: Int, count: Int, digits: Int)

  /// - Parameters:
  ///   - today: a date of the present day, which has its name in place of a date.
  ///   - has12Hours: whether a wheel has the halves of the day.
  init(calendar: Calendar, locale: Locale, today: Date, has12Hours: Bool) {
    (self.calendar, self.locale, self.today) = (calendar, locale, today)
    weekdays.locale = locale
    weekdays.calendar = calendar
    weekdays.timeZone = calendar.timeZone
    months = weekdays.standaloneMonthSymbols
    dayPeriods = [weekdays.amSymbol, weekdays.pmSymbol]
    // A column of dates has no room for the comma between weekday and day.
    weekdays.dateFormat = DateWheel.pattern("EEEMMMd", locale).filter { $0 != "," && $0 != "،" }
    patterns = (DateWheel.pattern("y", locale), DateWheel.pattern("d", locale))
    let pattern = DateWheel.pattern("jmm", locale)
    let startsAtZero = pattern.contains { $0 == "H" || $0 == "K" }
    hours = (startsAtZero ? 0 : 1, has12Hours ? 12 : 24, pattern.contains("HH") || pattern.contains("hh") ? 2 : 1)
  }

  /// The name of today, or the weekday and the date.
  func weekday(_ date: Date) -> String {
    guard calendar.isDate(date, inSameDayAs: today) else { return weekdays.string(from: date) }
    return Date.AnchoredRelativeFormatStyle(
      anchor: date, allowedFields: [.day], presentation: .named, locale: locale,
      capitalizationContext: .beginningOfSentence
    ).format(date)
  }

  func year(_ year: Int) -> String { filled(patterns.year, with: year, field: "y") }
  func day(_ day: Int) -> String { filled(patterns.day, with: day, field: "d") }
  func minute(_ minute: Int) -> String { number(minute, digits: 2) }
  func dayPeriod(_ index: Int) -> String { dayPeriods[min(index, 1)] }

  /// The name of a month, counted from 0.
  func month(_ index: Int) -> String {
    months.indices.contains(index) ? months[index] : number(index + 1)
  }

  /// The hour of a day, as the locale counts it.
  func hour(_ hour: Int) -> String {
    let counted = (hour - hours.from + hours.count) % hours.count + hours.from
    return number(counted, digits: hours.digits)
  }

  func number(_ number: Int, digits: Int = 1) -> String {
    number.formatted(.number.grouping(.never).precision(.integerLength(digits...)).locale(locale))
  }

  /// The word behind a number of hours, or the short one behind a number of minutes.
  func unit(_ wheel: DateWheel, for value: Int) -> String {
    let isHours = wheel == .hours
    let style = Duration.UnitsFormatStyle.units(
      allowed: [isHours ? .hours : .minutes], width: isHours ? .wide : .abbreviated,
      zeroValueUnits: .show(length: 1))
    let text = Duration.seconds(value * (isHours ? 3_600 : 60)).formatted(style.locale(locale))
    return text.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
  }

  /// Puts a number into a pattern of one field, without the quotes around its words.
  private func filled(_ pattern: String, with number: Int, field: Character) -> String {
    var (text, isQuoted, isFilled) = ("", false, false)
    for character in pattern {
      if character == "'" {
        isQuoted.toggle()
      } else if character == field, !isQuoted {
        if !isFilled { text += self.number(number) }
        isFilled = true
      } else {
        text.append(character)
      }
    }
    return text
  }

  /// Titles of a wheel among which the widest is.
  func samples(of wheel: DateWheel) -> [String] {
    switch wheel {
    case .weekday:
      // Each month and each weekday, with two digits.
      (0..<12).compactMap { month in
        calendar.date(from: DateComponents(year: 2_007, month: month + 1, day: 20 + month % 7)).map(weekdays.string)
      }
    case .year: [year(2_000)]
    case .month: months
    case .day: [day(28)]
    case .hour: [hour(0), hour(12), hour(20)]
    case .minute, .hours, .minutes: [number(20)]
    case .dayPeriod: dayPeriods
    }
  }
}
