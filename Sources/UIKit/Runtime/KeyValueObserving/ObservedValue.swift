import QuartzCore

/// The value that an observation saw last.
@MainActor protocol LastValue {
  associatedtype Value
  /// The value; nil for an object that was released.
  var current: Value? { get }
}

/// The value that an observation saw last; views and controllers are not retained, because they may retain the
/// observation.
struct ObservedValue<Value>: LastValue {
  private var value: Value?
  private var object: AnyWeakReference?

  init(_ value: Value) {
    if let object = value as? any WeaklyReferenceable {
      self.object = AnyWeakReference(object)
    } else {
      self.value = value
    }
  }

  /// The value; nil for an object that was released.
  var current: Value? { value ?? object?.target as? Value }
}

/// The value that an observation saw last, of a type whose values have no equality. Objects are not retained.
struct ObservedMemory<Value>: LastValue {
  private let bytes: [UInt8]
  private let isObject: Bool
  private var value: Value?
  private weak var object: AnyObject?

  init(_ value: Value) {
    bytes = Self.bytes(of: value)
    isObject = Self.object(in: value) != nil
    object = Self.object(in: value)
    if !isObject { self.value = value }
  }

  /// The value; nil for an object that was released.
  var current: Value? { isObject ? object as? Value : value }

  /// Whether a value has the same memory; an object that was released is no other one's equal.
  func isOf(_ other: Value) -> Bool {
    guard bytes == Self.bytes(of: other) else { return false }
    return !isObject || object != nil
  }

  private static func bytes(of value: Value) -> [UInt8] {
    withUnsafeBytes(of: value) { Array($0) }
  }

  /// The object that the value is, or that an optional value contains.
  private static func object(in value: Value) -> AnyObject? {
    var content: Any = value
    while let optional = content as? any AnyOptional {
      guard let wrapped = optional.content else { return nil }
      content = wrapped
    }
    return type(of: content) is AnyClass ? content as AnyObject : nil
  }
}

/// An optional value of any type.
private protocol AnyOptional {
  var content: Any? { get }
}

extension Optional: AnyOptional {
  fileprivate var content: Any? { self }
}
