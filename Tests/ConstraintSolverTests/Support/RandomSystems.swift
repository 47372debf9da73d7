import ConstraintSolver
import SeededRandom

extension LinearSystem {
  /// A system of few variables and any constraints, many of which contradict each other.
  static func small(_ random: inout SeededRandom) -> LinearSystem {
    let count = random.int(1...4)
    let bounds = (0..<count).map { _ in random.chance(40) ? Bound.nonNegative : .free }
    let constraints = (0..<random.int(1...9)).map { _ in
      let terms = (0..<random.int(1...3)).map { _ in
        (variable: random.int(0...count - 1), quarters: random.pick([4, -4, 4, -4, 8, -8, 3, -2, 12]))
      }
      return PlainConstraint(
        terms: terms, relation: random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
        quarters: random.int(-10...10) * 4, priority: random.pick([1000, 1000, 750, 749, 500, 250, 1]))
    }
    return LinearSystem(bounds: bounds, constraints: constraints)
  }

  /// A tree of views along one axis: a position and a size for each, as Auto Layout makes them (L-24).
  static func tree(_ random: inout SeededRandom, views count: Int) -> LinearSystem {
    var system = LinearSystem(bounds: [.free, .nonNegative], constraints: [])
    system.add([(0, 4)], .equal, 0)
    system.add([(1, 4)], .equal, -4 * random.int(200...1000))
    var parents = [0]
    for view in 1..<max(count, 2) {
      system.bounds += [.free, .nonNegative]
      let parent = random.chance(60) ? random.pick(parents) : view - 1
      system.addView(view, in: parent, after: random.chance(40) && view > 1 ? view - 1 : nil, &random)
      parents.append(view)
    }
    return system
  }

  private mutating func add(
    _ terms: [(Int, Int)], _ relation: Relation, _ quarters: Int, _ priority: Priority = .required
  ) {
    constraints.append(
      PlainConstraint(
        terms: terms.map { (variable: $0.0, quarters: $0.1) }, relation: relation, quarters: quarters,
        priority: priority))
  }

  private mutating func addView(_ view: Int, in parent: Int, after sibling: Int?, _ random: inout SeededRandom) {
    let (position, size) = (2 * view, 2 * view + 1)
    let (outerPosition, outerSize) = (2 * parent, 2 * parent + 1)
    let margin = 4 * random.int(0...20)
    let priorities: [Priority] = [1000, 1000, 1000, 999, 750, 500, 250]
    if let sibling {
      add([(position, 4), (2 * sibling, -4), (2 * sibling + 1, -4)], .equal, -margin)
    } else if random.chance(90) {
      let relation = random.pick([Relation.equal, .equal, .greaterThanOrEqual])
      add([(position, 4), (outerPosition, -4)], relation, -margin, random.pick(priorities))
    }
    if random.chance(60) {
      let relation = random.pick([Relation.equal, .lessThanOrEqual, .lessThanOrEqual])
      add(
        [(position, 4), (size, 4), (outerPosition, -4), (outerSize, -4)], relation, margin, random.pick(priorities))
    }
    if random.chance(15) {
      add([(position, 4), (size, 2), (outerPosition, -4), (outerSize, -2)], .equal, 0, random.pick(priorities))
    }
    if random.chance(20) {
      add([(size, 4), (outerSize, -random.pick([1, 2, 3]))], .equal, 0, random.pick(priorities))
    }
    if random.chance(25), let sibling { add([(size, 4), (2 * sibling + 1, -4)], .equal, 0, random.pick(priorities)) }
    if random.chance(60) {
      let content = 4 * random.int(10...200)
      add([(size, 4)], .lessThanOrEqual, -content, random.pick([250, 251, 750]))
      add([(size, 4)], .greaterThanOrEqual, -content, random.pick([750, 749, 1000]))
    } else if random.chance(50) {
      add([(size, 4)], .equal, -4 * random.int(10...200), random.pick(priorities))
    }
  }
}

extension SeededRandom {
  /// Creates a generator of systems. The seed is multiplied, so that older seeds give the same systems.
  init(system seed: Int) {
    self.init(seed: UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15)
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[int(0...elements.count - 1)] }

  mutating func chance(_ percent: Int) -> Bool { int(1...100) <= percent }
}
