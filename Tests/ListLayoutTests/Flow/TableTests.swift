import CoreGraphics
import ListLayout
import Testing

/// Tables as flow layouts of one column: rows without spacing, with headers that are pinned.
@Suite struct TableTests {
  private func table(_ rows: [Int], row: CGFloat, header: CGFloat, padding: CGFloat) -> FlowGeometry {
    var configuration = FlowConfiguration(crossLength: 375)
    configuration.pinsHeaders = true
    configuration.usesEstimates = true
    let sections = rows.map { count in
      var section = FlowSection(
        sizes: .uniform(CGSize(width: 375, height: row), count: count), lineSpacing: 0, itemSpacing: 0,
        headerLength: header)
      section.headerPadding = padding
      return section
    }
    return FlowGeometry(configuration, sections: sections)
  }

  private func path(_ section: Int, _ row: Int) -> ItemPath { ItemPath(section: section, item: row) }

  @Test("Rows of 44 points follow each other, and measured ones move those below (V-86)")
  func rows() {
    var table = table([100_000], row: 44, header: 0, padding: 0)
    #expect(table.frame(of: path(0, 5)) == CGRect(x: 0, y: 220, width: 375, height: 44))
    table.measure([path(0, 2): CGSize(width: 375, height: 60.5)])
    #expect(table.frame(of: path(0, 5))?.minY == 236.5 && table.contentSize.height == 4_400_016.5)
  }

  @Test("A plain table has 22 points above each header, which is pinned without them (V-57, V-88, V-89)")
  func plain() {
    let table = table([3, 2, 2], row: 51.5, header: 40.5, padding: 22)
    #expect((0..<3).map { table.frame(of: path($0, 0))?.minY } == [62.5, 279.5, 445])
    #expect(table.contentSize.height == 548)
    func header(_ section: Int, _ top: CGFloat) -> CGFloat? {
      table.headerFrame(of: section, visible: CGRect(x: 0, y: top, width: 375, height: 600))?.minY
    }
    #expect(header(0, 0) == 22 && header(0, 100) == 100 && header(0, 190) == 176.5 && header(1, 248) == 248)
  }

  @Test("Views before the first and after the last section take their lengths (V-92)")
  func headerViews() {
    var configuration = FlowConfiguration(crossLength: 375)
    (configuration.leadingLength, configuration.trailingLength) = (80, 30)
    let section = FlowSection(sizes: .uniform(CGSize(width: 375, height: 44), count: 2), lineSpacing: 0)
    let geometry = FlowGeometry(configuration, sections: [section])
    #expect(geometry.frame(of: path(0, 0))?.minY == 80 && geometry.contentSize.height == 198)
    #expect(FlowGeometry(configuration, sections: []).contentSize.height == 110)
  }
}
