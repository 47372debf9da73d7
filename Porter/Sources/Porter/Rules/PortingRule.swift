/// One kind of rewrite.
protocol PortingRule: Sendable {
  /// The name in reports, in lower case with hyphens.
  static var name: String { get }
  /// The reason why the source does not compile as it stands, in a sentence.
  static var reason: String { get }
  /// Source before and after the rewrite; a test ports the first and expects the second.
  static var example: RuleExample { get }

  /// Asks for the changes of the context's file.
  static func apply(in context: inout RuleContext)
}

/// An example of a rule.
public struct RuleExample: Sendable {
  /// The owner's source.
  public let before: String
  /// The ported source.
  public let after: String
}
