import Foundation

/// A geometric value in an object, which is equal to others of the same value.
package final class GeometryBox<Value: Hashable & Sendable>: NSValue, @unchecked Sendable {
  private let value: Value
  private let encoding: StaticString

  /// Creates a box.
  ///
  /// - Parameter encoding: Apple's encoding of the type, such as `{CGPoint=dd}`.
  package init(_ value: Value, _ encoding: StaticString) {
    (self.value, self.encoding) = (value, encoding)
    super.init()
  }

  package required convenience init(bytes value: UnsafeRawPointer, objCType type: UnsafePointer<Int8>) {
    self.init(value.loadUnaligned(as: Value.self), "")
  }

  package required convenience init?(coder aDecoder: NSCoder) {
    nil
  }

  /// Returns a box's value, also of a box that Foundation made; nil for a box of another type.
  package static func value(in box: NSValue, _ encoding: StaticString, or initial: Value) -> Value? {
    if let box = box as? GeometryBox { return box.value }
    guard !(box is NSNumber), String(cString: box.objCType) == "\(encoding)" else { return nil }
    var value = initial
    withUnsafeMutableBytes(of: &value) { if let base = $0.baseAddress { box.getValue(base) } }
    return value
  }

  package override func getValue(_ value: UnsafeMutableRawPointer) {
    value.storeBytes(of: self.value, as: Value.self)
  }

  package override var objCType: UnsafePointer<Int8> {
    UnsafeRawPointer(encoding.utf8Start).assumingMemoryBound(to: Int8.self)
  }

  package override func isEqual(_ object: Any?) -> Bool { (object as? GeometryBox)?.value == value }

  package override var hash: Int { value.hashValue }

  package override func copy(with zone: NSZone? = nil) -> Any { self }

  package override var description: String { "\(value)" }
}

/// Gives `NSValue` initializers that return a box: Foundation's cannot hold structures.
public protocol GeometryBoxing {}

extension NSValue: GeometryBoxing {}

extension GeometryBoxing where Self == NSValue {
  /// Creates a box of a point.
  public init(cgPoint point: CGPoint) { self = point._bridgeToObjectiveC() }
  /// Creates a box of a size.
  public init(cgSize size: CGSize) { self = size._bridgeToObjectiveC() }
  /// Creates a box of a rectangle.
  public init(cgRect rect: CGRect) { self = rect._bridgeToObjectiveC() }
  /// Creates a box of a vector.
  public init(cgVector vector: CGVector) { self = vector._bridgeToObjectiveC() }
  /// Creates a box of an affine transform.
  public init(cgAffineTransform transform: CGAffineTransform) { self = transform._bridgeToObjectiveC() }
  /// Creates a box of a transform in space.
  public init(caTransform3D transform: CATransform3D) { self = transform._bridgeToObjectiveC() }
}

extension NSValue {
  /// The point in the box; zero for a box of another type.
  public var cgPointValue: CGPoint { ._unconditionallyBridgeFromObjectiveC(self) }
  /// The size in the box; zero for a box of another type.
  public var cgSizeValue: CGSize { ._unconditionallyBridgeFromObjectiveC(self) }
  /// The rectangle in the box; zero for a box of another type.
  public var cgRectValue: CGRect { ._unconditionallyBridgeFromObjectiveC(self) }
  /// The vector in the box; zero for a box of another type.
  public var cgVectorValue: CGVector { ._unconditionallyBridgeFromObjectiveC(self) }
  /// The affine transform in the box; the identity for a box of another type.
  public var cgAffineTransformValue: CGAffineTransform { ._unconditionallyBridgeFromObjectiveC(self) }
  /// The transform in space in the box; the identity for a box of another type.
  public var caTransform3DValue: CATransform3D { ._unconditionallyBridgeFromObjectiveC(self) }
}

/// A value that Swift converts from and to `NSValue` in casts with `as`, as on Apple's platforms.
package protocol BoxedGeometry: Hashable, Sendable {
  /// Apple's encoding of the type.
  static var boxEncoding: StaticString { get }
  /// The value that stands for a box of another type.
  static var unboxed: Self { get }
}

extension BoxedGeometry {
  package var box: NSValue { GeometryBox(self, Self.boxEncoding) }

  package static func value(in box: NSValue?) -> Self? {
    box.flatMap { GeometryBox.value(in: $0, boxEncoding, or: unboxed) }
  }
}
