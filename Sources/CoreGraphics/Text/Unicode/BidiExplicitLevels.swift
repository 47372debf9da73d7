/// The levels that embeddings, overrides and isolates say, by the rules X1…X8 of annex 9.
struct BidiExplicitLevels {
  /// An embedding, override or isolate that is open.
  private struct Status {
    let level: UInt8
    let override: BidiClass?
    let isIsolate: Bool
  }

  private static let deepest: UInt8 = 125

  /// The classes, overridden ones changed.
  private(set) var classes: [BidiClass]
  /// The level of each character.
  private(set) var levels: [UInt8]
  private var stack: [Status]
  private var (overflowIsolates, overflowEmbeddings, validIsolates) = (0, 0, 0)
  /// Whether the isolates that go as their first strong character run from right to left.
  private lazy var rightIsolates = Self.rightIsolates(in: classes)

  init(_ classes: [BidiClass], base: UInt8) {
    self.classes = classes
    levels = [UInt8](repeating: base, count: classes.count)
    stack = [Status(level: base, override: nil, isIsolate: false)]
  }

  private var top: Status { stack[stack.count - 1] }

  mutating func resolve() {
    for index in classes.indices {
      switch classes[index] {
      case .leftEmbedding: embed(index, isRight: false, override: nil)
      case .rightEmbedding: embed(index, isRight: true, override: nil)
      case .leftOverride: embed(index, isRight: false, override: .left)
      case .rightOverride: embed(index, isRight: true, override: .right)
      case .leftIsolate: isolate(index, isRight: false)
      case .rightIsolate: isolate(index, isRight: true)
      case .firstStrongIsolate:
        isolate(index, isRight: rightIsolates.contains(index))
      case .popIsolate: endIsolate(index)
      case .pop: endEmbedding(index)
      case .paragraphSeparator: levels[index] = stack[0].level
      case .boundary: levels[index] = top.level
      default: take(index)
      }
    }
  }

  /// The isolates of the kind that goes by its first strong character, outside isolates inside, for which that one runs
  /// from right to left (X5c); all are found in one pass from the end.
  private static func rightIsolates(in classes: [BidiClass]) -> Set<Int> {
    var result: Set<Int> = []
    // The first strong character after the current offset, and those after the isolates that are open there.
    var (isRight, open): (Bool?, [Bool?]) = (nil, [])
    for index in classes.indices.reversed() {
      switch classes[index] {
      case .left: isRight = false
      case .right, .arabic: isRight = true
      case .popIsolate:
        open.append(isRight)
        isRight = nil
      case .leftIsolate, .rightIsolate, .firstStrongIsolate:
        if classes[index] == .firstStrongIsolate, isRight == true { result.insert(index) }
        // An isolate that never ends hides all that comes after it.
        isRight = open.popLast() ?? nil
      case .paragraphSeparator: (isRight, open) = (nil, [])
      default: break
      }
    }
    return result
  }

  private mutating func take(_ index: Int) {
    levels[index] = top.level
    if let override = top.override { classes[index] = override }
  }

  private func next(isRight: Bool) -> UInt8? {
    let level = isRight ? (top.level + 1) | 1 : (top.level + 2) & ~1
    return level <= Self.deepest && overflowIsolates == 0 && overflowEmbeddings == 0 ? level : nil
  }

  private mutating func embed(_ index: Int, isRight: Bool, override: BidiClass?) {
    levels[index] = top.level
    if let level = next(isRight: isRight) {
      stack.append(Status(level: level, override: override, isIsolate: false))
    } else if overflowIsolates == 0 {
      overflowEmbeddings += 1
    }
  }

  private mutating func isolate(_ index: Int, isRight: Bool) {
    take(index)
    if let level = next(isRight: isRight) {
      validIsolates += 1
      stack.append(Status(level: level, override: nil, isIsolate: true))
    } else {
      overflowIsolates += 1
    }
  }

  private mutating func endIsolate(_ index: Int) {
    if overflowIsolates > 0 {
      overflowIsolates -= 1
    } else if validIsolates > 0 {
      overflowEmbeddings = 0
      while !top.isIsolate { stack.removeLast() }
      stack.removeLast()
      validIsolates -= 1
    }
    take(index)
  }

  private mutating func endEmbedding(_ index: Int) {
    if overflowIsolates == 0 {
      if overflowEmbeddings > 0 {
        overflowEmbeddings -= 1
      } else if !top.isIsolate, stack.count > 1 {
        stack.removeLast()
      }
    }
    levels[index] = top.level
  }
}
