import Foundation

/// Boundaries are named by `NSCopying` values, and code for Apple's platforms, which bridge, writes `"floor" as NSCopying`.
extension String: @retroactive NSCopying {
  /// The string itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
