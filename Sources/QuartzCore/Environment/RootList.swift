/// The layers at the top of an environment's trees, oldest first; it does not keep them. Every turn looks at them four times or more.
///
/// They are let go on the main actor, as all of UIKit's objects are: a layer that goes takes itself out.
struct RootList {
  /// Nil in the place of one that has gone while somebody looked.
  private var links: [Unmanaged<CALayer>?] = []
  private var enumerations = 0
  private var hasGaps = false

  /// How many places there are.
  var count: Int { links.count }

  /// The layer at a place; nil where that is gone.
  subscript(index: Int) -> CALayer? { links[index]?.takeUnretainedValue() }

  /// Until ``endEnumerating()`` nothing moves to another place; what goes leaves a gap, and what comes stands last.
  mutating func beginEnumerating() { enumerations += 1 }

  mutating func endEnumerating() {
    enumerations -= 1
    if enumerations == 0, hasGaps { removeGaps() }
  }

  /// Adds a layer as the newest; one that is there already stays in its place while somebody looks.
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

  /// Tells the layers that the environment goes.
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
