import CoreGraphics
import ListLayout
import Testing

@Suite struct LayoutBoundaryTests {
  private func configuration(_ items: [BoundaryItem]) -> CompositionalConfiguration {
    var configuration = CompositionalConfiguration(containerSize: CGSize(width: 300, height: 600))
    configuration.boundaryItems = items
    return configuration
  }

  private func item(_ alignment: BoundaryItem.Alignment, _ height: LayoutDimension = .absolute(30)) -> BoundaryItem {
    BoundaryItem(
      kind: "title", size: LayoutSize(width: .fractionalWidth(1), height: height), alignment: alignment)
  }

  private func list(_ count: Int) -> CompositionalSection {
    CompositionalSection(group: LayoutItem(width: .fractionalWidth(1), height: .absolute(40)), itemCount: count)
  }

  private func cell(_ section: Int, _ item: Int) -> ListElement { .cell(ItemPath(section: section, item: item)) }

  @Test("Boundary items of the whole content lie before the first section and behind the last one (V-67)")
  func extends() {
    let geometry = CompositionalGeometry(configuration([item(.top), item(.bottom)]), sections: [list(2), list(1)])
    #expect(geometry.frame(of: ItemPath(section: 0, item: 0)) == CGRect(x: 0, y: 30, width: 300, height: 40))
    #expect(geometry.boundaryFrame(0) == CGRect(x: 0, y: 0, width: 300, height: 30))
    #expect(geometry.boundaryFrame(1) == CGRect(x: 0, y: 150, width: 300, height: 30))
    #expect(geometry.contentSize.height == 180)
    #expect(geometry.boundaryFrame(2) == nil)
    let found = geometry.elements(in: CGRect(x: 0, y: 0, width: 300, height: 600)).map(\.element)
    #expect(found.suffix(2) == [.layoutBoundary("title"), .layoutBoundary("title", 1)])
    #expect(geometry.attributes(of: .layoutBoundary("title", 1))?.frame.minY == 150)
    #expect(geometry.attributes(of: .layoutBoundary("title", 2)) == nil)
  }

  @Test("A pinned boundary item of the whole content stays at the visible top, over all sections (V-57, V-67)")
  func pins() {
    var title = item(.top)
    title.pinsToVisibleBounds = true
    let geometry = CompositionalGeometry(configuration([title]), sections: [list(20), list(20)])
    let visible = CGRect(x: 0, y: 1000, width: 300, height: 400)
    #expect(geometry.boundaryFrame(0, visible: visible)?.minY == 1000)
    #expect(geometry.elements(in: visible).contains { $0.element == .layoutBoundary("title") && $0.frame.minY == 1000 })
    #expect(geometry.boundaryFrame(0, visible: CGRect(x: 0, y: -50, width: 300, height: 400))?.minY == 0)
  }

  @Test("A measured boundary item of the whole content moves the sections (V-59, V-67)")
  func measured() {
    var geometry = CompositionalGeometry(configuration([item(.top, .estimated(30))]), sections: [list(2)])
    let element = ListElement.layoutBoundary("title")
    #expect(geometry.layoutSize(of: element)?.height == .estimated(30))
    #expect(geometry.measure([element: CGSize(width: 300, height: 50)]) == 0)
    #expect(geometry.frame(of: ItemPath(section: 0, item: 0))?.minY == 50)
    #expect(geometry.measure([element: CGSize(width: 300, height: 50)]) == nil)
    #expect(geometry.measuredSizes == [element: CGSize(width: 300, height: 50)])
  }

  @Test("An element's attributes are the same by itself as among those of a rectangle (V-67, V-68)")
  func lookup() {
    var photo = LayoutItem(width: .fractionalWidth(0.5), height: .absolute(60))
    photo.supplementaryItems = [
      SupplementaryItem(
        kind: "badge", size: LayoutSize(width: .absolute(10), height: .absolute(10)),
        containerAnchor: LayoutAnchor([.top, .trailing]))
    ]
    let row = LayoutItem(
      LayoutSize(width: .fractionalWidth(1), height: .absolute(60)), group: LayoutGroup(.horizontal, [photo]))
    var section = CompositionalSection(group: row, itemCount: 5)
    section.boundaryItems = [item(.top), item(.bottom)]
    section.boundaryItems[1].kind = "end"
    section.backgrounds = [BackgroundItem(kind: "paper")]
    section.orthogonalScrolling = .continuous
    let geometry = CompositionalGeometry(configuration([item(.bottom)]), sections: [section, section])
    let rect = CGRect(x: 0, y: 0, width: 300, height: 600)
    let found = geometry.elements(in: rect, orthogonalOffsets: [1: 25])
    #expect(Set(found.map(\.element.category)).count == 5)
    for attributes in found {
      let offset: CGFloat = attributes.element.path.section == 1 ? 25 : 0
      #expect(geometry.attributes(of: attributes.element, visible: rect, orthogonalOffset: offset) == attributes)
    }
    #expect(geometry.layoutSize(of: cell(0, 1))?.height == .absolute(60))
    #expect(geometry.layoutSize(of: ListElement(.decoration("paper"), at: ItemPath(section: 0, item: 0))) == nil)
    #expect(geometry.attributes(of: ListElement(.decoration("none"), at: ItemPath(section: 0, item: 0))) == nil)
    #expect(geometry.attributes(of: cell(0, 5)) == nil)
  }

  @Test("Boundary items of the whole content stay in a batch that deletes the first section (V-40)")
  func staysInUpdates() throws {
    let map = try UpdateMap([.deleteSection(0)], before: ListCounts([1, 1]), after: ListCounts([1]))
    let title = ElementAttributes(.layoutBoundary("title"), frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    let end = LayoutBlend.End(visible: [title], attributes: { $0 == title.element ? title : nil })
    let transition = UpdateTransition(map, from: end, to: end)
    #expect(transition.entries.map(\.old) == [title.element])
    #expect(transition.entries.map(\.new) == [title.element])
  }
}
