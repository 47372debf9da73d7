/// An isolating run sequence, whose weak and neutral characters are resolved (W1…W7, N0…N2, I1, I2 of annex 9).
struct BidiRun {
  private var classes: [BidiClass]
  private let original: [BidiClass]
  private let scalars: [Unicode.Scalar]
  private let level: UInt8
  /// The directions before the sequence and after it.
  private let (start, end): (BidiClass, BidiClass)

  init(
    classes: [BidiClass], original: [BidiClass], scalars: [Unicode.Scalar], level: UInt8, start: BidiClass,
    end: BidiClass
  ) {
    (self.classes, self.original, self.scalars) = (classes, original, scalars)
    (self.level, self.start, self.end) = (level, start, end)
  }

  private var embedding: BidiClass { level % 2 == 0 ? .left : .right }

  /// The levels of the characters, once they are resolved.
  var levels: [UInt8] {
    classes.map { kind in
      switch kind {
      case .right: level | 1
      case .arabicNumber, .european: (level + 2) & ~1
      default: level % 2 == 0 ? level : level + 1
      }
    }
  }

  mutating func resolve() {
    resolveMarks()
    resolveNumbers()
    resolveSeparators()
    resolveTerminators()
    resolveBrackets()
    resolveNeutrals()
  }

  /// Marks are as what they stand on (W1).
  private mutating func resolveMarks() {
    var previous = start
    for index in classes.indices {
      if classes[index] == .mark { classes[index] = previous }
      previous = classes[index].isIsolate || classes[index] == .popIsolate ? .neutral : classes[index]
    }
  }

  /// Numbers after Arabic letters are Arabic, and the letters run from right to left (W2, W3).
  private mutating func resolveNumbers() {
    var strong = start
    for index in classes.indices {
      switch classes[index] {
      case .left, .right, .arabic: strong = classes[index]
      case .european where strong == .arabic: classes[index] = .arabicNumber
      default: break
      }
    }
    for index in classes.indices where classes[index] == .arabic { classes[index] = .right }
  }

  /// One separator between two numbers belongs to them (W4).
  private mutating func resolveSeparators() {
    for index in classes.indices.dropFirst().dropLast() {
      let (before, after) = (classes[index - 1], classes[index + 1])
      guard before == after else { continue }
      switch classes[index] {
      case .europeanSeparator where before == .european: classes[index] = .european
      case .commonSeparator where before == .european || before == .arabicNumber: classes[index] = before
      default: break
      }
    }
  }

  /// Signs beside numbers belong to them; others are neutral; numbers after Latin letters run as they do (W5…W7).
  private mutating func resolveTerminators() {
    var index = 0
    while index < classes.count {
      guard classes[index] == .europeanTerminator else {
        index += 1
        continue
      }
      let next = classes[index...].firstIndex { $0 != .europeanTerminator } ?? classes.count
      let isBeside = index > 0 && classes[index - 1] == .european || next < classes.count && classes[next] == .european
      for position in index..<next { classes[position] = isBeside ? .european : .neutral }
      index = next
    }
    var strong = start
    for index in classes.indices {
      switch classes[index] {
      case .europeanSeparator, .commonSeparator: classes[index] = .neutral
      case .left, .right: strong = classes[index]
      case .european where strong == .left: classes[index] = .left
      default: break
      }
    }
  }

  /// Brackets go as what is inside them, or as what stands before (N0).
  private mutating func resolveBrackets() {
    for (open, close) in BidiBrackets.pairs(in: scalars, classes) {
      var (hasEmbedding, hasOther) = (false, false)
      for index in open + 1..<close {
        guard let direction = classes[index].strongDirection else { continue }
        if direction == embedding { hasEmbedding = true } else { hasOther = true }
      }
      guard hasEmbedding || hasOther else { continue }
      var direction = embedding
      if !hasEmbedding {
        let before = classes[..<open].last { $0.strongDirection != nil }?.strongDirection ?? start
        if before != embedding { direction = before }
      }
      for position in [open, close] {
        classes[position] = direction
        // Marks on a bracket go along.
        for mark in (position + 1)..<max(position + 1, classes.count) {
          guard original[mark] == .mark else { break }
          classes[mark] = direction
        }
      }
    }
  }

  /// Neutrals between equal directions take it, else that of the level (N1, N2).
  private mutating func resolveNeutrals() {
    var index = 0
    while index < classes.count {
      guard classes[index].isNeutral else {
        index += 1
        continue
      }
      let next = classes[index...].firstIndex { !$0.isNeutral } ?? classes.count
      let before = index > 0 ? classes[index - 1].strongDirection ?? start : start
      let after = next < classes.count ? classes[next].strongDirection ?? end : end
      for position in index..<next { classes[position] = before == after ? before : embedding }
      index = next
    }
  }
}
