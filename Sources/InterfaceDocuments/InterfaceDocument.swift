import Foundation

/// A storyboard or a nib in the form in which Xcode keeps it, as data.
///
/// The parser does not ask what an element is for. A reader builds objects from the tree, and reports what it does not
/// know.
public struct InterfaceDocument: Hashable, Sendable {
  /// The two kinds of documents.
  public enum Kind: Hashable, Sendable {
    /// Scenes of view controllers, between which segues lead.
    case storyboard
    /// Objects that are loaded together, with an owner from outside.
    case nib
  }

  /// The file's name, for messages.
  public let name: String
  /// The kind of the document.
  public let kind: Kind
  /// The element `document`.
  public let root: InterfaceElement
  private let paths: [String: [Int]]

  /// Parses a document.
  ///
  /// - Throws: ``InterfaceDocumentError`` for a text that is not such a document, is damaged, or exceeds the limits.
  public init(parsing data: Data, name: String, limits: InterfaceLimits = InterfaceLimits()) throws {
    let root = try InterfaceParser.parse(data, name: name, limits: limits)
    try self.init(root, name: name)
  }

  /// Takes elements that are in memory.
  ///
  /// - Throws: ``InterfaceDocumentError`` where the root is not that of a document.
  public init(_ root: InterfaceElement, name: String) throws {
    guard root.name == "document" else {
      let problem: InterfaceDocumentError.Problem = root.name == "archive" ? .oldForm : .otherRoot(root.name)
      throw InterfaceDocumentError(document: name, line: root.line, problem: problem)
    }
    self.name = name
    self.root = root
    let isStoryboard = root.child(named: "scenes") != nil || (root["type"] ?? "").contains("Storyboard")
    kind = isStoryboard ? .storyboard : .nib
    var paths: [String: [Int]] = [:]
    var path: [Int] = []
    Self.index(root, at: &path, into: &paths)
    self.paths = paths
  }

  /// The scenes of a storyboard.
  public var scenes: [InterfaceElement] { root.group("scenes").filter { $0.name == "scene" } }

  /// The objects of a nib; empty for a storyboard, whose scenes have them.
  public var objects: [InterfaceElement] { root.group("objects") }

  /// The identifier of the controller with which the storyboard begins; nil for none.
  public var initialViewController: String? { root["initialViewController"] }

  /// The element with an identifier, the first one in the document's order; nil for none.
  public func element(withID id: String) -> InterfaceElement? {
    guard let path = paths[id] else { return nil }
    return path.reduce(root) { $0.children[$1] }
  }

  /// The scene that contains the element with an identifier; nil for none.
  public func scene(containing id: String) -> InterfaceElement? {
    guard let path = paths[id] else { return nil }
    var element = root
    for index in path {
      element = element.children[index]
      if element.name == "scene" { return element }
    }
    return nil
  }

  private static func index(
    _ element: InterfaceElement, at path: inout [Int], into paths: inout [String: [Int]]
  ) {
    if let id = element.id, paths[id] == nil { paths[id] = path }
    for (index, child) in element.children.enumerated() {
      path.append(index)
      Self.index(child, at: &path, into: &paths)
      path.removeLast()
    }
  }
}
