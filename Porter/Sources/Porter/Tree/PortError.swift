/// A reason why nothing could be ported.
public struct PortError: Error, CustomStringConvertible, Equatable {
  /// The reason, in a sentence.
  public let description: String

  /// An error with its reason.
  public init(_ description: String) {
    self.description = description
  }
}
