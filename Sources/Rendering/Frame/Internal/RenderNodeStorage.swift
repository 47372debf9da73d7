/// What a ``RenderNode`` refers to; changed only while one node alone does, so that it can be read from any thread.
final class RenderNodeStorage: @unchecked Sendable {
  /// Reached through nodes only, whose accesses the compiler has checked.
  @exclusivity(unchecked) var basics: RenderNodeBasics
  @exclusivity(unchecked) private var extrasBox: Box?

  private final class Box {
    var value: RenderNodeExtras
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
  var hasExtras: Bool { extrasBox != nil }

  /// The rarer parts; the first write makes room for them.
  var extras: RenderNodeExtras {
    // A plain getter: a `_read` that yields a static in one branch gives damaged values in debug builds of Swift 6.3.
    get { extrasBox?.value ?? .standard }
    _modify {
      if !isKnownUniquelyReferenced(&extrasBox) { extrasBox = Box(extrasBox?.value ?? .standard) }
      var none = RenderNodeExtras.standard
      if let extrasBox { yield &extrasBox.value } else { yield &none }
    }
  }
}
