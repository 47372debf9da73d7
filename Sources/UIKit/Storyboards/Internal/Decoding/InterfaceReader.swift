import InterfaceDocuments
import QuartzCore

/// Reads one element of a document, and notes what was not read.
@MainActor final class InterfaceReader {
  let element: InterfaceElement
  unowned let loader: InterfaceLoader
  private var readAttributes: Set<String> = []
  private var readChildren: Set<Int> = []
  private var invalid: [String] = []

  init(_ element: InterfaceElement, _ loader: InterfaceLoader) {
    (self.element, self.loader) = (element, loader)
  }

  /// Attributes and children that say nothing about the running app: names, and the state of Xcode's canvas.
  private static let editingAttributes: Set<String> = [
    "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider", "sceneMemberID", "misplaced",
    "ambiguous", "verifyAmbiguity", "tableViewCell", "storyboardIdentifier", "colorLabel", "fixedFrame",
    "useStoryboardIdentifierAsRestorationIdentifier", "clearsContextBeforeDrawing",
  ]
  private static let editingChildren: Set<String> = [
    "canvasLocation", "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics",
    "simulatedOrientationMetrics", "simulatedDestinationMetrics", "simulatedScreenMetrics", "freeformSize",
    "designables",
    "animations", "userComments", "connections", "userDefinedRuntimeAttributes", "constraints", "subviews",
    "toolbarItems", "layoutGuides", "variation", "viewLayoutGuide",
  ]

  subscript(attribute: String) -> String? {
    readAttributes.insert(attribute)
    return element[attribute]
  }

  func flag(_ attribute: String) -> Bool? { value(attribute) { $0.flag(attribute) } }
  func number(_ attribute: String) -> Double? { value(attribute) { $0.number(attribute) } }
  func integer(_ attribute: String) -> Int? { value(attribute) { $0.integer(attribute) } }

  /// Returns one of several values by its name in the document.
  func choice<Value>(_ attribute: String, _ values: [String: Value]) -> Value? {
    value(attribute) { $0[attribute].flatMap { values[$0] } }
  }

  /// Returns a text, from an attribute or a child.
  func text(_ key: String) -> String? {
    readAttributes.insert(key)
    _ = child(key)
    return element.string(key)
  }

  /// Returns the child with a role.
  func child(_ key: String) -> InterfaceElement? {
    guard let index = element.children.firstIndex(where: { $0.key == key }) else { return nil }
    readChildren.insert(index)
    return element.children[index]
  }

  /// Returns the children of a name that have no role, such as the states of a button.
  func children(named name: String) -> [InterfaceElement] {
    let found = element.children.indices.filter { element.children[$0].name == name }
    readChildren.formUnion(found)
    return found.map { element.children[$0] }
  }

  /// Returns what is inside a group such as `cells`.
  func group(_ name: String) -> [InterfaceElement] { children(named: name).flatMap(\.children) }

  func color(_ key: String) -> UIColor? {
    guard let child = child(key), child.name == "color" else { return nil }
    let value = InterfaceColor(child)
    let color = value.flatMap(loader.color)
    if color == nil { invalid.append("\(element.name) > color \(key)") }
    return color
  }

  func insets(_ key: String) -> UIEdgeInsets? {
    child(key).flatMap(InterfaceInsets.init).map {
      UIEdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right)
    }
  }

  func size(_ key: String) -> CGSize? { child(key)?.sizeValue }

  /// Returns a value; notes an attribute that has another one.
  private func value<Value>(_ attribute: String, _ read: (InterfaceElement) -> Value?) -> Value? {
    readAttributes.insert(attribute)
    guard let text = element[attribute] else { return nil }
    let value = read(element)
    if value == nil { invalid.append("\(element.name) \(attribute)=\"\(text)\"") }
    return value
  }

  /// Reports what was not read.
  func finish() {
    for name in element.attributes.keys.sorted()
    where !readAttributes.contains(name) && !Self.editingAttributes.contains(name) {
      loader.reportUnknown("\(element.name) \(name)", in: element)
    }
    for (index, child) in element.children.enumerated() where !readChildren.contains(index) {
      let role = child.key ?? child.name
      // A child that says `nil` leaves a property as it is.
      guard !Self.editingChildren.contains(role), !Self.editingChildren.contains(child.name), child.name != "nil"
      else { continue }
      loader.reportUnknown("\(element.name) > \(child.name)\(child.key.map { " \($0)" } ?? "")", in: child)
    }
    for text in invalid { loader.reportUnknown(text, in: element) }
  }
}
