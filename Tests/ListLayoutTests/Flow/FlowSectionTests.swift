import CoreGraphics
import ListLayout
import Testing

@Suite struct FlowSectionTests {
  private func sections() -> [FlowSection] {
    [1, 0, 1].map { count in
      FlowSection(
        sizes: .uniform(CGSize(width: 80, height: 40), count: count),
        insets: ListInsets(top: 4, left: 12, bottom: 6, right: 12), headerLength: 30, footerLength: 20)
    }
  }

  @Test("The flow layout of the module's page has the frames that the page says")
  func example() {
    var section = FlowSection(sizes: .uniform(CGSize(width: 100, height: 60), count: 100_000))
    section.headerLength = 40
    let flow = FlowGeometry(FlowConfiguration(crossLength: 375), sections: [section])
    #expect(flow.frame(of: ItemPath(section: 0, item: 4)) == CGRect(x: 137.5, y: 110, width: 100, height: 60))
    #expect(flow.elements(in: CGRect(x: 0, y: 0, width: 375, height: 812)).count == 1 + 12 * 3)
    #expect(flow.contentSize == CGSize(width: 375, height: 2_333_410))
  }

  @Test("A section is its header, inset, lines, inset and footer, without space to the next one (V-51)")
  func order() {
    let geometry = FlowGeometry(FlowConfiguration(crossLength: 375), sections: sections())
    #expect(geometry.headerFrame(of: 1)?.minY == 100)
    #expect(geometry.footerFrame(of: 1)?.minY == 140)
    #expect(geometry.headerFrame(of: 2)?.minY == 160)
    #expect(geometry.frame(of: ItemPath(section: 2, item: 0)) == CGRect(x: 12, y: 194, width: 80, height: 40))
    #expect(geometry.contentSize == CGSize(width: 375, height: 260))
  }

  @Test("Headers and footers take the whole width and ignore insets; without a length there is none (V-52)")
  func boundaries() {
    let geometry = FlowGeometry(FlowConfiguration(crossLength: 375), sections: sections() + [FlowSection(count: 1)])
    #expect(geometry.headerFrame(of: 0) == CGRect(x: 0, y: 0, width: 375, height: 30))
    #expect(geometry.footerFrame(of: 0) == CGRect(x: 0, y: 80, width: 375, height: 20))
    #expect(
      geometry.headerFrame(of: 3) == nil && geometry.footerFrame(of: 3) == nil && geometry.headerFrame(of: 4) == nil)
  }

  @Test("A pinned header stays at the top until the end of its section pushes it out (V-57)")
  func pinnedHeaders() {
    var configuration = FlowConfiguration(crossLength: 100)
    configuration.pinsHeaders = true
    let section = FlowSection(
      sizes: .uniform(CGSize(width: 100, height: 40), count: 4), lineSpacing: 0, headerLength: 30, footerLength: 10)
    let geometry = FlowGeometry(configuration, sections: [section, section])
    func header(_ top: CGFloat) -> CGFloat? {
      geometry.headerFrame(of: 0, visible: CGRect(x: 0, y: top, width: 100, height: 150))?.minY
    }
    #expect([-20, 0, 100, 170, 185].map(header) == [0, 0, 100, 170, 170])
    let found = geometry.elements(in: CGRect(x: 0, y: 110, width: 100, height: 100))
    #expect(found.first { $0.element == .header(0) }?.frame.minY == 110)
    #expect(Set(found.filter { $0.element.category != .cell }.map(\.zIndex)) == [10])
    #expect(Set(found.filter { $0.element.category == .cell }.map(\.zIndex)) == [0])
    #expect(found.first { $0.element == .header(1) }?.frame.minY == 200)
  }

  @Test("A pinned footer stays at the bottom until the start of its section pushes it out (V-57)")
  func pinnedFooters() {
    var configuration = FlowConfiguration(crossLength: 100)
    configuration.pinsFooters = true
    let section = FlowSection(
      sizes: .uniform(CGSize(width: 100, height: 40), count: 4), lineSpacing: 0, headerLength: 30, footerLength: 10)
    let geometry = FlowGeometry(configuration, sections: [section, section])
    func footer(_ section: Int, _ top: CGFloat) -> CGFloat? {
      geometry.footerFrame(of: section, visible: CGRect(x: 0, y: top, width: 100, height: 150))?.minY
    }
    #expect([0, 30, 60, 100].map { footer(0, $0) } == [140, 170, 190, 190])
    #expect(footer(1, 55) == 200)
  }
}
