/// Something that the porter could not rewrite, or a rewrite that its author should know of.
public struct Finding: Hashable, Sendable {
  /// How much a finding matters.
  public enum Kind: String, Sendable, CaseIterable {
    /// The file was not ported: its bytes were copied.
    case unreadable
    /// A change must be made by hand; without it the file does not compile, or does something else.
    case byHand = "by-hand"
    /// The rewrite behaves a little differently; nothing need be done.
    case note
  }

  /// How much it matters.
  public let kind: Kind
  /// The path inside the tree.
  public let path: String
  /// The position in the owner's file.
  public let location: SourceLocation
  /// The name of the rule.
  public let rule: String
  /// The reason, in a sentence.
  public let message: String
  /// The change to make by hand; empty for notes.
  public let remedy: String
  /// The construct whose section of ``Construct/page`` says more; nil where the remedy is all.
  public var construct: Construct?

  /// The finding with the path of the folder before its own.
  public func moved(to folder: String) -> Finding {
    Finding(
      kind: kind, path: folder + "/" + path, location: location, rule: rule, message: message, remedy: remedy,
      construct: construct)
  }
}
