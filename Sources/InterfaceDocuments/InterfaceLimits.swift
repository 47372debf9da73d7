/// The largest document that is read, so that the memory for it is bounded.
public struct InterfaceLimits: Hashable, Sendable {
  /// In bytes.
  public var size = 32 << 20
  /// The largest number of elements.
  public var elementCount = 400_000
  /// The number of elements inside each other.
  public var depth = 200

  /// Creates the standard limits.
  public init() {}
}
