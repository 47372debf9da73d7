/// Writes a message of a format and its arguments to a log.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any...
) {
  log.write(LogFormat("\(message)").text(arguments), type.level)
}

/// Writes a message of a format and its arguments to a log.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: Any...) {
  log.write(LogFormat("\(message)").text(arguments), type.level)
}
