/// The part of an interval that a signpost marks.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The system's number.
  public let rawValue: UInt8

  /// A type of the system's number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)

  var word: String {
    switch self {
    case .begin: "begin"
    case .end: "end"
    default: "event"
    }
  }
}

/// Writes a signpost to a log.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {
  log.write("\(type.word) \(name) \(signpostID.rawValue)", .trace)
}

/// Writes a signpost to a log, with a message of a format and its arguments.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
  _ format: StaticString, _ arguments: Any...
) {
  log.write(
    "\(type.word) \(name) \(signpostID.rawValue): \(LogFormat("\(format)").text(arguments))", .trace)
}
