import Foundation

/// The longest times for a command.
public struct TimeLimits: Sendable {
  /// The longest time in all, in seconds.
  public var total: TimeInterval
  /// The longest time without a line of output, in seconds; nil for any.
  public var silence: TimeInterval?
  /// Decides from which line on silence counts; nil for the beginning.
  public var silenceBegins: (@Sendable (String) -> Bool)?
  /// How long the programs of a command that is ended for its time may take to print where they stand, in seconds; nil
  /// where all is ended at once.
  ///
  /// They get the signal at which Swift's runtime prints a backtrace.
  public var backtrace: TimeInterval?

  /// Limits with nothing but a longest time.
  public init(total: TimeInterval) {
    self.total = total
  }
}
