import CoreGraphics
import ListLayout
import SeededRandom

extension CGRect {
  /// The rectangle with x and y exchanged.
  var transposed: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}

extension FlowSection {
  /// The section with x and y exchanged.
  var transposed: FlowSection {
    var result = self
    result.sizes = .each((0..<sizes.count).map { CGSize(width: sizes[$0].height, height: sizes[$0].width) })
    result.insets = ListInsets(top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
    return result
  }
}

/// Random metrics of a flow layout, in quarters of a point so that sums are exact.
struct FlowWorld {
  var configuration: FlowConfiguration
  var sections: [FlowSection] = []
  private var random: SeededRandom

  init(seed: Int, usesEstimates: Bool = false) {
    random = SeededRandom(seed: seed)
    configuration = FlowConfiguration(crossLength: CGFloat(200 + random.roll(400)) / 2, scale: 2)
    configuration.usesEstimates = usesEstimates
    for _ in 0...random.roll(4) { sections.append(section()) }
  }

  private mutating func length(_ bound: Int) -> CGFloat { CGFloat(random.roll(bound * 4)) / 4 }

  /// A size, often one of few.
  mutating func size() -> CGSize {
    random.once(in: 2)
      ? CGSize(width: 20 + length(60), height: 10 + length(60))
      : CGSize(width: 30 + 10 * CGFloat(random.roll(3)), height: 40)
  }

  private mutating func section() -> FlowSection {
    let count = random.roll(random.once(in: 3) ? 900 : 20)
    let sizes: ItemSizes =
      random.once(in: 2) ? .uniform(size(), count: count) : .each((0..<count).map { _ in size() })
    return FlowSection(
      sizes: sizes, insets: ListInsets(top: length(20), left: length(20), bottom: length(20), right: length(20)),
      lineSpacing: length(20), itemSpacing: length(20), headerLength: random.once(in: 2) ? length(40) : 0,
      footerLength: random.once(in: 2) ? length(40) : 0)
  }

  /// Measured sizes of a few items, close together or far apart.
  mutating func measured() -> [ItemPath: CGSize] {
    var measured: [ItemPath: CGSize] = [:]
    for _ in 0...random.roll(3) {
      let section = random.roll(sections.count)
      let count = sections[section].sizes.count
      guard count > 0 else { continue }
      let first = random.roll(count)
      for item in first..<min(count, first + 1 + random.roll(6)) {
        measured[ItemPath(section: section, item: item)] = size()
      }
    }
    return measured
  }

  mutating func rect(in size: CGSize) -> CGRect {
    CGRect(
      x: CGFloat(random.roll(100)) - 20, y: CGFloat(random.roll(Int(size.height) + 200)) - 100,
      width: CGFloat(random.roll(400)), height: CGFloat(random.roll(600)))
  }
}
