import CoreGraphics

/// What a ``RenderNode`` refers to; changed only while one node alone does, so that it can be read from any thread.
@usableFromInline final class RenderNodeStorage: @unchecked Sendable {
  /// Reached through nodes only, whose accesses the compiler has checked.
  @exclusivity(unchecked) var basics: RenderNodeBasics
  /// One box for all nodes without rarer parts; two holders of a box never write to it.
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

  /// Whether any of the rarer parts was ever set.
  var hasExtras: Bool { extrasBox !== Box.standard }

  /// Whether the rarer parts are those of another one, without looking at them.
  func sharesExtras(with other: RenderNodeStorage) -> Bool { extrasBox === other.extrasBox }

  /// The rarer parts; the first write makes room for them.
  var extras: RenderNodeExtras {
    // Without a branch: a `_read` that yields a static in one gives damaged values in debug builds of Swift 6.3.
    _read { yield extrasBox.value }
    _modify {
      if !isKnownUniquelyReferenced(&extrasBox) { extrasBox = Box(extrasBox.value) }
      yield &extrasBox.value
    }
  }
}

/// The parts of a ``RenderNode`` that most nodes have; the names are the node's.
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

/// The parts of a ``RenderNode`` that few nodes have; the names are the node's.
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

  /// What a node has that says nothing of it.
  static let standard = RenderNodeExtras()
}
