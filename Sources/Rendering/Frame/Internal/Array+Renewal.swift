extension [RenderNode] {
  /// Lets a body say anew what the elements are, each in the place of an old one, which is gone when it is asked: what refers to the
  /// same node is then alone, and fills it in its place.
  ///
  /// - Parameter count: how often the body is asked.
  mutating func renew(count: Int, _ body: (Int) -> RenderNode?) {
    var asked = 0
    /// The next one that there is, of those that were not asked for yet.
    func next() -> RenderNode? {
      while asked < count {
        asked += 1
        if let node = body(asked - 1) { return node }
      }
      return nil
    }
    let filled = withUnsafeMutableBufferPointer { places in
      guard let first = places.baseAddress else { return 0 }
      for place in 0..<places.count {
        (first + place).deinitialize(count: 1)
        guard let node = next() else {
          // There are fewer than before: the place is taken until the rest goes.
          (first + place).initialize(to: RenderNode())
          return place
        }
        (first + place).initialize(to: node)
      }
      return places.count
    }
    if filled < self.count { removeLast(self.count - filled) }
    while let node = next() { append(node) }
  }
}
