import CoreGraphics
import ListLayout
import SeededRandom

/// Random sections of a compositional layout.
struct CompositionalWorld {
  var configuration: CompositionalConfiguration
  var sections: [CompositionalSection] = []
  private var random: SeededRandom

  init(seed: Int) {
    random = SeededRandom(seed: seed)
    let size = CGSize(width: 200 + random.roll(200), height: 300 + random.roll(300))
    configuration = CompositionalConfiguration(axis: random.once(in: 3) ? .horizontal : .vertical, containerSize: size)
    configuration.isMirrored = random.once(in: 4)
    configuration.sectionSpacing = CGFloat(random.roll(10))
    for _ in 0...random.roll(4) { sections.append(section()) }
  }

  private mutating func dimension() -> LayoutDimension {
    let length = CGFloat(20 + random.roll(80))
    return switch random.roll(4) {
    case 0: .absolute(length)
    case 1: .estimated(length)
    case 2: .fractionalWidth(CGFloat(1 + random.roll(4)) / 4)
    default: .fractionalHeight(CGFloat(1 + random.roll(4)) / 4)
    }
  }

  private mutating func insets() -> ListInsets {
    func value() -> CGFloat { CGFloat(random.roll(8)) }
    return ListInsets(top: value(), left: value(), bottom: value(), right: value())
  }

  private mutating func item(depth: Int) -> LayoutItem {
    var item = LayoutItem(LayoutSize(width: dimension(), height: dimension()))
    if random.once(in: 3) { item.contentInsets = insets() }
    if random.once(in: 4) {
      item.edgeSpacing = EdgeSpacing(leading: .flexible(2), top: .fixed(3), trailing: .fixed(4), bottom: .flexible(1))
    }
    guard depth > 0, !random.once(in: 4) else { return item }
    var items: [LayoutItem] = []
    for _ in 0...random.roll(3) { items.append(self.item(depth: depth - 1)) }
    let repetitions: [LayoutGroup.Repetition] = [
      .whileItFits, .count(1 + random.roll(4)), .equalShares(1 + random.roll(4)),
    ]
    item.group = LayoutGroup(
      random.once(in: 2) ? .horizontal : .vertical, items, repetition: random.pick(repetitions) ?? .whileItFits,
      itemSpacing: random.once(in: 2) ? .fixed(CGFloat(random.roll(9))) : .flexible(CGFloat(random.roll(9))))
    return item
  }

  private mutating func section() -> CompositionalSection {
    var section = CompositionalSection(group: item(depth: 2), itemCount: random.roll(random.once(in: 3) ? 300 : 12))
    section.groupSpacing = CGFloat(random.roll(10))
    section.insets = insets()
    if random.once(in: 3) { section.orthogonalScrolling = random.pick([.continuous, .groupPagingCentered]) ?? .none }
    if random.once(in: 2) {
      let size = LayoutSize(width: .fractionalWidth(1), height: dimension())
      section.boundaryItems.append(BoundaryItem(kind: "header", size: size, alignment: .top))
    }
    return section
  }

  mutating func measured() -> [ListElement: CGSize] {
    var measured: [ListElement: CGSize] = [:]
    for _ in 0...random.roll(3) {
      let section = random.roll(sections.count)
      let first = random.roll(max(sections[section].itemCount, 1))
      for item in first..<first + 1 + random.roll(6) {
        let size = CGSize(width: 10 + random.roll(90), height: 10 + random.roll(90))
        measured[.cell(ItemPath(section: section, item: item))] = size
      }
    }
    return measured
  }

  mutating func rect(in size: CGSize) -> CGRect {
    CGRect(
      x: random.roll(Int(size.width) + 100) - 50, y: random.roll(Int(size.height) + 100) - 50, width: random.roll(400),
      height: random.roll(600))
  }
}
