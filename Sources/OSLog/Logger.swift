/// Writes messages to a log.
public struct Logger: Sendable {
  private let log: OSLog

  /// A logger of the log of an app that names none.
  public init() {
    log = .default
  }

  /// A logger of a log.
  public init(_ log: OSLog) {
    self.log = log
  }

  /// A logger of a subsystem, in reverse domain notation, and of one of its categories.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Writes a message of a type.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    log.write(message.text, level.level)
  }

  /// Writes a message.
  public func log(_ message: OSLogMessage) {
    log(level: .default, message)
  }

  /// Writes the most detailed of messages.
  public func trace(_ message: OSLogMessage) {
    log.write(message.text, .trace)
  }

  /// Writes a message for the people who mend the code.
  public func debug(_ message: OSLogMessage) {
    log(level: .debug, message)
  }

  /// Writes a message that may help.
  public func info(_ message: OSLogMessage) {
    log(level: .info, message)
  }

  /// Writes a message that is not an error.
  public func notice(_ message: OSLogMessage) {
    log(level: .default, message)
  }

  /// Writes a message of something that may become an error.
  public func warning(_ message: OSLogMessage) {
    log.write(message.text, .warning)
  }

  /// Writes a failure.
  public func error(_ message: OSLogMessage) {
    log(level: .error, message)
  }

  /// Writes a failure that needs attention at once.
  public func critical(_ message: OSLogMessage) {
    log(level: .fault, message)
  }

  /// Writes a mistake in the program.
  public func fault(_ message: OSLogMessage) {
    log(level: .fault, message)
  }
}
