/// The layers at the top of an environment's trees, oldest first; it does not keep them. Every turn looks at them four times.
struct RootList {
  /// Nil in the place of one that has gone, until nobody looks any more.
  private var links: [Unmanaged<CALayer>?] = []
  private var lookers = 0

  /// How many places there are.
  var count: Int { links.count }

  /// The layer at a place; nil where that is gone.
  subscript(index: Int) -> CALayer? { links[index]?.takeUnretainedValue() }

  /// Places stay what they are until ``endLooking()``, whatever becomes of the layers.
  mutating func beginLooking() { lookers += 1 }

  mutating func endLooking() { lookers -= 1 }

  mutating func append(_ layer: CALayer) {
    if lookers == 0 { links.removeAll { $0 == nil } }
    links.append(Unmanaged.passUnretained(layer))
  }

  mutating func remove(_ layer: CALayer) {
    let gone = Unmanaged.passUnretained(layer).toOpaque()
    for index in links.indices where links[index]?.toOpaque() == gone { links[index] = nil }
  }

  /// Tells the layers that the environment goes.
  func release() {
    for link in links { link?._withUnsafeGuaranteedRef { $0.rootEnvironmentLink = nil } }
  }
}
