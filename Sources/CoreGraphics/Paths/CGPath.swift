import Foundation
import Synchronization

/// An immutable path of straight lines and Bézier curves.
///
/// It is `Sendable`: a plain path never changes, and its subclass `CGMutablePath` guards its elements with a lock.
/// Paths are equal if their elements are.
public class CGPath: Hashable, Codable, @unchecked Sendable {
  private let storage: Mutex<PathStorage>

  /// The elements of the path.
  package final var elements: [PathElement] {
    storage.withLock { $0.elements }
  }

  /// The elements, the current point and the start, read together.
  final var contents: PathStorage {
    storage.withLock { $0 }
  }

  /// Creates a path of elements; elements that need a current point and have none are ignored.
  package convenience init(elements: [PathElement]) {
    var storage = PathStorage()
    for element in elements { storage.append(element) }
    self.init(storage)
  }

  init(_ storage: PathStorage) {
    self.storage = Mutex(storage)
  }

  /// A closed rectangle, clockwise on a screen; a null or infinite rectangle gives an empty path.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var storage = PathStorage()
    storage.addRect(rect, transform?.pointee ?? .identity)
    self.init(storage)
  }

  /// The ellipse that fits into a rectangle, as four curves.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var storage = PathStorage()
    storage.addEllipse(in: rect, transform?.pointee ?? .identity)
    self.init(storage)
  }

  /// A rectangle with rounded corners; radii larger than half a side are reduced to it.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var storage = PathStorage()
    storage.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform?.pointee ?? .identity)
    self.init(storage)
  }

  /// Decodes a path.
  public required init(from decoder: any Decoder) throws {
    var storage = PathStorage()
    for element in try decoder.singleValueContainer().decode([PathElement].self) { storage.append(element) }
    self.storage = Mutex(storage)
  }

  /// Encodes the elements.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(elements)
  }

  /// Changes the path's elements, for `CGMutablePath` only.
  final func change(_ body: (inout PathStorage) -> Void) {
    storage.withLock { body(&$0) }
  }

  /// Whether two paths have the same elements.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs === rhs || lhs.elements == rhs.elements
  }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}
