import Logging

/// The weight of a message in a log.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The system's number.
  public let rawValue: UInt8

  /// A type of the system's number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A message that is written always.
  public static let `default` = OSLogType(rawValue: 0)
  /// A message that may help.
  public static let info = OSLogType(rawValue: 1)
  /// A message for the people who mend the code.
  public static let debug = OSLogType(rawValue: 2)
  /// A failure of the program.
  public static let error = OSLogType(rawValue: 16)
  /// A failure of several programs, or a mistake in one.
  public static let fault = OSLogType(rawValue: 17)

  /// The level of the program's `LoggingSystem`.
  var level: Logging.Logger.Level {
    switch self {
    case .info: .info
    case .debug: .debug
    case .error: .error
    case .fault: .critical
    default: .notice
    }
  }
}
