import Foundation
import Synchronization

/// An immutable outline of straight lines and Bézier curves.
///
/// It is `Sendable`: a plain path never changes, and what its subclass `CGMutablePath` adds is guarded by a lock. Paths
/// are equal if their elements are.
public class CGPath: Hashable, Codable, @unchecked Sendable {
  private let storage: Mutex<PathStorage>

  /// The steps of the path.
  package final var elements: [PathElement] {
    storage.withLock { $0.elements }
  }

  /// The steps and the points that building needs, all of one moment.
  final var contents: PathStorage {
    storage.withLock { $0 }
  }

  /// A path of the given steps; steps that need a point before them and have none are left out.
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

  /// Decodes what `encode(to:)` wrote.
  public required init(from decoder: any Decoder) throws {
    var storage = PathStorage()
    for element in try decoder.singleValueContainer().decode([PathElement].self) { storage.append(element) }
    self.storage = Mutex(storage)
  }

  /// Encodes the steps.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(elements)
  }

  /// Changes the path's steps, for `CGMutablePath` only.
  final func change(_ body: (inout PathStorage) -> Void) {
    storage.withLock { body(&$0) }
  }

  /// Whether two paths have the same steps.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs === rhs || lhs.elements == rhs.elements
  }

  /// Hashes the steps.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}
