import CoreGraphics

extension UIEdgeInsets: BoxedGeometry, _ObjectiveCBridgeable {
  package static var boxEncoding: StaticString { "{UIEdgeInsets=dddd}" }
  package static var unboxed: UIEdgeInsets { .zero }

  /// Returns a box of the insets.
  public func _bridgeToObjectiveC() -> NSValue { box }

  /// Reads a box; a box of another type stops the program, as a forced cast does.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout UIEdgeInsets?) {
    result = value(in: source)
  }

  /// Reads a box; false for a box of another type.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout UIEdgeInsets?) -> Bool {
    result = value(in: source)
    return result != nil
  }

  /// Reads a box.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> UIEdgeInsets {
    value(in: source) ?? unboxed
  }
}

extension UIOffset: BoxedGeometry, _ObjectiveCBridgeable {
  package static var boxEncoding: StaticString { "{UIOffset=dd}" }
  package static var unboxed: UIOffset { .zero }

  /// Returns a box of the offset.
  public func _bridgeToObjectiveC() -> NSValue { box }

  /// Reads a box; a box of another type stops the program, as a forced cast does.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout UIOffset?) {
    result = value(in: source)
  }

  /// Reads a box; false for a box of another type.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout UIOffset?) -> Bool {
    result = value(in: source)
    return result != nil
  }

  /// Reads a box.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> UIOffset {
    value(in: source) ?? unboxed
  }
}

extension NSDirectionalEdgeInsets: BoxedGeometry, _ObjectiveCBridgeable {
  package static var boxEncoding: StaticString { "{NSDirectionalEdgeInsets=dddd}" }
  package static var unboxed: NSDirectionalEdgeInsets { .zero }

  /// Returns a box of the insets.
  public func _bridgeToObjectiveC() -> NSValue { box }

  /// Reads a box; a box of another type stops the program, as a forced cast does.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout NSDirectionalEdgeInsets?) {
    result = value(in: source)
  }

  /// Reads a box; false for a box of another type.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout NSDirectionalEdgeInsets?)
    -> Bool
  {
    result = value(in: source)
    return result != nil
  }

  /// Reads a box.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> NSDirectionalEdgeInsets {
    value(in: source) ?? unboxed
  }
}

extension GeometryBoxing where Self == NSValue {
  /// Creates a box of insets.
  public init(uiEdgeInsets insets: UIEdgeInsets) { self = insets._bridgeToObjectiveC() }
  /// Creates a box of an offset.
  public init(uiOffset insets: UIOffset) { self = insets._bridgeToObjectiveC() }
  /// Creates a box of insets in the layout direction.
  public init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) { self = insets._bridgeToObjectiveC() }
}

extension NSValue {
  /// The insets in the box; zero for a box of another type.
  public var uiEdgeInsetsValue: UIEdgeInsets { ._unconditionallyBridgeFromObjectiveC(self) }
  /// The offset in the box; zero for a box of another type.
  public var uiOffsetValue: UIOffset { ._unconditionallyBridgeFromObjectiveC(self) }
  /// The insets in the box; zero for a box of another type.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { ._unconditionallyBridgeFromObjectiveC(self) }
}
