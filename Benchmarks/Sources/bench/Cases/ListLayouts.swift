import CoreGraphics
import ListLayout

/// The cost of lists without views: differences of snapshots, layouts, and the elements of a frame.
struct ListLayouts: Benchmark {
  let name = "lists"

  func run() throws -> [Measurement] { try differences() + preparing() + frames() + measuring() }

  /// A number that looks random and is each of 0 ..< 10,000 once, for those numbers.
  private func scattered(_ number: Int) -> Int { number * 7919 % 10_000 }

  private func differences() throws -> [Measurement] {
    var old = ListSnapshot<Int, Int>()
    try old.appendSections(Array(0..<10))
    for section in 0..<10 { try old.appendItems(Array(section * 1000..<(section + 1) * 1000), to: section) }
    var new = old
    new.deleteItems((0..<333).map(scattered))
    for number in 0..<333 { try new.insertItems([20_000 + number], .after, scattered(1000 + number)) }
    for number in 0..<334 { try new.moveItem(scattered(2000 + number), .before, scattered(3000 + number)) }
    let difference = ListDifference(from: old, to: new)
    guard difference.updates.count == 1000 else {
      throw BenchmarkFailure(description: "\(difference.updates.count) updates instead of 1,000")
    }
    _ = try UpdateMap(difference.updates, before: difference.before, after: difference.after)
    let watch = Stopwatch()
    let comparing = watch.measure { _ = ListDifference(from: old, to: new) }
    let mapping = watch.measure {
      _ = try? UpdateMap(difference.updates, before: difference.before, after: difference.after)
    }
    return [
      Measurement(
        name: "difference of 10,000 items with 1,000 changes", value: comparing.processor, unit: "ms", limit: 30),
      Measurement(name: "map of these changes", value: mapping.processor, unit: "ms"),
    ]
  }

  private let screen = CGRect(x: 0, y: 0, width: 375, height: 812)

  private func equal(_ count: Int) -> FlowSection {
    FlowSection(sizes: .uniform(CGSize(width: 90, height: 70), count: count))
  }

  private func different(_ count: Int) -> FlowSection {
    FlowSection(
      sizes: .each((0..<count).map { CGSize(width: 40 + scattered($0) % 80, height: 30 + scattered($0) % 60) }))
  }

  private func flow(_ section: FlowSection) -> FlowGeometry {
    FlowGeometry(FlowConfiguration(crossLength: 375), sections: [section])
  }

  private func grid(_ count: Int) -> CompositionalGeometry {
    let item = LayoutItem(width: .fractionalWidth(1 / 3), height: .fractionalHeight(1))
    let row = LayoutItem(
      LayoutSize(width: .fractionalWidth(1), height: .fractionalWidth(1 / 3)), group: LayoutGroup(.horizontal, [item]))
    let section = CompositionalSection(group: row, itemCount: count)
    return CompositionalGeometry(CompositionalConfiguration(containerSize: screen.size), sections: [section])
  }

  private func preparing() -> [Measurement] {
    let (equal, different) = (equal(100_000), different(100_000))
    let watch = Stopwatch()
    return [
      ("flow layout of 100,000 equal items", watch.measure { _ = flow(equal).elements(in: screen) }),
      ("flow layout of 100,000 different items", watch.measure { _ = flow(different).elements(in: screen) }),
      ("compositional grid of 100,000 items", watch.measure { _ = grid(100_000).elements(in: screen) }),
    ].map { name, time in
      Measurement(name: "\(name), prepared, with the first screen", value: time.processor, unit: "ms", limit: 50)
    }
  }

  /// 100 frames in the middle of 100,000 items, beside the same of 1,000.
  private func frames() -> [Measurement] {
    let flows = (many: flow(different(100_000)), few: flow(different(1000)))
    let grids = (many: grid(100_000), few: grid(1000))
    let blends = (many: blend(100_000), few: blend(1000))
    return [
      beside("screens of a flow layout", { elements(flows.many) }, { elements(flows.few) }),
      beside(
        "screens of a compositional grid", { _ = grids.many.elements(in: middle(grids.many.contentSize)) },
        { _ = grids.few.elements(in: middle(grids.few.contentSize)) }),
      beside(
        "frames of a transition from grid to list", { _ = blends.many.attributes(at: 0.3) },
        { _ = blends.few.attributes(at: 0.3) }),
    ]
  }

  private func beside(_ name: String, _ many: () -> Void, _ few: () -> Void) -> Measurement {
    let times = Stopwatch().measure({ for _ in 0..<100 { many() } }, beside: { for _ in 0..<100 { few() } })
    return Measurement(
      name: "100 \(name), 100,000 items", value: times.body.processor, unit: "ms", reference: times.reference.processor,
      beside: "1,000 items", limit: 1.3)
  }

  private func middle(_ size: CGSize) -> CGRect { screen.offsetBy(dx: 0, dy: (size.height / 2).rounded()) }

  private func elements(_ geometry: FlowGeometry) { _ = geometry.elements(in: middle(geometry.contentSize)) }

  private func blend(_ count: Int) -> LayoutBlend {
    let list = flow(FlowSection(sizes: .uniform(CGSize(width: 375, height: 44), count: count)))
    return LayoutBlend(from: end(flow(equal(count))), to: end(list))
  }

  private func end(_ geometry: FlowGeometry) -> LayoutBlend.End {
    let visible = middle(geometry.contentSize)
    return LayoutBlend.End(visible: geometry.elements(in: visible), contentOffset: visible.origin) { element in
      geometry.frame(of: element.path).map { ElementAttributes(element, frame: $0) }
    }
  }

  /// 60 screens of 15 cells of a list of 100,000, each measured as it is scrolled to.
  private func measuring() -> [Measurement] {
    var configuration = FlowConfiguration(crossLength: 375)
    configuration.usesEstimates = true
    let section = FlowSection(sizes: .uniform(CGSize(width: 375, height: 44), count: 100_000))
    let start = FlowGeometry(configuration, sections: [section])
    let pages = (0..<60).map { page in
      Dictionary(
        uniqueKeysWithValues: (page * 15..<page * 15 + 15).map {
          (ItemPath(section: 0, item: $0), CGSize(width: 375, height: 50 + $0 % 7))
        })
    }
    let time = Stopwatch().measure {
      var geometry = start
      for page in pages { geometry.measure(page) }
    }
    return [Measurement(name: "60 screens of cells of 100,000, measured", value: time.processor, unit: "ms")]
  }
}
