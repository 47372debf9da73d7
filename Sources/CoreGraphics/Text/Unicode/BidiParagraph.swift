/// The levels of a paragraph's characters, by Unicode's annex 9: even ones run from left to right, odd ones from right
/// to left.
struct BidiParagraph {
  /// The level of each scalar.
  private(set) var levels: [UInt8]
  /// The level of the paragraph: 0 or 1.
  let base: UInt8

  /// Whether everything runs from left to right.
  var isPlain: Bool { base == 0 && levels.allSatisfy { $0 == 0 } }

  /// Resolves a paragraph.
  ///
  /// - Parameter base: the paragraph's level; nil takes it from the first strong character, else from `fallback`.
  init(_ scalars: [Unicode.Scalar], base: UInt8? = nil, fallback: UInt8 = 0) {
    let classes = scalars.map(BidiClass.init(of:))
    self.init(classes, scalars, base: base ?? Self.firstStrong(in: classes) ?? fallback)
  }

  init(_ classes: [BidiClass], _ scalars: [Unicode.Scalar], base: UInt8) {
    self.base = base
    guard base != 0 || !classes.allSatisfy(\.isPlain) else {
      levels = [UInt8](repeating: 0, count: classes.count)
      return
    }
    var explicit = BidiExplicitLevels(classes, base: base)
    explicit.resolve()
    var sequences = BidiSequences(
      classes: explicit.classes, original: classes, levels: explicit.levels, scalars: scalars, base: base)
    sequences.resolve()
    levels = sequences.levels
    resetSeparators(classes)
  }

  /// The level of a paragraph by its first strong character outside isolates (P2, P3); nil if there is none.
  static func firstStrong(in classes: [BidiClass]) -> UInt8? {
    var depth = 0
    for kind in classes {
      switch kind {
      case .left where depth == 0: return 0
      case .right where depth == 0, .arabic where depth == 0: return 1
      case .leftIsolate, .rightIsolate, .firstStrongIsolate: depth += 1
      case .popIsolate: depth = max(0, depth - 1)
      case .paragraphSeparator: return nil
      default: break
      }
    }
    return nil
  }

  /// Separators, and white space before them and at the end, have the paragraph's level (L1); what X9 takes out goes
  /// along.
  private mutating func resetSeparators(_ classes: [BidiClass]) {
    var isTrailing = true
    for index in classes.indices.reversed() {
      let kind = classes[index]
      if kind == .segmentSeparator || kind == .paragraphSeparator {
        isTrailing = true
      } else if !(kind == .space || kind.isIsolate || kind == .popIsolate || kind.isRemoved) {
        isTrailing = false
      }
      if isTrailing { levels[index] = base }
    }
  }

  /// Stretches of one level each from left to right (L2), by their levels in the order of the text.
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowest = levels.filter({ $0 % 2 == 1 }).min() else { return order }
    for level in stride(from: highest, through: lowest, by: -1) {
      var index = 0
      while index < order.count {
        guard levels[order[index]] >= level else {
          index += 1
          continue
        }
        let end = order[index...].firstIndex { levels[$0] < level } ?? order.count
        order[index..<end].reverse()
        index = end
      }
    }
    return order
  }
}
