import QuartzCore

/// Sets properties, and finds methods, by the names that a document has for them.
///
/// The class's own table comes first, then its stored properties, then UIKit's properties.
@MainActor enum NamedProperties {
  /// Sets a property; returns false where there is none of the name that takes the value.
  static func set(_ value: Any?, _ name: String, of object: AnyObject) -> Bool {
    for table in tables(of: object) {
      guard let key = table.properties.last(where: { $0.name == name }) else { continue }
      return key.property.set(value, on: object)
    }
    // A key path would read the view before it sets it, and so load it.
    if name == "view", let controller = object as? UIViewController, let view = value as? UIView {
      controller.view = view
      return true
    }
    if StoredFields.set(value, name, of: object) { return true }
    guard let object = object as? NSObject, let property = KeyTables.property(name, of: object), property.isSettable
    else { return false }
    return property.set(value, on: object)
  }

  /// Sets the value at a path such as `layer.cornerRadius`.
  static func set(_ value: Any?, atPath path: String, of object: AnyObject) -> Bool {
    if let layer = object as? CALayer {
      layer.setValue(value, forKeyPath: path)
      return true
    }
    guard let dot = path.firstIndex(of: ".") else { return set(value, path, of: object) }
    let (first, rest) = (String(path[..<dot]), String(path[path.index(after: dot)...]))
    guard let object = object as? NSObject else { return false }
    let property =
      tables(of: object).lazy.compactMap { $0.properties.last { $0.name == first }?.property }.first
      ?? KeyTables.property(first, of: object)
    let next = property.map { $0.value(of: object) } ?? StoredFields.find(first, of: object)?.value
    guard let next = next as? NSObject else { return false }
    return set(value, atPath: rest, of: next)
  }

  /// Returns the selector of a name, with the method of the class's table where it has one.
  static func selector(_ name: String, of target: AnyObject) -> Selector {
    tables(of: target).lazy.compactMap { $0.actions.last { $0.name == name } }.first ?? Selector(name)
  }

  /// Returns the method of a name that makes a segue's destination; nil for none.
  static func segueAction(_ name: String, of source: UIViewController) -> InterfaceSegueAction? {
    tables(of: source).lazy.compactMap { $0.segueActions.last { $0.name == name } }.first
  }

  // MARK: Tables

  private static var known: [ObjectIdentifier: [any InterfaceTable.Type]] = [:]

  /// The tables of an object's class and of those above it, the class's own first.
  private static func tables(of object: AnyObject) -> [any InterfaceTable.Type] {
    let type: AnyClass = type(of: object)
    if let tables = known[ObjectIdentifier(type)] { return tables }
    let module = ClassNames.module(of: object)
    let classes = sequence(first: type) { _getSuperclass($0) }
    let tables = classes.flatMap { table(of: $0, addedBy: module) }
    known[ObjectIdentifier(type)] = tables
    return tables
  }

  /// Finds a class's table by its name, which stands in the class, or in an extension of another module.
  private static func table(of type: AnyClass, addedBy module: String) -> [any InterfaceTable.Type] {
    guard let name = _mangledTypeName(type) else { return [] }
    let suffix = "16InterfaceEntriesO"
    let names = [name + suffix, "\(name)\(module.utf8.count)\(module)E\(suffix)"]
    return names.compactMap { _typeByName($0) as? any InterfaceTable.Type }
  }
}
