import Synchronization

/// The identity of one interval among those of a name.
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
  /// The system's number.
  public let rawValue: UInt64

  /// An identifier of a number.
  public init(_ value: UInt64) {
    rawValue = value
  }

  /// An identifier of a number.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// An identifier that no interval of a log has yet.
  public init(log: OSLog) {
    rawValue = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// The identifier of an object's intervals.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  private static let last = Atomic<UInt64>(0)

  /// The identifier of intervals that never overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// No interval's identifier.
  public static let invalid = OSSignpostID(UInt64.max)
  /// The identifier of a log that is not enabled.
  public static let null = OSSignpostID(0)

  /// Whether one number is less than another.
  public static func < (one: Self, other: Self) -> Bool {
    one.rawValue < other.rawValue
  }
}
