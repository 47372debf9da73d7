import CoreGraphics

/// The copy-on-write storage of a ``RenderNode``. It is changed only while one node refers to it, so any thread can
/// read it.
@usableFromInline final class RenderNodeStorage: @unchecked Sendable {
  /// Reached through nodes only, whose accesses the compiler has checked.
  @exclusivity(unchecked) var basics: RenderNodeBasics
  /// All nodes without rare properties share one box; a shared box is never written to.
  @exclusivity(unchecked) private var extrasBox = Box.standard

  private final class Box: @unchecked Sendable {
    static let standard = Box(.standard)
    @exclusivity(unchecked) var value: RenderNodeExtras
    init(_ value: RenderNodeExtras) { self.value = value }
  }

  init(_ basics: consuming RenderNodeBasics) {
    self.basics = basics
  }

  init(copying other: RenderNodeStorage) {
    basics = other.basics
    extrasBox = other.extrasBox
  }

  /// Whether any rare property was ever set.
  var hasExtras: Bool { extrasBox !== Box.standard }

  /// Whether the rare properties are in the same box as another node's; they are not compared.
  func sharesExtras(with other: RenderNodeStorage) -> Bool { extrasBox === other.extrasBox }

  /// The rare properties; the first write copies them into a box of its own.
  var extras: RenderNodeExtras {
    // Without a branch: a `_read` that yields a static in one gives damaged values in debug builds of Swift 6.3.
    _read { yield extrasBox.value }
    _modify {
      if !isKnownUniquelyReferenced(&extrasBox) { extrasBox = Box(extrasBox.value) }
      yield &extrasBox.value
    }
  }
}

/// The properties of a ``RenderNode`` that most nodes set, under the node's names.
package struct RenderNodeBasics: Hashable, Sendable, Codable {
  package var bounds: CGRect
  package var transform: CATransform3D
  package var opacity: CGFloat = 1
  package var backgroundColor: CGColor?
  package var contents: RenderContents?
  package var cornerRadius: CGFloat = 0
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor = RenderNodeBasics.black
  package var masksToBounds: Bool = false
  package var isDoubleSided: Bool = true
  package var flattensChildren: Bool = true
  package var children: [RenderNode] = []

  package init(bounds: CGRect, transform: CATransform3D) {
    self.bounds = bounds
    self.transform = transform
  }

  private static let black = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
}

/// The properties of a ``RenderNode`` that few nodes set, under the node's names.
struct RenderNodeExtras: Hashable, Sendable, Codable {
  var maskedCorners: RenderCorners = .all
  var cornerCurve: RenderCornerCurve = .circular
  var shadow: RenderShadow?
  var gradient: RenderGradient?
  var shape: RenderShape?
  var mask: [RenderNode] = []
  var filters: [RenderFilter] = []
  var backdropFilters: [RenderFilter] = []
  var blendMode: CGBlendMode = .normal
  var colorFactor: CGColor?
  var rasterizationScale: CGFloat?
  var curl: RenderCurl?

  /// The values of a node that sets none of them.
  static let standard = RenderNodeExtras()
}
