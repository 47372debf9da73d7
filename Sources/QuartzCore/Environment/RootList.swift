/// The roots of an environment's layer trees, oldest first, unretained. Every turn enumerates them several times.
///
/// Layers are released on the main actor, as all of UIKit's objects; a layer removes itself then.
struct RootList {
  /// Nil for a layer that was removed during an enumeration.
  private var links: [Unmanaged<CALayer>?] = []
  private var enumerations = 0
  private var hasGaps = false

  /// The number of entries, including gaps.
  var count: Int { links.count }

  /// The layer at an index; nil for a gap.
  subscript(index: Int) -> CALayer? { links[index]?.takeUnretainedValue() }

  /// Keeps the indices stable until ``endEnumerating()``: removed layers leave gaps, and new ones are appended.
  mutating func beginEnumerating() { enumerations += 1 }

  mutating func endEnumerating() {
    enumerations -= 1
    if enumerations == 0, hasGaps { removeGaps() }
  }

  /// Adds a layer as the newest; one that is in the list moves to the end, or stays during an enumeration.
  mutating func append(_ layer: CALayer) {
    if let index = index(of: layer) {
      if enumerations > 0 { return }
      links.remove(at: index)
    }
    links.append(Unmanaged.passUnretained(layer))
  }

  mutating func remove(_ layer: CALayer) {
    guard let index = index(of: layer) else { return }
    links[index] = nil
    hasGaps = true
    if enumerations == 0 { removeGaps() }
  }

  /// Removes the environment from its roots.
  func release() {
    for link in links { link?._withUnsafeGuaranteedRef { $0.rootEnvironmentLink = nil } }
  }

  private mutating func removeGaps() {
    links.removeAll { $0 == nil }
    hasGaps = false
  }

  private func index(of layer: CALayer) -> Int? {
    let wanted = Unmanaged.passUnretained(layer).toOpaque()
    for index in links.indices where links[index]?.toOpaque() == wanted { return index }
    return nil
  }
}
