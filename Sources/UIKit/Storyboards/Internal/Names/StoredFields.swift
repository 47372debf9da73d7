import CInitializers
import QuartzCore
@_spi(Reflection) import Swift

/// Reads and sets stored properties of an app's classes by their names.
///
/// Swift's reflection says where each property lies and of which type it is. Whether it is weak stands only in the
/// field descriptor, as the last letters of the mangled type. See "Field descriptors" in Swift's ABI documentation, and
/// Decision 21.
@MainActor enum StoredFields {
  private enum Ownership {
    case strong, weak, unowned, unmanaged

    /// - Parameter suffix: the last two letters of the property's mangled type.
    init(typeSuffix suffix: String) {
      self = suffix == "Xw" ? .weak : suffix == "Xo" ? .unowned : suffix == "Xu" ? .unmanaged : .strong
    }
  }

  private struct Field {
    var offset: Int
    var type: Any.Type
    var ownership: Ownership
    var isVariable: Bool
  }

  /// Sets a property; returns false where the app's classes have none of the name that takes the value.
  ///
  /// The property's observers are not called.
  static func set(_ value: Any?, _ name: String, of object: AnyObject) -> Bool {
    guard let field = field(name, of: type(of: object)), field.isVariable else { return false }
    let address = Unmanaged.passUnretained(object).toOpaque() + field.offset
    switch field.ownership {
    case .strong: return store(value, as: field.type, at: address)
    case .weak: return (field.type as? any WeakField.Type)?.storeWeak(value, at: address) ?? false
    case .unowned, .unmanaged: return false
    }
  }

  /// The value of a property, which may be nil.
  struct Found {
    var value: Any?
  }

  /// Returns the value of a property, also of one whose name begins with an underscore; nil where there is none.
  ///
  /// An unowned reference whose object is gone is nil, where reading it would stop the program; so is any that is
  /// unmanaged, which does not say it.
  static func find(_ name: String, of object: AnyObject) -> Found? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let found = find(name, in: current, of: object) { return found }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// Returns the value of a property that one of the object's classes itself declares.
  private static func find(_ name: String, in mirror: Mirror, of object: AnyObject) -> Found? {
    let isNamed = { (label: String) in label == name || label == "_\(name)" }
    guard let type = mirror.subjectType as? AnyClass,
      let records = ClassDescriptor(ClassInitializers.metadata(type))?.records, records.count == mirror.children.count
    else {
      // The object has a mirror of its own, whose children are values already.
      let child = mirror.children.first { $0.label.map(isNamed) == true }
      return child.map { Found(value: KeyedValue.object($0.value)) }
    }
    // A child is read where it is asked for, so that the others are not.
    for (record, child) in zip(records, mirror.children.indices) where isNamed(record.name) {
      switch Ownership(typeSuffix: record.typeSuffix) {
      case .strong, .weak: break
      case .unowned:
        let address = Unmanaged.passUnretained(object).toOpaque() + record.offset
        guard let target = address.load(as: UnsafeRawPointer?.self), !matchcut_is_deallocating(target) else {
          return Found(value: nil)
        }
      case .unmanaged: return Found(value: nil)
      }
      return Found(value: KeyedValue.object(mirror.children[child].value))
    }
    return nil
  }

  private static func store<Value>(_ value: Any?, as _: Value.Type, at address: UnsafeMutableRawPointer) -> Bool {
    guard let converted: Value = KeyedValue.converted(value) else { return false }
    address.assumingMemoryBound(to: Value.self).pointee = converted
    return true
  }

  // MARK: Fields

  private static var known: [ObjectIdentifier: [String: Field]] = [:]

  private static func field(_ name: String, of type: AnyClass) -> Field? {
    if let fields = known[ObjectIdentifier(type)] { return fields[name] }
    var fields: [String: Field] = [:]
    for current in sequence(first: type, next: { _getSuperclass($0) }) {
      // UIKit's own properties are in the tables.
      if isOurs(current) { break }
      fields.merge(ownFields(of: current)) { first, _ in first }
    }
    known[ObjectIdentifier(type)] = fields
    return fields[name]
  }

  private static func isOurs(_ type: AnyClass) -> Bool {
    let module = String(reflecting: type).prefix { $0 != "." }
    return ["UIKit", "QuartzCore", "Foundation", "CoreGraphics"].contains(module)
  }

  /// The properties that a class itself declares.
  private static func ownFields(of type: AnyClass) -> [String: Field] {
    let metadata = ClassInitializers.metadata(type)
    guard let descriptor = ClassDescriptor(metadata) else { return [:] }
    var types: [Int: Any.Type] = [:]
    // The value of `_EachFieldOptions.classType`, which is not isolated.
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { _, offset, fieldType, _ in
      types[offset] = fieldType
      return true
    }
    var fields: [String: Field] = [:]
    for record in descriptor.records {
      guard let fieldType = types[record.offset] else { continue }
      fields[record.name] = Field(
        offset: record.offset, type: fieldType, ownership: Ownership(typeSuffix: record.typeSuffix),
        isVariable: record.isVariable)
    }
    return fields
  }
}

/// An optional, as the type of every weak property.
@MainActor private protocol WeakField {
  static func storeWeak(_ value: Any?, at address: UnsafeMutableRawPointer) -> Bool
}

extension Optional: WeakField {
  fileprivate static func storeWeak(_ value: Any?, at address: UnsafeMutableRawPointer) -> Bool {
    guard let value, let wrapped = value as? Wrapped else { return false }
    withExtendedLifetime(wrapped) {
      withUnsafeBytes(of: wrapped) { bytes in
        // A class is one word; a protocol adds its witness tables.
        guard let object = bytes.load(as: UnsafeRawPointer?.self) else { return }
        matchcut_weak_assign(address, object)
        let word = MemoryLayout<UInt>.size
        (address + word).copyMemory(from: bytes.baseAddress! + word, byteCount: bytes.count - word)
      }
    }
    return true
  }
}

/// The description of a class's stored properties, in the layout of Swift's ABI on platforms without Objective-C.
private struct ClassDescriptor {
  struct Record {
    var name: String
    var offset: Int
    var isVariable: Bool
    /// The last two letters of the mangled type.
    var typeSuffix: String
  }

  let records: [Record]

  private static let descriptorWord = 5
  private static let fieldsOffset = 16
  private static let vectorOffset = 40

  init?(_ metadata: UnsafeRawPointer) {
    let word = MemoryLayout<UInt>.size
    let descriptor = metadata.load(fromByteOffset: Self.descriptorWord * word, as: UnsafeRawPointer?.self)
    guard let descriptor, let fields = Self.target(descriptor + Self.fieldsOffset) else { return nil }
    let vector = Int(descriptor.load(fromByteOffset: Self.vectorOffset, as: UInt32.self))
    let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    records = (0..<count).compactMap { index in
      let record = fields + 16 + index * size
      guard let type = Self.target(record + 4), let name = Self.target(record + 8) else { return nil }
      return Record(
        name: String(cString: name.assumingMemoryBound(to: CChar.self)),
        offset: Int(metadata.load(fromByteOffset: (vector + index) * word, as: UInt.self)),
        isVariable: record.load(as: UInt32.self) & 2 != 0, typeSuffix: Self.suffix(of: type))
    }
  }

  /// The address to which a relative one leads; nil for none.
  private static func target(_ address: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(address.load(as: Int32.self))
    return distance == 0 ? nil : address + distance
  }

  /// Reads a mangled name, in which symbolic references have four or eight bytes after their first.
  private static func suffix(of name: UnsafeRawPointer) -> String {
    var letters: [UInt8] = []
    var address = name
    while true {
      let byte = address.load(as: UInt8.self)
      if byte == 0 { break }
      let isReference = byte <= 0x1F
      letters = (letters + [isReference ? 0x23 : byte]).suffix(2)
      address += !isReference ? 1 : byte <= 0x17 ? 5 : 9
    }
    return String(decoding: letters, as: UTF8.self)
  }
}
