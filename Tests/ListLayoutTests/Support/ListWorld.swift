import ListLayout
import SeededRandom

/// A random list before and after a random batch of updates; each item is a number of its own.
struct ListWorld {
  var old: [[Int]] = []
  var new: [[Int]] = []
  var updates: [ListUpdate] = []
  /// The section before the batch of each section after it, or nil for a new one.
  var origins: [Int?] = []
  var reloadedSections: Set<Int> = []
  private var random: SeededRandom
  private var nextItem = 0

  init(seed: Int, sections: Int = 5, items: Int = 8) {
    random = SeededRandom(seed: seed)
    for _ in 0..<random.roll(sections + 1) { old.append(newItems(random.roll(items + 1))) }
    changeSections()
    changeItems()
    updates.shuffle(using: &random)
  }

  var before: ListCounts { ListCounts(old.map(\.count)) }
  var after: ListCounts { ListCounts(new.map(\.count)) }

  private mutating func newItems(_ count: Int) -> [Int] {
    nextItem += count
    return Array(nextItem - count..<nextItem)
  }

  /// Deletes, reloads, moves and inserts sections.
  private mutating func changeSections() {
    var moved: [Int] = []
    for section in old.indices {
      switch random.roll(100) {
      case ..<12: updates.append(.deleteSection(section))
      case ..<20: moved.append(section)
      case ..<28:
        updates.append(.reloadSection(section))
        reloadedSections.insert(section)
        origins.append(section)
      default: origins.append(section)
      }
    }
    var arriving: [Int?] = moved + Array(repeating: nil, count: random.roll(3))
    arriving.shuffle(using: &random)
    var marks = origins.map { ($0, false) }
    for section in arriving { marks.insert((section, true), at: random.roll(marks.count + 1)) }
    for (index, mark) in marks.enumerated() where mark.1 {
      updates.append(mark.0.map { .moveSection(from: $0, to: index) } ?? .insertSection(index))
    }
    origins = marks.map(\.0)
  }

  /// Deletes, reloads, moves and inserts items; `new` is what remains, with what arrives.
  private mutating func changeItems() {
    var moving: [(origin: ItemPath, item: Int)] = []
    var staying: [Int: [Int]] = [:]
    for (section, items) in old.enumerated() {
      let isGone = !origins.contains(section) || reloadedSections.contains(section)
      for (index, item) in items.enumerated() {
        let path = ItemPath(section: section, item: index)
        switch random.roll(100) {
        case ..<12: moving.append((path, item))
        case _ where isGone: continue
        case ..<25: updates.append(.deleteItem(path))
        case ..<35:
          updates.append(.reloadItem(path))
          staying[section, default: []].append(item)
        default: staying[section, default: []].append(item)
        }
      }
    }
    place(moving, among: staying)
  }

  private mutating func place(_ moving: [(origin: ItemPath, item: Int)], among staying: [Int: [Int]]) {
    var rows = origins.map { section in section.map { (staying[$0] ?? []).map { ($0, false) } } ?? [] }
    var placed: [ItemPath: Int] = [:]
    for (origin, item) in moving {
      guard let section = rows.indices.randomElement(using: &random) else { continue }
      rows[section].insert((item, true), at: random.roll(rows[section].count + 1))
      placed[origin] = item
    }
    for section in rows.indices {
      for item in newItems(random.roll(4)) {
        rows[section].insert((item, true), at: random.roll(rows[section].count + 1))
      }
    }
    new = rows.map { $0.map(\.0) }
    let origins = Dictionary(uniqueKeysWithValues: placed.map { ($1, $0) })
    for (section, row) in rows.enumerated() {
      for (index, (item, arrives)) in row.enumerated() where arrives {
        let path = ItemPath(section: section, item: index)
        updates.append(origins[item].map { .moveItem(from: $0, to: path) } ?? .insertItem(path))
      }
    }
    // Where no section is left, what was to move is deleted instead, unless its section is gone anyway.
    for (origin, _) in moving where placed[origin] == nil && staying[origin.section] != nil {
      updates.append(.deleteItem(origin))
    }
  }
}
