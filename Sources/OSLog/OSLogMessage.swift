/// A message of a log, written as a string with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  let text: String

  /// A message without values.
  public init(stringLiteral value: String) {
    text = value
  }

  /// A message with values.
  public init(stringInterpolation: OSLogInterpolation) {
    text = stringInterpolation.text
  }
}

/// The parts of an ``OSLogMessage``.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  /// Begins a message.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity)
  }

  /// Adds a part that is fixed.
  public mutating func appendLiteral(_ literal: String) {
    text += literal
  }

  /// Adds a value; one that is private is written as `<private>`.
  public mutating func appendInterpolation<Value>(_ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto) {
    text += privacy.isHidden ? "<private>" : "\(value())"
  }
}

/// Whether a value may be read in a log.
public struct OSLogPrivacy: Sendable {
  let isHidden: Bool

  /// The value is written, as on a device with a debugger.
  public static let auto = OSLogPrivacy(isHidden: false)
  /// The value is written.
  public static let `public` = OSLogPrivacy(isHidden: false)
  /// The value is left out.
  public static let `private` = OSLogPrivacy(isHidden: true)
  /// The value is left out.
  public static let sensitive = OSLogPrivacy(isHidden: true)
}
