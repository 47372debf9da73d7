/// One element of an interface document, with everything inside it.
public struct InterfaceElement: Hashable, Sendable {
  /// The element's name, such as `viewController` or `constraint`.
  public var name: String
  /// The attributes by their names.
  public var attributes: [String: String]
  /// The elements directly inside, in order.
  public var children: [InterfaceElement]
  /// The characters directly inside the element, without white space at both ends unless the element is a text.
  public var text: String
  /// The line of the document on which the element begins, counted from 1; 0 for an element made in code.
  public var line: Int

  /// Creates an element.
  public init(
    _ name: String, _ attributes: [String: String] = [:], children: [InterfaceElement] = [], text: String = "",
    line: Int = 0
  ) {
    (self.name, self.attributes, self.children) = (name, attributes, children)
    (self.text, self.line) = (text, line)
  }

  /// The value of an attribute; nil where the element has none of the name.
  public subscript(attribute: String) -> String? { attributes[attribute] }

  /// The identifier by which other elements of the document refer to this one.
  public var id: String? { attributes["id"] }

  /// The role in the parent, such as `frame` or `textColor`.
  public var key: String? { attributes["key"] }

  /// The first child of a name; nil for none.
  public func child(named name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// The first child with a role; nil for none.
  public func child(keyed key: String) -> InterfaceElement? { children.first { $0.key == key } }

  /// The children inside a group such as `subviews`; empty where there is no such group.
  public func group(_ name: String) -> [InterfaceElement] { child(named: name)?.children ?? [] }

  /// Calls a function with the element and everything inside it, each before its children.
  public func visit(_ body: (InterfaceElement) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }

  /// The element in the words of a message: its name, its identifier and its line.
  public var location: String {
    let identifier = id.map { " id=\"\($0)\"" } ?? ""
    return "<\(name)\(identifier)>" + (line > 0 ? " on line \(line)" : "")
  }
}
