import Foundation

// Names of Darwin and Dispatch that `import UIKit` or `import Foundation` bring on Apple's platforms.

/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// The microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

extension ProcessInfo {
  /// Whether the app runs on a Mac with Mac Catalyst: false.
  public var isMacCatalystApp: Bool { false }
  /// Whether an app for iPhone runs on a Mac: false.
  public var isiOSAppOnMac: Bool { false }
}
