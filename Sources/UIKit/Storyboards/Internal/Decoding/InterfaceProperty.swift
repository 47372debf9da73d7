import InterfaceDocuments
import QuartzCore

/// A property of a class, and the attribute or child element that sets it.
@MainActor struct InterfaceProperty<Owner: AnyObject> {
  let apply: (InterfaceReader, Owner) -> Void

  static func flag(_ name: String, _ path: ReferenceWritableKeyPath<Owner, Bool>) -> Self {
    Self { reader, owner in if let value = reader.flag(name) { owner[keyPath: path] = value } }
  }

  static func number<Number: BinaryFloatingPoint>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Number>
  ) -> Self {
    Self { reader, owner in if let value = reader.number(name) { owner[keyPath: path] = Number(value) } }
  }

  static func integer(_ name: String, _ path: ReferenceWritableKeyPath<Owner, Int>) -> Self {
    Self { reader, owner in if let value = reader.integer(name) { owner[keyPath: path] = value } }
  }

  static func text(_ name: String, _ path: ReferenceWritableKeyPath<Owner, String?>) -> Self {
    Self { reader, owner in if let value = reader.text(name) { owner[keyPath: path] = value } }
  }

  static func choice<Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, _ values: [String: Value]
  ) -> Self {
    Self { reader, owner in if let value = reader.choice(name, values) { owner[keyPath: path] = value } }
  }

  /// A property of an enumeration whose cases have the names of the document.
  static func choice<Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, _ cases: [Value]
  ) -> Self {
    choice(name, path, Dictionary(cases.map { ("\($0)", $0) }) { first, _ in first })
  }

  static func color(_ key: String, _ path: ReferenceWritableKeyPath<Owner, UIColor?>) -> Self {
    Self { reader, owner in if let value = reader.color(key) { owner[keyPath: path] = value } }
  }

  static func insets(_ key: String, _ path: ReferenceWritableKeyPath<Owner, UIEdgeInsets>) -> Self {
    Self { reader, owner in if let value = reader.insets(key) { owner[keyPath: path] = value } }
  }

  static func size(_ key: String, _ path: ReferenceWritableKeyPath<Owner, CGSize>) -> Self {
    Self { reader, owner in if let value = reader.size(key) { owner[keyPath: path] = value } }
  }

  static func image(_ name: String, _ path: ReferenceWritableKeyPath<Owner, UIImage?>) -> Self {
    Self { reader, owner in if let value = reader.image(name) { owner[keyPath: path] = value } }
  }

  static func font(_ path: ReferenceWritableKeyPath<Owner, UIFont?>) -> Self {
    Self { reader, owner in if let value = reader.font("fontDescription") { owner[keyPath: path] = value } }
  }

  /// Another way to read.
  static func custom(_ apply: @escaping (InterfaceReader, Owner) -> Void) -> Self { Self(apply: apply) }
}

extension Array {
  /// Applies all properties to an object.
  @MainActor func apply<Owner: AnyObject>(_ reader: InterfaceReader, to owner: Owner)
  where Element == InterfaceProperty<Owner> {
    for property in self { property.apply(reader, owner) }
  }
}
