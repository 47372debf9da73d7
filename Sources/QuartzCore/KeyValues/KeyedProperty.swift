import Foundation

/// A property that is read and set by its name.
@MainActor package struct KeyedProperty {
  private let read: (AnyObject) -> Any?
  private let write: ((AnyObject, Any?) -> Bool)?

  /// Creates a property of closures; without the second one it is read-only.
  ///
  /// - Parameter write: returns false for a value of a kind that the property does not take.
  package init(read: @escaping (AnyObject) -> Any?, write: ((AnyObject, Any?) -> Bool)? = nil) {
    (self.read, self.write) = (read, write)
  }

  /// A property at a key path.
  package static func value<Root: AnyObject, Value>(_ path: ReferenceWritableKeyPath<Root, Value>) -> KeyedProperty {
    KeyedProperty { object in
      (object as? Root).flatMap { KeyedValue.object($0[keyPath: path]) }
    } write: { object, value in
      guard let root = object as? Root, let converted: Value = KeyedValue.converted(value) else { return false }
      root[keyPath: path] = converted
      return true
    }
  }

  /// A property at a key path that cannot be set.
  package static func readOnly<Root: AnyObject, Value>(_ path: KeyPath<Root, Value>) -> KeyedProperty {
    KeyedProperty { object in (object as? Root).flatMap { KeyedValue.object($0[keyPath: path]) } }
  }

  /// Whether the property can be set.
  package var isSettable: Bool { write != nil }

  /// Returns the value, numbers and enumerations as `NSNumber`.
  package func value(of object: AnyObject) -> Any? { read(object) }

  /// Sets a value; returns false for a value of another kind.
  package func set(_ value: Any?, on object: AnyObject) -> Bool { write?(object, value) ?? false }
}

/// The properties of a class by the names that they have in Objective-C, such as `hidden` for `isHidden`.
@MainActor package struct KeyTable {
  private let fits: (AnyObject) -> Bool
  private let properties: [String: KeyedProperty]

  /// Creates the table of a class.
  package init<Root: AnyObject>(_ type: Root.Type, _ properties: [String: KeyedProperty]) {
    fits = { $0 is Root }
    self.properties = properties
  }

  /// Returns an object's property of a name, which may have the prefix `is`; nil where the class has none.
  package func property(_ key: String, of object: AnyObject) -> KeyedProperty? {
    guard let property = properties[key] ?? properties[Self.withoutPrefix(key)] else { return nil }
    return fits(object) ? property : nil
  }

  private static func withoutPrefix(_ key: String) -> String {
    guard key.hasPrefix("is"), key.dropFirst(2).first?.isUppercase == true else { return key }
    return key.dropFirst(2).prefix(1).lowercased() + key.dropFirst(3)
  }
}

/// Converts between values of properties and the objects that stand for them.
package enum KeyedValue {
  /// Returns the object for a value: numbers, Booleans and enumerations as `NSNumber`, other values as they are.
  package static func object(_ value: Any) -> Any? {
    if let optional = value as? any OptionalValue {
      return optional.wrappedValue.flatMap { object($0) }
    }
    switch value {
    case let value as NSObject: return value
    case let value as CGFloat: return NSNumber(value: Double(value))
    case let value as Double: return NSNumber(value: value)
    case let value as Float: return NSNumber(value: value)
    case let value as Bool: return NSNumber(value: value)
    case let value as any BinaryInteger: return NSNumber(value: Int64(clamping: value))
    case let value as any RawRepresentable: return rawObject(value)
    default: return value
    }
  }

  private static func rawObject<Value: RawRepresentable>(_ value: Value) -> Any? {
    value.rawValue is any BinaryInteger || value.rawValue is String || value.rawValue is CGFloat
      || value.rawValue is Float ? object(value.rawValue) : value
  }

  /// Returns a value for a property's type: numbers of any type for numbers, raw values for enumerations; nil for a
  /// value of another kind.
  package static func converted<Value>(_ value: Any?) -> Value? {
    if let optional = Value.self as? any OptionalValue.Type {
      guard let value = value.flatMap(unwrapped) else { return optional.noValue as? Value }
      return optional.wrapping(value) as? Value
    }
    guard let value = value.flatMap(unwrapped) else { return nil }
    if let exact = value as? Value { return exact }
    if let type = Value.self as? any KeyedNumber.Type {
      return number(value).flatMap { type.init(keyed: $0) as? Value }
    }
    guard let type = Value.self as? any RawRepresentable.Type else { return nil }
    return represented(type, value) as? Value
  }

  private static func unwrapped(_ value: Any) -> Any? {
    (value as? any OptionalValue).map { $0.wrappedValue.flatMap(unwrapped) } ?? value
  }

  private static func represented<Value: RawRepresentable>(_ type: Value.Type, _ value: Any) -> Value? {
    let raw: Value.RawValue? = converted(value)
    return raw.flatMap { type.init(rawValue: $0) }
  }

  private static func number(_ value: Any) -> NSNumber? { object(value) as? NSNumber }
}

/// A value that may be missing.
private protocol OptionalValue {
  static var noValue: Any { get }
  var wrappedValue: Any? { get }
  static func wrapping(_ value: Any) -> Any?
}

extension Optional: OptionalValue {
  fileprivate static var noValue: Any { Self.none as Any }
  fileprivate var wrappedValue: Any? { self }
  /// Returns the optional of a converted value; nil for a value of another kind.
  fileprivate static func wrapping(_ value: Any) -> Any? {
    let wrapped: Wrapped? = KeyedValue.converted(value)
    return wrapped.map { Self.some($0) as Any }
  }
}

/// A type of numbers.
private protocol KeyedNumber {
  init(keyed number: NSNumber)
}

extension CGFloat: KeyedNumber {
  fileprivate init(keyed number: NSNumber) { self = CGFloat(number.doubleValue) }
}
extension Double: KeyedNumber {
  fileprivate init(keyed number: NSNumber) { self = number.doubleValue }
}
extension Float: KeyedNumber {
  fileprivate init(keyed number: NSNumber) { self = number.floatValue }
}
extension Int: KeyedNumber {
  fileprivate init(keyed number: NSNumber) { self = number.intValue }
}
extension UInt: KeyedNumber {
  fileprivate init(keyed number: NSNumber) { self = number.uintValue }
}
extension Bool: KeyedNumber {
  fileprivate init(keyed number: NSNumber) { self = number.boolValue }
}
