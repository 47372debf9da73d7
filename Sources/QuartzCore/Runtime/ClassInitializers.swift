import CInitializers
import Foundation

/// Creates objects of classes that are known at run time.
///
/// Objective-C's runtime finds an initializer of any class. Swift calls an initializer of an unknown subclass only if
/// it is `required`, and then every subclass would have to say so. Here the initializer is taken from the class's
/// method table. Its index is found once, with a probe: a subclass that overrides nothing but its initializers, beside
/// one that overrides nothing. See Decision 33.
///
/// A class without the initializer stops the program, as on an iPhone, with Swift's text "Use of unimplemented
/// initializer".
package enum ClassInitializers {
  /// Returns a new object of a class, made by `init()`.
  package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    let object = matchcut_call_initializer(function(of: type, at: plainSlot), metadata(type))
    return Unmanaged<Object>.fromOpaque(object).takeRetainedValue()
  }

  /// Returns a layer of the same class with another layer's state, made by `init(layer:)`.
  @MainActor static func makeCopy<Layer: CALayer>(of layer: Layer) -> Layer {
    let type = type(of: layer)
    let argument = UnsafeMutablePointer<Any>.allocate(capacity: 1)
    argument.initialize(to: layer)
    // The initializer consumes the argument, so that only its memory is freed.
    defer { argument.deallocate() }
    let object = matchcut_call_layer_initializer(function(of: type, at: layerSlot), argument, metadata(type))
    return Unmanaged<Layer>.fromOpaque(object).takeRetainedValue()
  }

  /// Returns the function in a class's method table at an index.
  package static func function(of type: AnyClass, at slot: Int) -> UnsafeRawPointer {
    metadata(type).load(fromByteOffset: slot * MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
  }

  /// Returns the class's metadata.
  package static func metadata(_ type: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// Returns the index in the method table of one of the initializers that a probe overrides.
  package static func slot(of plain: AnyClass, probe: AnyClass, initializers count: Int, index: Int = 0) -> Int {
    let words = metadata(plain).assumingMemoryBound(to: UInt.self)
    let probeWords = metadata(probe).assumingMemoryBound(to: UInt.self)
    let changed = (ClassLayout.headerWords..<ClassLayout.wordCount(of: metadata(plain))).filter {
      words[$0] != probeWords[$0]
    }
    precondition(changed.count == count, "A class's method table is not laid out as expected.")
    return changed[index]
  }

  private static let plainSlot = slot(of: PlainObject.self, probe: ObjectProbe.self, initializers: 1)
  // `init()`, then `init(layer:)`, then `init(coder:)`.
  private static let layerSlot = slot(of: PlainLayer.self, probe: LayerProbe.self, initializers: 3, index: 1)
}

/// The layout of a class's metadata on platforms without Objective-C, from "TypeMetadata" in Swift's ABI documentation.
private enum ClassLayout {
  /// The words before the members: kind, superclass, flags and sizes, descriptor, destroyer.
  static let headerWords = 7
  private static let sizeOffset = 32
  private static let addressPointOffset = 36

  /// The number of words from the address point on.
  static func wordCount(of metadata: UnsafeRawPointer) -> Int {
    let size = metadata.load(fromByteOffset: sizeOffset, as: UInt32.self)
    let addressPoint = metadata.load(fromByteOffset: addressPointOffset, as: UInt32.self)
    return Int(size - addressPoint) / MemoryLayout<UInt>.size
  }
}

private final class PlainObject: NSObject {}

private final class ObjectProbe: NSObject {
  override init() { super.init() }
}

private final class PlainLayer: CALayer {}

private final class LayerProbe: CALayer {
  override init() { super.init() }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { nil }
}
