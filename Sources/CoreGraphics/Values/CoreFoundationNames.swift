import Foundation

/// Core Foundation's name for an array, so that `colors as CFArray` compiles as on Apple's platforms.
public typealias CFArray = [Any]

/// Core Foundation's name for a string.
public typealias CFString = String

/// Core Foundation's name for seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// Returns the seconds since the beginning of 2001 on the machine's clock, as `Date` does; a stage's clock is
/// `CACurrentMediaTime()`.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date.timeIntervalSinceReferenceDate
}
