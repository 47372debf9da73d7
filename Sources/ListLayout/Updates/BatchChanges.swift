/// The updates of a batch sorted by kind, each checked by itself and against the others.
struct BatchChanges: Sendable {
  var insertedSections: [Int] = []
  var deletedSections: [Int] = []
  var reloadedSections: Set<Int> = []
  var sectionMoves = MoveTable<Int>()
  /// Also those in inserted and reloaded sections.
  var insertedItems: [ItemPath] = []
  /// Also those in deleted and reloaded sections.
  var deletedItems: [ItemPath] = []
  var reloadedItems: Set<ItemPath> = []
  var itemMoves = MoveTable<ItemPath>()

  init(_ updates: [ListUpdate], before: ListCounts, after: ListCounts) throws(UpdateError) {
    var claims = Claims()
    for update in updates {
      switch update {
      case .insertSection(let section):
        try claims.add(.insert, section, in: after)
        insertedSections.append(section)
      case .deleteSection(let section):
        try claims.add(.delete, section, in: before)
        deletedSections.append(section)
      case .reloadSection(let section):
        try claims.add(.reload, section, in: before)
        reloadedSections.insert(section)
      case .moveSection(let origin, let destination):
        try claims.add(.moveFrom, origin, in: before)
        try claims.add(.moveTo, destination, in: after)
        sectionMoves.add(from: origin, to: destination)
      case .insertItem(let path):
        try claims.add(.insert, path, in: after)
        insertedItems.append(path)
      case .deleteItem(let path):
        try claims.add(.delete, path, in: before)
        deletedItems.append(path)
      case .reloadItem(let path):
        try claims.add(.reload, path, in: before)
        reloadedItems.insert(path)
      case .moveItem(let origin, let destination):
        try claims.add(.moveFrom, origin, in: before)
        try claims.add(.moveTo, destination, in: after)
        itemMoves.add(from: origin, to: destination)
      }
    }
  }
}

/// The positions that the updates of a batch use, each at most once.
private struct Claims {
  private var sections = ClaimTable<Int>()
  private var items = ClaimTable<ItemPath>()

  mutating func add(
    _ operation: UpdateError.Operation, _ section: Int, in counts: ListCounts
  ) throws(UpdateError) {
    guard counts.contains(section: section) else {
      throw .missingSection(operation, section, count: counts.sectionCount)
    }
    if let other = sections.claim(section, operation) {
      let (first, second) = UpdateError.Operation.ordered(other, operation)
      throw .conflictingSection(first, second, section)
    }
  }

  mutating func add(
    _ operation: UpdateError.Operation, _ path: ItemPath, in counts: ListCounts
  ) throws(UpdateError) {
    guard counts.contains(section: path.section) else {
      throw .missingSectionOfItem(operation, path, count: counts.sectionCount)
    }
    guard counts.contains(path) else {
      throw .missingItem(operation, path, count: counts.items[path.section])
    }
    if let other = items.claim(path, operation) {
      let (first, second) = UpdateError.Operation.ordered(other, operation)
      throw .conflictingItem(first, second, path)
    }
  }
}

/// The operation that each position before and after a batch is used by.
private struct ClaimTable<Position: Hashable> {
  private var old: [Position: UpdateError.Operation] = [:]
  private var new: [Position: UpdateError.Operation] = [:]

  /// Notes an operation, and returns the one that had the position before.
  mutating func claim(_ position: Position, _ operation: UpdateError.Operation) -> UpdateError.Operation? {
    operation.isBefore
      ? old.updateValue(operation, forKey: position) : new.updateValue(operation, forKey: position)
  }
}

extension UpdateError.Operation {
  /// Two operations in the order in which messages name them, whichever came first.
  fileprivate static func ordered(_ one: Self, _ other: Self) -> (Self, Self) {
    func rank(_ operation: Self) -> Int { allCases.firstIndex(of: operation) ?? allCases.count }
    return rank(one) <= rank(other) ? (one, other) : (other, one)
  }
}

/// Moves, found from both ends.
struct MoveTable<Position: Hashable & Sendable>: Sendable {
  /// In the order in which they were added.
  private(set) var origins: [Position] = []
  private(set) var destinations: [Position] = []
  private var byOrigin: [Position: Position] = [:]
  private var byDestination: [Position: Position] = [:]

  mutating func add(from origin: Position, to destination: Position) {
    origins.append(origin)
    destinations.append(destination)
    byOrigin[origin] = destination
    byDestination[destination] = origin
  }

  func destination(of origin: Position) -> Position? { byOrigin.isEmpty ? nil : byOrigin[origin] }

  func origin(of destination: Position) -> Position? { byDestination.isEmpty ? nil : byDestination[destination] }
}
