/// The reduced costs: for each symbol a vector with one number for each level of priority.
///
/// A level is a priority that some optional constraint has. Vectors are compared lexicographically, the highest
/// priority first, so that no number of constraints at one level outweighs one of a higher level.
struct CostTable: ~Copyable {
  /// The slots of the levels in use, the highest priority first.
  private(set) var order = Buffer<Int32>()
  private var priorities = Buffer<Float>()
  private var users = Buffer<Int32>()
  private var values = Buffer<Double>()
  /// The numbers of a vector; 0 until there is a level, because many systems have required constraints alone.
  private(set) var stride = 0
  private(set) var symbolCount = 0

  /// Costs that are nearer to zero than this count as zero.
  static let tolerance = 1e-9

  subscript(symbol: Int32, slot: Int32) -> Double {
    @inline(__always) get { values[Int(symbol) * stride + Int(slot)] }
    @inline(__always) nonmutating set { values[Int(symbol) * stride + Int(slot)] = newValue }
  }

  mutating func extend(symbols count: Int) {
    symbolCount = max(symbolCount, count)
    values.extend(to: symbolCount * stride, with: 0)
  }

  func clear(_ symbol: Int32) {
    for slot in 0..<stride { values[Int(symbol) * stride + slot] = 0 }
  }

  /// Adds `weight` to a cost; a sum that cancels is zero.
  @inline(__always) func add(_ weight: Double, _ symbol: Int32, _ slot: Int32) {
    self[symbol, slot] = cancelling(self[symbol, slot], weight)
  }

  /// The first number of a symbol's vector that is not zero, and its level's position in `order`; nil where all are
  /// zero.
  @inline(__always) func leading(_ symbol: Int32) -> (level: Int, cost: Double)? {
    for index in 0..<order.count {
      let cost = self[symbol, order[index]]
      if cost.magnitude > Self.tolerance { return (index, cost) }
    }
    return nil
  }

  func clearLeading(_ symbol: Int32) {
    if let (level, _) = leading(symbol) { self[symbol, order[level]] = 0 }
  }

  /// Whether a vector divided by a positive number is less than (−1), equal to (0) or greater than (1) another one so
  /// divided.
  @inline(__always) func compare(_ first: Int32, over: Double, _ second: Int32, over other: Double) -> Int {
    for index in 0..<order.count {
      let slot = order[index]
      let difference = self[first, slot] * other - self[second, slot] * over
      let tolerance = Self.tolerance * max(over, other)
      if difference > tolerance { return 1 }
      if difference < -tolerance { return -1 }
    }
    return 0
  }

  /// The priority of a level.
  func priority(ofSlot slot: Int32) -> Float { priorities[slot] }

  /// The slot of a priority's level, which is made where it does not exist; `release` undoes it.
  mutating func retain(_ priority: Float) -> Int32 {
    var index = 0
    while index < order.count, priorities[order[index]] > priority { index += 1 }
    if index < order.count, priorities[order[index]] == priority {
      users[order[index]] += 1
      return order[index]
    }
    let slot = unusedSlot()
    (priorities[slot], users[slot]) = (priority, 1)
    order.append(slot)
    var last = order.count - 1
    while last > index {
      order[last] = order[last - 1]
      last -= 1
    }
    order[index] = slot
    return slot
  }

  mutating func release(_ slot: Int32) {
    users[slot] -= 1
    guard users[slot] == 0 else { return }
    var remaining = 0
    for index in 0..<order.count where order[index] != slot {
      order[remaining] = order[index]
      remaining += 1
    }
    order.truncate(to: remaining)
  }

  private mutating func unusedSlot() -> Int32 {
    for slot in 0..<users.count where users[slot] == 0 {
      for symbol in 0..<symbolCount { values[symbol * stride + slot] = 0 }
      return Int32(slot)
    }
    priorities.append(0)
    users.append(0)
    if users.count > stride { widen() }
    return Int32(users.count - 1)
  }

  private mutating func widen() {
    let old = stride
    stride = max(2, 2 * old)
    var wider = Buffer<Double>(capacity: symbolCount * stride)
    wider.extend(to: symbolCount * stride, with: 0)
    for symbol in 0..<symbolCount {
      for slot in 0..<old { wider[symbol * stride + slot] = values[symbol * old + slot] }
    }
    values = wider
  }

  func copy() -> CostTable {
    var other = CostTable()
    other.order = order.copy()
    other.priorities = priorities.copy()
    other.users = users.copy()
    other.values = values.copy()
    (other.stride, other.symbolCount) = (stride, symbolCount)
    return other
  }
}
