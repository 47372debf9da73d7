import Foundation
import Logging

/// A log of a part of an app; what it gets goes to the program's `LoggingSystem`.
public final class OSLog: NSObject, Sendable {
  /// The log of an app that names none.
  public static let `default` = OSLog(isEnabled: true, label: "default")
  /// A log that drops what it gets.
  public static let disabled = OSLog(isEnabled: false, label: "disabled")

  /// A log's category that tools give a meaning.
  public struct Category: Hashable, Sendable {
    let name: String
    /// Events that a tool shows as points of interest.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// Events that are recorded while a tool asks for them.
    public static let dynamicTracing = Category(name: "DynamicTracing")
    /// Events that are recorded with their call stacks, while a tool asks for them.
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  private let isEnabled: Bool
  private let output: Logging.Logger

  private init(isEnabled: Bool, label: String) {
    self.isEnabled = isEnabled
    output = Logging.Logger(label: label)
  }

  /// A log of a subsystem, in reverse domain notation, and of one of its categories.
  public convenience init(subsystem: String, category: String) {
    self.init(isEnabled: true, label: "\(subsystem).\(category)")
  }

  /// A log of a subsystem, in a category of the tools.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  /// Whether messages of a type are written.
  public func isEnabled(type: OSLogType) -> Bool {
    isEnabled && output.logLevel <= type.level
  }

  /// Whether signposts are written: they are the most detailed of messages.
  public var signpostsEnabled: Bool { isEnabled && output.logLevel <= .trace }

  func write(_ text: @autoclosure () -> String, _ level: Logging.Logger.Level) {
    guard isEnabled, output.logLevel <= level else { return }
    output.log(level: level, "\(text())")
  }
}
