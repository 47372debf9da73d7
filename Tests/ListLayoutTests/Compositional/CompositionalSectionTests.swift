import CoreGraphics
import ListLayout
import Testing

@Suite struct CompositionalSectionTests {
  private let configuration = CompositionalConfiguration(containerSize: CGSize(width: 300, height: 600))

  private func list(_ count: Int, height: LayoutDimension = .absolute(40)) -> CompositionalSection {
    CompositionalSection(group: LayoutItem(width: .fractionalWidth(1), height: height), itemCount: count)
  }

  private func header(_ height: LayoutDimension = .absolute(30), _ alignment: BoundaryItem.Alignment = .top)
    -> BoundaryItem
  {
    BoundaryItem(kind: "header", size: LayoutSize(width: .fractionalWidth(1), height: height), alignment: alignment)
  }

  private func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }

  @Test("The compositional layout of the module's page has the frames that the page says (V-63)")
  func example() {
    var photo = LayoutItem(width: .fractionalWidth(1 / 3), height: .fractionalHeight(1))
    photo.contentInsets = ListInsets(top: 2, left: 2, bottom: 2, right: 2)
    let row = LayoutItem(
      LayoutSize(width: .fractionalWidth(1), height: .fractionalWidth(1 / 3)), group: LayoutGroup(.horizontal, [photo]))
    let section = CompositionalSection(group: row, itemCount: 100)
    let configuration = CompositionalConfiguration(containerSize: CGSize(width: 375, height: 600))
    let geometry = CompositionalGeometry(configuration, sections: [section])
    #expect(geometry.frame(of: path(0, 1)) == CGRect(x: 127, y: 2, width: 121, height: 121))
  }

  @Test("Sections follow each other by the spacing of the configuration, with their insets (V-64)")
  func spacing() {
    var section = list(2)
    section.insets = ListInsets(top: 10, left: 20, bottom: 5, right: 30)
    var configuration = configuration
    configuration.sectionSpacing = 7
    let geometry = CompositionalGeometry(configuration, sections: [section, section])
    #expect(geometry.frame(of: path(1, 0)) == CGRect(x: 20, y: 112, width: 250, height: 40))
    #expect(geometry.contentSize.height == 197)
    configuration.axis = .horizontal
    let columns = CompositionalSection(
      group: LayoutItem(width: .absolute(50), height: .fractionalHeight(1)), itemCount: 3)
    let horizontal = CompositionalGeometry(configuration, sections: [columns, columns])
    #expect(horizontal.frame(of: path(1, 1)) == CGRect(x: 207, y: 0, width: 50, height: 600))
  }

  @Test("A boundary item extends its section, unless it lies over the items (V-67)")
  func boundaries() {
    var section = list(2)
    section.insets = ListInsets(top: 10, left: 20, bottom: 10, right: 20)
    section.boundaryItems = [header()]
    var overlay = BoundaryItem(
      kind: "overlay", size: LayoutSize(width: .absolute(50), height: .absolute(20)), alignment: .bottomTrailing)
    overlay.extendsBoundary = false
    overlay.offset = CGPoint(x: -3, y: -4)
    section.boundaryItems.append(overlay)
    section.boundaryItems.append(
      BoundaryItem(
        kind: "footer", size: LayoutSize(width: .fractionalWidth(0.5), height: .absolute(10)), alignment: .bottomLeading
      ))
    let geometry = CompositionalGeometry(configuration, sections: [section])
    #expect(geometry.boundaryFrame(0, of: 0) == CGRect(x: 20, y: 0, width: 260, height: 30))
    #expect(geometry.frame(of: path(0, 0)) == CGRect(x: 20, y: 40, width: 260, height: 40))
    #expect(geometry.boundaryFrame(1, of: 0) == CGRect(x: 227, y: 106, width: 50, height: 20))
    #expect(geometry.boundaryFrame(2, of: 0) == CGRect(x: 20, y: 130, width: 130, height: 10))
    #expect(geometry.contentSize.height == 140)
    let side = LayoutSize(width: .absolute(9), height: .absolute(50))
    section.boundaryItems += [
      header(.absolute(20)), BoundaryItem(kind: "side", size: side, alignment: .leading),
    ]
    // Two views at one edge share it, and one across the axis extends nothing.
    let shared = CompositionalGeometry(configuration, sections: [section])
    #expect(shared.boundaryFrame(3, of: 0)?.minY == 10 && shared.boundaryFrame(4, of: 0)?.minX == 20)
    #expect(shared.contentSize.height == 140)
    section.boundaryInsets = .zero
    #expect(CompositionalGeometry(configuration, sections: [section]).boundaryFrame(0, of: 0)?.width == 300)
  }

  @Test("A pinned boundary item stays in sight while its section does (V-57, V-67)")
  func pinned() {
    var section = list(4)
    section.boundaryItems = [header()]
    section.boundaryItems[0].pinsToVisibleBounds = true
    let geometry = CompositionalGeometry(configuration, sections: [section, section])
    func top(_ offset: CGFloat) -> CGFloat? {
      geometry.boundaryFrame(0, of: 0, visible: CGRect(x: 0, y: offset, width: 300, height: 100))?.minY
    }
    #expect([-10, 0, 90, 165].map(top) == [0, 0, 90, 160])
    let found = geometry.elements(in: CGRect(x: 0, y: 90, width: 300, height: 100))
    #expect(found.first { $0.element.path == path(0, 0) }?.frame.minY == 90)
  }

  @Test("A measured boundary item moves its section's cells and the sections below (V-67)")
  func measuredBoundary() {
    var section = list(2)
    section.boundaryItems = [header(.estimated(30))]
    var geometry = CompositionalGeometry(configuration, sections: [section, section])
    let element = ListElement(.supplementary("header"), at: path(0, 0))
    #expect(geometry.measure([element: CGSize(width: 5, height: 44)]) == 0)
    #expect(geometry.boundaryFrame(0, of: 0) == CGRect(x: 0, y: 0, width: 300, height: 44))
    #expect(geometry.frame(of: path(1, 0))?.minY == 154)
    #expect(geometry.measure([element: CGSize(width: 5, height: 44)]) == nil)
    let anew = CompositionalGeometry(configuration, sections: [section, section], measured: geometry.measuredSizes)
    #expect(anew.contentSize == geometry.contentSize)
  }

  @Test("A supplementary view lies at an anchor of its item, by points or parts of its own size (V-67)")
  func badges() {
    var cell = LayoutItem(width: .absolute(100), height: .absolute(40))
    let size = LayoutSize(width: .absolute(20), height: .absolute(10))
    cell.supplementaryItems = [
      SupplementaryItem(
        kind: "badge", size: size,
        containerAnchor: LayoutAnchor([.top, .trailing], offset: .fractional(CGPoint(x: 0.25, y: -0.5)))),
      SupplementaryItem(
        kind: "label", size: size, containerAnchor: LayoutAnchor(.bottom, offset: .absolute(CGPoint(x: 1, y: 2))),
        itemAnchor: LayoutAnchor(.top)),
    ]
    let section = CompositionalSection(group: cell, itemCount: 2)
    let geometry = CompositionalGeometry(configuration, sections: [section])
    let found = geometry.elements(in: CGRect(x: 0, y: 0, width: 300, height: 100))
    func frame(_ kind: String, _ item: Int) -> CGRect? {
      found.first { $0.element == ListElement(.supplementary(kind), at: path(0, item)) }?.frame
    }
    #expect(frame("badge", 1) == CGRect(x: 85, y: 35, width: 20, height: 10))
    #expect(frame("label", 0) == CGRect(x: 41, y: 42, width: 20, height: 10))
    let below = geometry.elements(in: CGRect(x: 0, y: 85, width: 300, height: 10))
    #expect(below.map(\.element.category) == [.supplementary("label")])
  }

  @Test("A background lies behind its section, whose cells are in front of it (V-68)")
  func backgrounds() {
    var section = list(2)
    section.insets = ListInsets(top: 10, left: 0, bottom: 10, right: 0)
    var background = BackgroundItem(kind: "card")
    background.insets = ListInsets(top: 1, left: 2, bottom: 3, right: 4)
    section.backgrounds = [background]
    let geometry = CompositionalGeometry(configuration, sections: [list(1), section])
    let found = geometry.elements(in: CGRect(x: 0, y: 0, width: 300, height: 600))
    let card = found.first { $0.element == ListElement(.decoration("card"), at: path(1, 0)) }
    #expect(card?.frame == CGRect(x: 2, y: 41, width: 294, height: 96) && card?.zIndex == 0)
    #expect(found.filter { $0.element.category == .cell }.map(\.zIndex) == [0, 1, 1])
  }
}
