import CoreGraphics
import ListLayout
import Testing

@Suite struct FlowPropertyTests {
  private func faults(
    _ geometry: FlowGeometry, _ sections: [FlowSection], _ measured: [ItemPath: CGSize], _ world: inout FlowWorld
  ) -> [String] {
    let reference = ReferenceFlow(geometry.configuration, sections, measured)
    var faults: [String] = []
    if geometry.contentSize.height != reference.height { faults.append("height") }
    for (index, section) in sections.enumerated() {
      for item in 0..<section.sizes.count {
        let path = ItemPath(section: index, item: item)
        if geometry.frame(of: path) != reference.frames[.cell(path)] { faults.append("item \(path)") }
      }
    }
    for _ in 0..<4 {
      let rect = world.rect(in: geometry.contentSize)
      let found = geometry.elements(in: rect)
      let expected = reference.frames.filter {
        $0.value.minX < rect.maxX && rect.minX < $0.value.maxX && $0.value.minY < rect.maxY && rect.minY < $0.value.maxY
      }
      if Dictionary(uniqueKeysWithValues: found.map { ($0.element, $0.frame) }) != expected { faults.append("\(rect)") }
    }
    return faults
  }

  @Test("Random layouts and the elements in rectangles are those of the rules as they read (V-45 … V-52)")
  func layouts() {
    for seed in 1...120 {
      var world = FlowWorld(seed: seed)
      let geometry = FlowGeometry(world.configuration, sections: world.sections)
      let faults = faults(geometry, world.sections, [:], &world)
      #expect(faults.isEmpty, "seed \(seed): \(faults.prefix(5))")
      if !faults.isEmpty { return }
    }
  }

  @Test("A horizontal layout is a vertical one with x and y exchanged, also in any rectangle (V-53)")
  func transposed() {
    for seed in 1...100 {
      var world = FlowWorld(seed: seed)
      let vertical = FlowGeometry(world.configuration, sections: world.sections)
      var configuration = world.configuration
      configuration.axis = .horizontal
      let horizontal = FlowGeometry(configuration, sections: world.sections.map(\.transposed))
      let size = vertical.contentSize
      #expect(horizontal.contentSize == CGSize(width: size.height, height: size.width), "seed \(seed)")
      for _ in 0..<4 {
        let rect = world.rect(in: size)
        let (found, expected) = (horizontal.elements(in: rect.transposed), vertical.elements(in: rect))
        #expect(found.map(\.element) == expected.map(\.element), "seed \(seed), \(rect)")
        #expect(found.map(\.frame) == expected.map(\.frame.transposed), "seed \(seed), \(rect)")
      }
    }
  }

  @Test("An infinite rectangle has all elements, a null one and one that is not finite none (V-45)")
  func extremeRectangles() {
    let world = FlowWorld(seed: 3)
    let geometry = FlowGeometry(world.configuration, sections: world.sections)
    let cells = geometry.elements(in: .infinite).filter { $0.element.category == .cell }
    #expect(cells.count == geometry.counts.itemCount)
    #expect(geometry.elements(in: .null).isEmpty)
    #expect(geometry.elements(in: CGRect(x: CGFloat.nan, y: .nan, width: 100, height: .nan)).isEmpty)
  }

  @Test("Measuring items step by step gives the layout of all measured sizes at once (V-58)")
  func measuring() {
    for seed in 1...80 {
      var world = FlowWorld(seed: seed, usesEstimates: true)
      var geometry = FlowGeometry(world.configuration, sections: world.sections)
      var measured: [ItemPath: CGSize] = [:]
      for step in 0..<6 {
        let sizes = world.measured()
        geometry.measure(sizes)
        measured.merge(sizes) { $1 }
        let faults = faults(geometry, world.sections, measured, &world)
        #expect(faults.isEmpty, "seed \(seed), step \(step): \(faults.prefix(5))")
        if !faults.isEmpty { return }
      }
      let anew = FlowGeometry(world.configuration, sections: world.sections, measured: geometry.measuredSizes)
      #expect(anew.contentSize == geometry.contentSize, "seed \(seed)")
    }
  }

  @Test("Items that are not measured have their estimates, and lines are packed at the least spacing (V-58)")
  func estimates() {
    var configuration = FlowConfiguration(crossLength: 100)
    configuration.usesEstimates = true
    let section = FlowSection(sizes: .uniform(CGSize(width: 40, height: 20), count: 7), lineSpacing: 5, itemSpacing: 4)
    var geometry = FlowGeometry(configuration, sections: [section])
    func frame(_ item: Int) -> CGRect? { geometry.frame(of: ItemPath(section: 0, item: item)) }
    #expect(frame(1) == CGRect(x: 44, y: 0, width: 40, height: 20) && geometry.contentSize.height == 95)
    let change = geometry.measure([ItemPath(section: 0, item: 3): CGSize(width: 80, height: 30)])
    #expect(frame(2)?.minY == 25 && frame(3) == CGRect(x: 0, y: 50, width: 80, height: 30) && frame(4)?.minY == 85)
    #expect(change == 0 && geometry.contentSize.height == 130)
    #expect(geometry.measure([ItemPath(section: 0, item: 3): CGSize(width: 80, height: 30)]) == nil)
    #expect(geometry.measure([ItemPath(section: 0, item: 9): .zero, ItemPath(section: 2, item: 0): .zero]) == nil)
  }

  @Test("Lengths of headers and footers may change, which moves what follows (V-51)")
  func resizing() {
    let section = FlowSection(sizes: .uniform(CGSize(width: 40, height: 20), count: 2), headerLength: 30)
    var geometry = FlowGeometry(FlowConfiguration(crossLength: 100), sections: [section, section])
    let isChanged = geometry.resize(section: 0, headerLength: 44, footerLength: 6)
    #expect(isChanged)
    #expect(geometry.headerFrame(of: 1)?.minY == 70 && geometry.footerFrame(of: 0)?.minY == 64)
    let isChangedAgain = geometry.resize(section: 0, headerLength: 44, footerLength: 6)
    let isMissingChanged = geometry.resize(section: 2, headerLength: 1, footerLength: 1)
    #expect(!isChangedAgain && !isMissingChanged)
  }

  @Test("Measured sizes follow their items through a batch of updates, except reloaded ones (V-14, V-58)")
  func updates() throws {
    let sizes = (0..<3).map { CGSize(width: 10, height: CGFloat(10 + $0)) }
    let measured = Dictionary(uniqueKeysWithValues: (0..<3).map { (ItemPath(section: 0, item: $0), sizes[$0]) })
    let map = try UpdateMap(
      [.insertItem(ItemPath(section: 0, item: 0)), .reloadItem(ItemPath(section: 0, item: 1))],
      before: ListCounts([3]), after: ListCounts([4]))
    #expect(
      measured.mapped(by: map) == [ItemPath(section: 0, item: 1): sizes[0], ItemPath(section: 0, item: 3): sizes[2]])
  }
}
