import Foundation

/// The user's language and region: the locale, the calendar and the time zone of dates, and the present date.
///
/// They do not follow the machine's, so that a screen shows the same dates everywhere.
public struct RegionSettings: Hashable, Sendable {
  /// The locale of dates and numbers.
  public var locale: Locale
  /// The calendar; its own locale and time zone do not count.
  public var calendar: Calendar
  /// The time zone.
  public var timeZone: TimeZone
  /// The date at the start of the environment, from which the present date goes on with the environment's clock.
  public var startDate: Date

  /// Creates settings; those that are left out are the standard ones.
  public init(
    locale: Locale = Locale(identifier: "en_US"), calendar: Calendar = Calendar(identifier: .gregorian),
    timeZone: TimeZone = .gmt, startDate: Date = Self.standardDate
  ) {
    (self.locale, self.calendar, self.timeZone, self.startDate) = (locale, calendar, timeZone, startDate)
  }

  /// English of the United States, Greenwich Mean Time, and 9:41 in the morning of 9 January 2007.
  public static let standard = RegionSettings()
  /// The date of ``standard``, at the time that the status bar shows.
  public static let standardDate = Date(timeIntervalSince1970: 1_168_335_660)
}

extension UIEnvironment {
  /// The present date, by the environment's clock.
  package var presentDate: Date { region.startDate.addingTimeInterval(clock.now - traceOrigin) }
}
