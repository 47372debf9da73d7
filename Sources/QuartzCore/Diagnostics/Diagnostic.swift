// To add a diagnostic, write a function in the file of its family, such as `Diagnostic+Layers.swift` here or
// `Diagnostic+Presentations.swift` in UIKit, and pass it to the environment's `report(_:)`. Give it a page,
// `Documentation/Diagnostics/<identifier>.md`, a line in that folder's README, and a test of its words:
// `Scripts/diagnostics` names what is missing.

/// A report of a mistake of the app: its cause, its effect, and the code to write instead.
public struct Diagnostic: Hashable, Sendable {
  /// A stable name such as `pushed-twice`, which is also that of its page in the documentation.
  public var identifier: String
  /// The cause, with the names of the objects involved.
  public var happened: String
  /// Why it matters.
  public var reason: String
  /// The code to write instead.
  public var remedy: String
  /// Whether it is advice about code that may be intended; tests do not fail for it.
  public var isHint: Bool

  /// A diagnostic from its three sentences.
  public init(identifier: String, happened: String, reason: String, remedy: String, isHint: Bool = false) {
    self.identifier = identifier
    self.happened = happened
    self.reason = reason
    self.remedy = remedy
    self.isHint = isHint
  }

  /// The identifier in brackets, then the three sentences.
  public var message: String {
    "[\(identifier)] \(happened) \(reason) \(remedy)"
  }
}

/// An object with a name for diagnostics.
@MainActor package protocol DebugNamed {
  /// The name, for a person.
  var debugName: String { get }
}
