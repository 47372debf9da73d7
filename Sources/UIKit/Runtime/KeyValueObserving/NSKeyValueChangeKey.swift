import Foundation

/// A key of the dictionary that describes a change to an observer.
public struct NSKeyValueChangeKey: Hashable, RawRepresentable, Sendable {
  /// Foundation's text of the key.
  public let rawValue: String

  /// Creates a key from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The kind of the change: a number, the raw value of an `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The positions of single objects that changed in a collection; no change here has it, because a collection is set
  /// as a whole.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// The value after the change; `NSNull` for nil.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change; `NSNull` for nil.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// Present in the first of two calls for a change, which ``NSKeyValueObservingOptions/prior`` requests.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
