import QuartzCore

/// Values of objects by the names of their properties.
///
/// There is no runtime that finds them: UIKit's own properties are in tables, and an app's stored properties can be
/// read, not set.
extension KeyValueObserving where Self: NSObject {
  /// Returns the value of a property by its name; an unknown name goes to ``value(forUndefinedKey:)``.
  public func value(forKey key: String) -> Any? {
    // A root class of UIKit has open methods of these names, which subclasses override.
    if let coding = self as? any KeyValueCoding { return coding.value(forKey: key) }
    return keyedValue(forKey: key)
  }

  /// Returns the value at a key path such as `layer.cornerRadius`.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let coding = self as? any KeyValueCoding { return coding.value(forKeyPath: keyPath) }
    return keyedValue(forKeyPath: keyPath)
  }

  /// Sets a property by its name; an unknown name goes to ``setValue(_:forUndefinedKey:)``.
  public func setValue(_ value: Any?, forKey key: String) {
    if let coding = self as? any KeyValueCoding { return coding.setValue(value, forKey: key) }
    setKeyedValue(value, forKey: key)
  }

  /// Sets the value at a key path such as `layer.cornerRadius`.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let coding = self as? any KeyValueCoding { return coding.setValue(value, forKeyPath: keyPath) }
    setKeyedValue(value, forKeyPath: keyPath)
  }

  /// Reports a name that no property has, in UIKit's words, and returns nil.
  public func value(forUndefinedKey key: String) -> Any? {
    if let coding = self as? any KeyValueCoding { return coding.value(forUndefinedKey: key) }
    UIEnvironment.active.report(.undefinedKey(key, of: self, isSet: false))
    return nil
  }

  /// Reports a name that no property has, in UIKit's words.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    if let coding = self as? any KeyValueCoding { return coding.setValue(value, forUndefinedKey: key) }
    UIEnvironment.active.report(.undefinedKey(key, of: self, isSet: true))
  }

  /// Sets several properties by their names.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
  }

  /// Returns the values of several properties; `NSNull` stands for nil.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    keys.reduce(into: [:]) { $0[$1] = value(forKey: $1) ?? NSNull() }
  }
}

/// A root class whose subclasses override access by name.
@MainActor protocol KeyValueCoding: NSObject {
  func value(forKey key: String) -> Any?
  func value(forKeyPath keyPath: String) -> Any?
  func setValue(_ value: Any?, forKey key: String)
  func setValue(_ value: Any?, forKeyPath keyPath: String)
  func value(forUndefinedKey key: String) -> Any?
  func setValue(_ value: Any?, forUndefinedKey key: String)
}

extension UIResponder: KeyValueCoding {}
extension UIGestureRecognizer: KeyValueCoding {}
extension UIBarItem: KeyValueCoding {}

extension CALayer: KeyValueCoding {
  /// Returns nil: a layer has a value for every key.
  public func value(forUndefinedKey key: String) -> Any? { nil }
  /// Does nothing: a layer takes every key.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {}
}

extension CAAnimation: KeyValueCoding {
  /// Returns nil: an animation has a value for every key.
  public func value(forUndefinedKey key: String) -> Any? { nil }
  /// Does nothing: an animation takes every key.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {}
}
