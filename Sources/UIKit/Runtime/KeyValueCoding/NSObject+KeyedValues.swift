import QuartzCore

extension NSObject {
  /// Returns the value of a property in UIKit's tables, or of a stored property of the app.
  @MainActor func keyedValue(forKey key: String) -> Any? {
    if let property = KeyTables.property(key, of: self) { return property.value(of: self) }
    if let stored = StoredFields.find(key, of: self) { return stored.value }
    return value(forUndefinedKey: key)
  }

  /// Sets a property in UIKit's tables; a value of another kind is reported.
  @MainActor func setKeyedValue(_ value: Any?, forKey key: String) {
    guard let property = KeyTables.property(key, of: self), property.isSettable else {
      return setValue(value, forUndefinedKey: key)
    }
    guard !property.set(value, on: self) else { return }
    let text = value.map { "\($0)" } ?? "nil"
    UIEnvironment.active.report(.wrongKindOfValue(layer: "\(type(of: self))", keyPath: key, value: text))
  }

  /// Returns the value at the end of a key path.
  @MainActor func keyedValue(forKeyPath keyPath: String) -> Any? {
    guard let (key, rest) = Self.split(keyPath) else { return value(forKey: keyPath) }
    return (value(forKey: key) as? NSObject)?.value(forKeyPath: rest)
  }

  /// Sets the value at the end of a key path.
  @MainActor func setKeyedValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let (key, rest) = Self.split(keyPath) else { return setValue(value, forKey: keyPath) }
    (self.value(forKey: key) as? NSObject)?.setValue(value, forKeyPath: rest)
  }

  /// Returns the first key of a path and the others; nil for one key.
  private static func split(_ keyPath: String) -> (String, String)? {
    guard let dot = keyPath.firstIndex(of: ".") else { return nil }
    return (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
  }
}
