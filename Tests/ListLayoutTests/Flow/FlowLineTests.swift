import CoreGraphics
import ListLayout
import Testing

@Suite struct FlowLineTests {
  private func origins(_ geometry: FlowGeometry, section: Int = 0) -> [CGPoint] {
    (0..<geometry.counts.items[section]).compactMap { geometry.frame(of: ItemPath(section: section, item: $0))?.origin }
  }

  private func flow(_ width: CGFloat, _ section: FlowSection) -> FlowGeometry {
    FlowGeometry(FlowConfiguration(crossLength: width), sections: [section])
  }

  private func sizes(_ sizes: (CGFloat, CGFloat)...) -> ItemSizes {
    .each(sizes.map { CGSize(width: $0.0, height: $0.1) })
  }

  private func uniform(_ width: CGFloat, _ height: CGFloat, _ count: Int) -> ItemSizes {
    .uniform(CGSize(width: width, height: height), count: count)
  }

  @Test("Items are 50 by 50 with 10 between them and between lines, unless something else is set (V-44)")
  func defaults() {
    let geometry = flow(170, FlowSection(count: 4))
    #expect(origins(geometry) == [(0, 0), (60, 0), (120, 0), (0, 60)].map { CGPoint(x: $0.0, y: $0.1) })
    #expect(geometry.contentSize == CGSize(width: 170, height: 110))
  }

  @Test("A full line is flush at both ends (V-45, V-46)")
  func fullLines() {
    let geometry = flow(375, FlowSection(sizes: uniform(100, 60, 7)))
    #expect(origins(geometry).map(\.x) == [0, 137.5, 275, 0, 137.5, 275, 0])
    #expect(origins(geometry).map(\.y) == [0, 0, 0, 70, 70, 70, 140])
    #expect(geometry.contentSize.height == 200)
    let insets = ListInsets(top: 8, left: 16, bottom: 8, right: 16)
    let inset = flow(375, FlowSection(sizes: uniform(100, 60, 7), insets: insets))
    #expect(origins(inset).prefix(3).map(\.x) == [16, 137.5, 259])
    #expect(inset.contentSize.height == 216)
  }

  @Test("Items that fit exactly stay in one line (V-45)")
  func exactFit() {
    let geometry = flow(375, FlowSection(sizes: uniform(115, 50, 5), lineSpacing: 12, itemSpacing: 15))
    #expect(origins(geometry).map(\.x) == [0, 130, 260, 0, 130])
    #expect(geometry.contentSize.height == 112)
    let (within, beyond) = (
      flow(375, FlowSection(sizes: uniform(115 + 0x1p-14, 50, 3), itemSpacing: 15)), 115 + 0x1p-12
    )
    #expect(origins(within).map(\.y) == [0, 0, 0])
    #expect(origins(flow(375, FlowSection(sizes: uniform(beyond, 50, 3), itemSpacing: 15))).map(\.y) == [0, 0, 60])
    let third = (CGFloat(375) - 20) / 3
    #expect(origins(flow(375, FlowSection(sizes: uniform(third, 10, 6)))).map(\.y) == [0, 0, 0, 20, 20, 20])
  }

  @Test("A line with room for one item centres it, also when it is too wide (V-47, V-55)")
  func singleItems() {
    let wide = flow(200, FlowSection(sizes: uniform(250, 10, 1)))
    #expect(origins(wide).map(\.x) == [-25])
    #expect(wide.oversizedItems == [ItemPath(section: 0, item: 0)])
    let narrow = flow(200, FlowSection(sizes: uniform(150, 10, 2)))
    #expect(origins(narrow).map(\.x) == [25, 25])
    #expect(narrow.oversizedItems.isEmpty)
  }

  @Test("A last line of equal items is spaced as if it were full (V-48)")
  func uniformLastLine() {
    #expect(origins(flow(375, FlowSection(sizes: uniform(50, 50, 4)))).map(\.x) == [0, 65, 130, 195])
    #expect(origins(flow(375, FlowSection(sizes: uniform(80, 50, 4)))).map(\.x) == [0, 98.5, 196.5, 295])
  }

  @Test("A last line of different items has the least spacing (V-49)")
  func mixedLastLine() {
    #expect(origins(flow(375, FlowSection(sizes: sizes((80, 50), (100, 50), (60, 50))))).map(\.x) == [0, 90, 200])
  }

  @Test("Lines of different items are as tall as the tallest, and the others are centred (V-46, V-50)")
  func mixedLines() {
    let geometry = flow(
      375,
      FlowSection(
        sizes: sizes((120, 40), (100, 55), (90, 40), (200, 30), (60, 40), (150, 40)),
        insets: ListInsets(top: 5, left: 10, bottom: 5, right: 10), lineSpacing: 10, itemSpacing: 8))
    let expected: [(CGFloat, CGFloat)] = [(10, 12.5), (152.5, 5), (275, 12.5), (10, 75), (305, 70), (10, 120)]
    #expect(origins(geometry) == expected.map { CGPoint(x: $0.0, y: $0.1) })
    #expect(geometry.contentSize.height == 165)
  }

  @Test("A horizontal layout has columns, and its items run downwards (V-53)")
  func horizontal() {
    let section = FlowSection(
      sizes: uniform(90, 70, 7), insets: ListInsets(top: 8, left: 12, bottom: 8, right: 12))
    let geometry = FlowGeometry(FlowConfiguration(axis: .horizontal, crossLength: 220), sections: [section])
    let expected: [(CGFloat, CGFloat)] = [(12, 8), (12, 142), (112, 8), (112, 142), (212, 8), (212, 142), (312, 8)]
    #expect(origins(geometry) == expected.map { CGPoint(x: $0.0, y: $0.1) })
    #expect(geometry.contentSize == CGSize(width: 414, height: 220))
  }

  @Test("Origins snap to pixels and sizes stay exact (V-54)")
  func pixels() throws {
    var configuration = FlowConfiguration(crossLength: 375, scale: 3)
    let section = FlowSection(sizes: uniform(80.1, 50.3, 5))
    let geometry = FlowGeometry(configuration, sections: [section])
    let frame = try #require(geometry.frame(of: ItemPath(section: 0, item: 1)))
    #expect(abs(frame.minX * 3 - (frame.minX * 3).rounded()) < 1e-9 && frame.size == CGSize(width: 80.1, height: 50.3))
    #expect(geometry.contentSize.height == 50.3 * 2 + 10)
    configuration.scale = 1
    #expect(FlowGeometry(configuration, sections: [section]).frame(of: ItemPath(section: 0, item: 1))?.minX == 98)
    #expect(origins(flow(100, FlowSection(sizes: uniform(99.5, 10, 1)))).map(\.x) == [0.5])
    #expect(origins(flow(100, FlowSection(sizes: uniform(100.5, 10, 1)))).map(\.x) == [0])
  }

  @Test("A layout for right-to-left languages is mirrored (V-42)")
  func mirrored() {
    var configuration = FlowConfiguration(crossLength: 375)
    configuration.isMirrored = true
    let section = FlowSection(sizes: uniform(50, 50, 4), insets: ListInsets(left: 10))
    let geometry = FlowGeometry(configuration, sections: [section])
    #expect(origins(geometry).map(\.x) == [315, 252, 189, 126])
    let found = geometry.elements(in: CGRect(x: 250, y: 0, width: 125, height: 50))
    #expect(found.map(\.element) == [0, 1].map { .cell(ItemPath(section: 0, item: $0)) })
  }

  @Test("The insets of sections refer to the safe area or the margins where that is set (V-56)")
  func reference() {
    var configuration = FlowConfiguration(crossLength: 200)
    configuration.referenceInsets = ListInsets(top: 50, left: 20, bottom: 50, right: 30)
    let geometry = FlowGeometry(configuration, sections: [FlowSection(count: 6)])
    #expect(origins(geometry).map(\.x) == [20, 120, 20, 120, 20, 120])
    #expect(origins(geometry).first?.y == 0 && geometry.contentSize.width == 200)
  }

  @Test("Sizes that are negative or not finite count as zero (V-45)")
  func invalidSizes() {
    let geometry = flow(.nan, FlowSection(sizes: sizes((.nan, -3), (.infinity, 10), (20, 10)), itemSpacing: -.infinity))
    #expect(geometry.contentSize == CGSize(width: 0, height: 30))
    #expect(origins(geometry).allSatisfy { $0.x.isFinite && $0.y.isFinite })
    #expect(geometry.frame(of: ItemPath(section: 0, item: 3)) == nil)
    #expect(geometry.frame(of: ItemPath(section: 1, item: 0)) == nil)
    #expect(flow(100, FlowSection(count: -3)).contentSize.height == 0)
    var (configuration, section) = (FlowConfiguration(crossLength: 100), FlowSection(count: 3))
    configuration.crossLength = .nan
    section.insets.left = .nan
    #expect(FlowGeometry(configuration, sections: [section]).contentSize.height == 50)
  }
}
