/// A trap that a program fell into: what happened, why it matters, and what to write instead.
public struct Diagnostic: Hashable, Sendable {
  /// A stable name such as `pushed-twice`; one page of the documentation each.
  public var identifier: String
  /// What happened, with the names of the objects involved.
  public var happened: String
  /// Why it matters.
  public var reason: String
  /// What to write instead.
  public var remedy: String
  /// Whether it is advice about code that may be as it is meant; tests do not fail for it.
  public var isHint: Bool

  /// A diagnostic from its three sentences.
  public init(identifier: String, happened: String, reason: String, remedy: String, isHint: Bool = false) {
    self.identifier = identifier
    self.happened = happened
    self.reason = reason
    self.remedy = remedy
    self.isHint = isHint
  }

  /// The three sentences in one line, with the identifier in brackets.
  public var message: String {
    "[\(identifier)] \(happened) \(reason) \(remedy)"
  }
}
