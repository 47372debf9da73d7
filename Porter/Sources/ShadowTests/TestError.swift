/// A reason why the tests could not be run.
public struct TestError: Error, CustomStringConvertible, Equatable {
  /// The reason, in a sentence, and what to do.
  public let description: String

  /// An error with its reason.
  public init(_ description: String) {
    self.description = description
  }
}
