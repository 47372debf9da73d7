import CInitializers
import QuartzCore

/// Creates objects of registered classes, such as cells.
///
/// On an iPhone the runtime finds `init(frame:)` of any class. Swift calls an initializer of an unknown subclass only
/// if it is `required`, and then every subclass would have to say so. Here the initializer is taken from the class's
/// method table. Its index is found once, with a probe: a subclass that overrides nothing but its initializers, beside
/// one that overrides nothing. See Decision 33.
///
/// A class without the initializer stops the program, as on an iPhone, with Swift's text "Use of unimplemented
/// initializer".
enum RegisteredInitializers {
  /// Returns a new object of a class, made by `init()`.
  static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    let object = matchcut_call_initializer(function(of: type, at: plainSlot), metadata(type))
    return Unmanaged<Object>.fromOpaque(object).takeRetainedValue()
  }

  /// Returns a new view of a class, with its frame.
  @MainActor static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
    let object = matchcut_call_frame_initializer(
      function(of: type, at: frameSlot), frame.origin.x, frame.origin.y, frame.width, frame.height, metadata(type))
    return Unmanaged<View>.fromOpaque(object).takeRetainedValue()
  }

  /// Returns a new cell of a class, with its style and its identifier.
  @MainActor static func make<Cell: UITableViewCell>(
    _ type: Cell.Type, style: UITableViewCell.CellStyle, identifier: String
  ) -> Cell {
    let (first, second) = words(of: identifier)
    let object = matchcut_call_style_initializer(
      function(of: type, at: styleSlot), UInt(style.rawValue), first, second, metadata(type))
    return Unmanaged<Cell>.fromOpaque(object).takeRetainedValue()
  }

  /// Returns a new header or footer of a class, with its identifier.
  @MainActor static func make<View: UITableViewHeaderFooterView>(_ type: View.Type, identifier: String) -> View {
    let (first, second) = words(of: identifier)
    let object = matchcut_call_identifier_initializer(
      function(of: type, at: identifierSlot), first, second, metadata(type))
    return Unmanaged<View>.fromOpaque(object).takeRetainedValue()
  }

  /// Returns the two words of an optional string, which the initializer releases.
  private static func words(of string: String?) -> (UInt, UInt) {
    let size = MemoryLayout<String?>.size
    precondition(size == 2 * MemoryLayout<UInt>.size, "A string is not laid out as expected.")
    let pointer = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    pointer.initialize(to: string)
    // The memory is freed, and the string stays retained for the initializer.
    defer { pointer.deallocate() }
    return UnsafeRawPointer(pointer).load(as: (UInt, UInt).self)
  }

  private static let plainSlot = slot(of: PlainObject.self, probe: ObjectProbe.self, initializers: 1)
  // `init(frame:)`, then `init(coder:)`.
  private static let frameSlot = slot(
    of: PlainReusableView.self, probe: ReusableViewProbe.self, initializers: 2)

  // `init(coder:)`, then `init(style:reuseIdentifier:)`.
  private static let styleSlot = slot(of: PlainTableCell.self, probe: TableCellProbe.self, initializers: 2, index: 1)
  // `init(coder:)`, then `init(reuseIdentifier:)`.
  private static let identifierSlot = slot(
    of: PlainTableBoundary.self, probe: TableBoundaryProbe.self, initializers: 2, index: 1)

  private static func metadata(_ type: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  private static func function(of type: AnyClass, at slot: Int) -> UnsafeRawPointer {
    metadata(type).load(fromByteOffset: slot * MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
  }

  /// Returns the index in the method table of one of the initializers that a probe overrides.
  private static func slot(of plain: AnyClass, probe: AnyClass, initializers count: Int, index: Int = 0) -> Int {
    let words = metadata(plain).assumingMemoryBound(to: UInt.self)
    let probeWords = metadata(probe).assumingMemoryBound(to: UInt.self)
    let changed = (ClassLayout.headerWords..<ClassLayout.wordCount(of: metadata(plain))).filter {
      words[$0] != probeWords[$0]
    }
    precondition(changed.count == count, "A class's method table is not laid out as expected.")
    return changed[index]
  }
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

private final class PlainReusableView: UICollectionReusableView {}

private final class ReusableViewProbe: UICollectionReusableView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}

private final class PlainTableCell: UITableViewCell {}

private final class PlainTableBoundary: UITableViewHeaderFooterView {}

private final class TableCellProbe: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

private final class TableBoundaryProbe: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { nil }
}
