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
