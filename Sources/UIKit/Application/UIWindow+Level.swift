import Foundation
import QuartzCore

extension UIWindow {
  /// The level of a window: windows of a higher level are in front, and those of one level in the order of showing.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The depth.
    public var rawValue: CGFloat

    /// Creates a level from its depth.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level from its depth.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Returns the level that is higher by a depth.
    public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(rawValue: lhs.rawValue + rhs) }
    /// Returns the level that is lower by a depth.
    public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(rawValue: lhs.rawValue - rhs) }

    /// Raises a level by a depth.
    public static func += (lhs: inout Level, rhs: CGFloat) { lhs.rawValue += rhs }
    /// Lowers a level by a depth.
    public static func -= (lhs: inout Level, rhs: CGFloat) { lhs.rawValue -= rhs }
    /// Whether a level is behind another one.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }

    /// The level of an app's windows: 0.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar: 1000.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts: 2000.
    public static let alert = Level(rawValue: 2000)
  }

  /// Posted when a window has become visible; the object is the window.
  nonisolated public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  /// Posted when a window was hidden; the object is the window.
  nonisolated public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  /// Posted after `becomeKey()`; the object is the window.
  nonisolated public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted after `resignKey()`; the object is the window.
  nonisolated public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
