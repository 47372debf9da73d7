import Foundation

/// Boundaries have `NSCopying` identifiers, and code for Apple's platforms, which bridge, writes `"floor" as
/// NSCopying`.
extension String: @retroactive NSCopying {
  /// Returns the string itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
