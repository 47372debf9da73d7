import Foundation

extension CGPoint: BoxedGeometry, @retroactive _ObjectiveCBridgeable {
  package static var boxEncoding: StaticString { "{CGPoint=dd}" }
  package static var unboxed: CGPoint { .zero }

  /// Returns a box of the point.
  public func _bridgeToObjectiveC() -> NSValue { box }

  /// Reads a box; a box of another type stops the program, as a forced cast does.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    result = value(in: source)
  }

  /// Reads a box; false for a box of another type.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
    result = value(in: source)
    return result != nil
  }

  /// Reads a box.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    value(in: source) ?? unboxed
  }
}

extension CGSize: BoxedGeometry, @retroactive _ObjectiveCBridgeable {
  package static var boxEncoding: StaticString { "{CGSize=dd}" }
  package static var unboxed: CGSize { .zero }

  /// Returns a box of the size.
  public func _bridgeToObjectiveC() -> NSValue { box }

  /// Reads a box; a box of another type stops the program, as a forced cast does.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    result = value(in: source)
  }

  /// Reads a box; false for a box of another type.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
    result = value(in: source)
    return result != nil
  }

  /// Reads a box.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
    value(in: source) ?? unboxed
  }
}

extension CGRect: BoxedGeometry, @retroactive _ObjectiveCBridgeable {
  package static var boxEncoding: StaticString { "{CGRect={CGPoint=dd}{CGSize=dd}}" }
  package static var unboxed: CGRect { .zero }

  /// Returns a box of the rectangle.
  public func _bridgeToObjectiveC() -> NSValue { box }

  /// Reads a box; a box of another type stops the program, as a forced cast does.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = value(in: source)
  }

  /// Reads a box; false for a box of another type.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
    result = value(in: source)
    return result != nil
  }

  /// Reads a box.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    value(in: source) ?? unboxed
  }
}

extension CGVector: BoxedGeometry, _ObjectiveCBridgeable {
  package static var boxEncoding: StaticString { "{CGVector=dd}" }
  package static var unboxed: CGVector { .zero }

  /// Returns a box of the vector.
  public func _bridgeToObjectiveC() -> NSValue { box }

  /// Reads a box; a box of another type stops the program, as a forced cast does.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGVector?) {
    result = value(in: source)
  }

  /// Reads a box; false for a box of another type.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGVector?) -> Bool {
    result = value(in: source)
    return result != nil
  }

  /// Reads a box.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGVector {
    value(in: source) ?? unboxed
  }
}

extension CGAffineTransform: BoxedGeometry, _ObjectiveCBridgeable {
  package static var boxEncoding: StaticString { "{CGAffineTransform=dddddd}" }
  package static var unboxed: CGAffineTransform { .identity }

  /// Returns a box of the transform.
  public func _bridgeToObjectiveC() -> NSValue { box }

  /// Reads a box; a box of another type stops the program, as a forced cast does.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGAffineTransform?) {
    result = value(in: source)
  }

  /// Reads a box; false for a box of another type.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGAffineTransform?) -> Bool {
    result = value(in: source)
    return result != nil
  }

  /// Reads a box.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGAffineTransform {
    value(in: source) ?? unboxed
  }
}

extension CATransform3D: BoxedGeometry, _ObjectiveCBridgeable {
  package static var boxEncoding: StaticString { "{CATransform3D=dddddddddddddddd}" }
  package static var unboxed: CATransform3D { CATransform3DIdentity }

  /// Returns a box of the transform.
  public func _bridgeToObjectiveC() -> NSValue { box }

  /// Reads a box; a box of another type stops the program, as a forced cast does.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) {
    result = value(in: source)
  }

  /// Reads a box; false for a box of another type.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) -> Bool {
    result = value(in: source)
    return result != nil
  }

  /// Reads a box.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CATransform3D {
    value(in: source) ?? unboxed
  }
}

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates, as Apple's platforms print them.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The lengths, as Apple's platforms print them.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// Origin and size, as Apple's platforms print them.
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}

extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Returns the number as an object.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Reads a number.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// Reads a number; true for every one.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// Reads a number; 0 for none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}
