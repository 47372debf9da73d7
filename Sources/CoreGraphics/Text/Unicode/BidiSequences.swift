/// The isolating run sequences of a paragraph (X10), whose characters are resolved together.
struct BidiSequences {
  /// The classes after embeddings and overrides.
  let classes: [BidiClass]
  /// The classes of the characters themselves.
  let original: [BidiClass]
  /// The level of each character: those said at first, at last those resolved.
  private(set) var levels: [UInt8]
  /// The characters.
  let scalars: [Unicode.Scalar]
  /// The level of the paragraph.
  let base: UInt8

  init(classes: [BidiClass], original: [BidiClass], levels: [UInt8], scalars: [Unicode.Scalar], base: UInt8) {
    (self.classes, self.original, self.levels) = (classes, original, levels)
    (self.scalars, self.base) = (scalars, base)
  }

  mutating func resolve() {
    var resolved = levels
    for indices in sequences {
      guard let first = indices.first, let last = indices.last else { continue }
      let level = levels[first]
      var run = BidiRun(
        classes: indices.map { classes[$0] }, original: indices.map { original[$0] },
        scalars: indices.map { scalars[$0] }, level: level, start: direction(level, levelBefore(first)),
        end: direction(level, levelAfter(last)))
      run.resolve()
      for (index, value) in zip(indices, run.levels) { resolved[index] = value }
    }
    // Characters that X9 removes belong to the sequence before them.
    var last = base
    for index in resolved.indices {
      if original[index].isRemoved { resolved[index] = last } else { last = resolved[index] }
    }
    levels = resolved
  }

  private func direction(_ level: UInt8, _ other: UInt8) -> BidiClass {
    max(level, other) % 2 == 0 ? .left : .right
  }

  private func levelBefore(_ index: Int) -> UInt8 {
    levels[..<index].indices.last { !original[$0].isRemoved }.map { levels[$0] } ?? base
  }

  /// The level after a sequence; an isolate that never ends reaches to the paragraph's end.
  private func levelAfter(_ index: Int) -> UInt8 {
    if original[index].isIsolate { return base }
    return levels[(index + 1)...].indices.first { !original[$0].isRemoved }.map { levels[$0] } ?? base
  }

  /// The characters of each sequence: runs of one level, an isolate's beginning and its end joined.
  private var sequences: [[Int]] {
    var result: [[Int]] = []
    // The sequences that go on after an isolate, innermost last.
    var open: [Int] = []
    var (current, lastLevel): (Int, UInt8?) = (0, nil)
    for index in levels.indices where !original[index].isRemoved {
      let kind = original[index]
      if kind == .popIsolate, let sequence = open.popLast() {
        current = sequence
      } else if lastLevel != levels[index] {
        result.append([])
        current = result.count - 1
      }
      result[current].append(index)
      lastLevel = levels[index]
      if kind.isIsolate { open.append(current) }
    }
    return result
  }
}
