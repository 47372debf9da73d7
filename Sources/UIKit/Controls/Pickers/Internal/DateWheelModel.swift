import Foundation

/// The wheels of a date picker as values: their rows, the date for which a row stands, and whether it is allowed.
///
/// A duration is a date, too: the reference date and the duration, in Greenwich Mean Time.
struct DateWheelModel {
  /// The number of days before and after the middle one of a wheel of weekdays.
  private static let dayReach = 36_525
  /// The number of rows of an endless wheel, about.
  private static let endlessRows = 10_000
  /// The years on a wheel.
  private static let years = 1...9_999

  let calendar: Calendar
  let wheels: [DateWheel]
  let titles: DateWheelTitles
  /// The day in the middle of a wheel of weekdays.
  private let middleDay: Date
  /// The number of months and days that a wheel has, in the longest year and month of the calendar.
  private let longest: (months: Int, days: Int)
  var minuteInterval = 1
  var roundsToMinuteInterval = true
  private var earliest: Date?
  private var latest: Date?

  init(mode: UIDatePicker.Mode, calendar: Calendar, locale: Locale, today: Date, around date: Date) {
    self.calendar = calendar
    wheels = DateWheel.wheels(for: mode, locale: locale)
    titles = DateWheelTitles(
      calendar: calendar, locale: locale, today: today, has12Hours: wheels.contains(.dayPeriod))
    middleDay = calendar.startOfDay(for: date)
    longest = (
      (calendar.maximumRange(of: .month)?.upperBound ?? 13) - 1, (calendar.maximumRange(of: .day)?.upperBound ?? 32) - 1
    )
  }

  /// Sets the earliest and the latest date; both are ignored where they are not in order.
  mutating func setLimits(_ earliest: Date?, _ latest: Date?) {
    let areInOrder = earliest.flatMap { earliest in latest.map { earliest <= $0 } } ?? true
    (self.earliest, self.latest) = areInOrder ? (earliest, latest) : (nil, nil)
  }

  // MARK: Rows

  /// The number of different values of a wheel.
  private func valueCount(of wheel: DateWheel) -> Int {
    switch wheel {
    case .weekday: 2 * Self.dayReach + 1
    case .year: Self.years.count
    case .month: longest.months
    case .day: longest.days
    case .hour, .hours: 24
    case .minute, .minutes: 60 / minuteInterval
    case .dayPeriod: 2
    }
  }

  func rowCount(of wheel: DateWheel) -> Int {
    let count = valueCount(of: wheel)
    return wheel.isEndless ? count * (Self.endlessRows / count) : count
  }

  /// Returns the value of a wheel for a date, counted from 0.
  private func value(of wheel: DateWheel, in date: Date) -> Int {
    let value: Int
    switch wheel {
    case .weekday:
      let days = calendar.dateComponents([.day], from: middleDay, to: calendar.startOfDay(for: date)).day ?? 0
      value = days + Self.dayReach
    case .year: value = calendar.component(.year, from: date) - Self.years.lowerBound
    case .month: value = calendar.component(.month, from: date) - 1
    case .day: value = calendar.component(.day, from: date) - 1
    case .hour, .hours: value = calendar.component(.hour, from: date)
    case .minute, .minutes: value = calendar.component(.minute, from: date) / minuteInterval
    case .dayPeriod: value = calendar.component(.hour, from: date) / 12
    }
    return min(max(0, value), valueCount(of: wheel) - 1)
  }

  /// Returns the row of a wheel for a date: on an endless wheel the nearest one to a row, or one in the middle.
  func row(of wheel: DateWheel, for date: Date, near row: Int?) -> Int {
    let value = value(of: wheel, in: date)
    guard wheel.isEndless else { return value }
    let (count, rows) = (valueCount(of: wheel), rowCount(of: wheel))
    let middle = rows / 2 / count * count + value
    guard let row else { return middle }
    let ahead = ((value - row) % count + count) % count
    let nearest = row + (ahead > count / 2 ? ahead - count : ahead)
    return (0..<rows).contains(nearest) ? nearest : middle
  }

  func title(of wheel: DateWheel, row: Int) -> String {
    let value = row % valueCount(of: wheel)
    switch wheel {
    case .weekday: return titles.weekday(day(atRow: value))
    case .year: return titles.year(value + Self.years.lowerBound)
    case .month: return titles.month(value)
    case .day: return titles.day(value + 1)
    case .hour: return titles.hour(value)
    case .minute: return titles.minute(value * minuteInterval)
    case .dayPeriod: return titles.dayPeriod(value)
    case .hours: return titles.number(value)
    case .minutes: return titles.number(value * minuteInterval)
    }
  }

  private func day(atRow row: Int) -> Date {
    calendar.date(byAdding: .day, value: row - Self.dayReach, to: middleDay) ?? middleDay
  }

  /// Whether the wheels have rows for a date.
  func contains(_ date: Date) -> Bool {
    guard wheels.contains(.weekday) else { return true }
    return (day(atRow: 0)...day(atRow: 2 * Self.dayReach)).contains(calendar.startOfDay(for: date))
  }

  // MARK: Dates

  /// Returns the date after a wheel has turned to a row; a day that the month does not have becomes its last one.
  func date(turning wheel: DateWheel, to row: Int, from date: Date) -> Date {
    let value = row % valueCount(of: wheel)
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
    switch wheel {
    case .weekday:
      let day = calendar.dateComponents([.era, .year, .month, .day], from: day(atRow: value))
      (parts.era, parts.year, parts.month, parts.day) = (day.era, day.year, day.month, day.day)
    case .year: parts.year = value + Self.years.lowerBound
    case .month: parts.month = value + 1
    case .day: parts.day = value + 1
    case .hour, .hours: parts.hour = value
    case .minute, .minutes: parts.minute = value * minuteInterval
    case .dayPeriod: parts.hour = (parts.hour ?? 0) % 12 + 12 * value
    }
    parts.day = min(parts.day ?? 1, dayCount(in: parts))
    return calendar.date(from: parts) ?? date
  }

  /// The number of days in the month of a date's parts.
  private func dayCount(in parts: DateComponents) -> Int {
    let first = DateComponents(era: parts.era, year: parts.year, month: parts.month, day: 1)
    return calendar.date(from: first).flatMap { calendar.range(of: .day, in: .month, for: $0)?.count } ?? longest.days
  }

  /// Whether a row of a wheel can be chosen while the other wheels show a date.
  func isAllowed(_ wheel: DateWheel, row: Int, with date: Date) -> Bool {
    if wheel == .day {
      let parts = calendar.dateComponents([.era, .year, .month], from: date)
      guard row % longest.days < dayCount(in: parts) else { return false }
    }
    guard earliest != nil || latest != nil else { return true }
    guard let span = span(of: wheel, in: self.date(turning: wheel, to: row, from: date)) else { return true }
    if let earliest, span.end <= earliest { return false }
    if let latest, span.start > latest { return false }
    return true
  }

  /// The dates that a wheel's row stands for, with any rows of the wheels for smaller parts.
  private func span(of wheel: DateWheel, in date: Date) -> DateInterval? {
    switch wheel {
    case .weekday, .day: return calendar.dateInterval(of: .day, for: date)
    case .year: return calendar.dateInterval(of: .year, for: date)
    case .month: return calendar.dateInterval(of: .month, for: date)
    case .hour, .hours: return calendar.dateInterval(of: .hour, for: date)
    case .minute, .minutes: return calendar.dateInterval(of: .minute, for: date)
    case .dayPeriod:
      let midnight = calendar.startOfDay(for: date)
      guard let noon = calendar.date(bySettingHour: 12, minute: 0, second: 0, of: date),
        let tomorrow = calendar.date(byAdding: .day, value: 1, to: midnight)
      else { return nil }
      return date < noon ? DateInterval(start: midnight, end: noon) : DateInterval(start: noon, end: tomorrow)
    }
  }

  /// Returns the nearest date between the limits, rounded to the interval of the minutes where that is asked for.
  func allowed(_ date: Date) -> Date {
    var allowed = rounded(date)
    if let earliest, allowed < earliest {
      let down = rounded(earliest)
      allowed = down < earliest ? down.addingTimeInterval(Double(60 * minuteInterval)) : earliest
      if let latest, allowed > latest { allowed = earliest }
    }
    if let latest, allowed > latest {
      let down = rounded(latest)
      allowed = earliest.map { down < $0 } == true ? latest : down
    }
    return allowed
  }

  /// Rounds a date down to the interval of the minutes, where there is a wheel for them.
  private func rounded(_ date: Date) -> Date {
    guard roundsToMinuteInterval, minuteInterval > 1, wheels.contains(.minute),
      let hour = calendar.dateInterval(of: .hour, for: date)
    else { return date }
    let step = Double(60 * minuteInterval)
    return hour.start.addingTimeInterval((date.timeIntervalSince(hour.start) / step).rounded(.down) * step)
  }
}
