/// The reason for which a text is not read as an interface document.
public struct InterfaceDocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A reason not to read a text.
  public enum Problem: Hashable, Sendable {
    /// The text is not well-formed XML; the number is that of libxml2's list of errors.
    case malformed(code: Int)
    /// The file is compiled, as in an app's bundle.
    case compiled
    /// The document was saved by Xcode 4 or before.
    case oldForm
    /// The root is not `document`.
    case otherRoot(String)
    /// The document declares a type or entities, which Xcode never writes.
    case declaration
    /// The document exceeds a limit: its name, and the largest number.
    case tooLarge(String, limit: Int)
    case empty
    /// The text is not in UTF-8.
    case otherEncoding
  }

  /// The file's name.
  public let document: String
  /// The line, counted from 1; 0 where it is not known.
  public let line: Int
  /// The reason.
  public let problem: Problem

  /// The file, the line and the reason in words.
  public var description: String {
    let location = line > 0 ? "\(document), line \(line)" : document
    return "\(location): \(words)."
  }

  private var words: String {
    switch problem {
    case .malformed(let code): "the text is not well-formed XML (error \(code))"
    case .compiled: "the file is compiled; the one that Xcode edits is needed"
    case .oldForm: "the document is in the form of Xcode 4; save it with a newer Xcode"
    case .otherRoot(let name): "the root is <\(name)> in place of <document>"
    case .declaration: "the document declares a type or entities"
    case .tooLarge(let quantity, let limit): "the \(quantity) exceeds the limit of \(limit)"
    case .empty: "the document is empty"
    case .otherEncoding: "the text is not in UTF-8"
    }
  }
}
