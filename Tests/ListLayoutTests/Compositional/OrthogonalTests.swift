import CoreGraphics
import ListLayout
import Testing

@Suite struct OrthogonalTests {
  private let configuration = CompositionalConfiguration(containerSize: CGSize(width: 375, height: 600))

  private func section(_ scrolling: OrthogonalScrolling, _ count: Int = 5, width: CGFloat = 300) -> CompositionalSection
  {
    var section = CompositionalSection(
      group: LayoutItem(width: .absolute(width), height: .absolute(100)), itemCount: count)
    section.orthogonalScrolling = scrolling
    section.groupSpacing = 20
    return section
  }

  private func path(_ item: Int) -> ItemPath { ItemPath(section: 0, item: item) }

  @Test("The groups of an orthogonal section follow each other across the list, which is as long as one of them (V-65)")
  func geometry() {
    var first = section(.continuous)
    first.insets = ListInsets(top: 5, left: 10, bottom: 5, right: 10)
    let geometry = CompositionalGeometry(configuration, sections: [first, section(.none, 1)])
    #expect(geometry.contentSize == CGSize(width: 375, height: 210))
    #expect(geometry.frame(of: path(1)) == CGRect(x: 330, y: 5, width: 300, height: 100))
    #expect(geometry.frame(of: path(1), orthogonalOffset: 100)?.minX == 230)
    let content = geometry.orthogonalContent(of: 0)
    #expect(content?.viewport == CGRect(x: 0, y: 5, width: 375, height: 100))
    #expect(content?.length == 1600 && content?.greatestOffset == 1225)
    #expect(geometry.orthogonalContent(of: 1) == nil)
    let seen = geometry.elements(in: CGRect(x: 0, y: 0, width: 375, height: 110), orthogonalOffsets: [0: 650])
    #expect(seen.map(\.element.path.item) == [2, 3] && seen.first?.frame.minX == 0)
  }

  @Test("The groups of a centred section lie in the middle at rest (V-65)")
  func centred() {
    let geometry = CompositionalGeometry(configuration, sections: [section(.groupPagingCentered)])
    #expect(geometry.frame(of: path(0))?.minX == 37.5)
    let greatest = geometry.orthogonalContent(of: 0)?.greatestOffset ?? 0
    #expect(geometry.frame(of: path(4), orthogonalOffset: greatest)?.minX == 37.5)
  }

  @Test("A section comes to rest anywhere, at a group, at a page or at the next group, by its behavior (V-65)")
  func rest() {
    func offset(_ scrolling: OrthogonalScrolling, _ proposed: CGFloat, _ current: CGFloat, _ velocity: CGFloat)
      -> CGFloat?
    {
      CompositionalGeometry(configuration, sections: [section(scrolling)])
        .restingOffset(of: 0, proposed: proposed, current: current, velocity: velocity)
    }
    #expect(offset(.continuous, 333, 200, 1) == 333)
    #expect(offset(.continuous, 5000, 200, 1) == 1205)
    #expect(offset(.continuousGroupLeadingBoundary, 900, 200, 1) == 960)
    #expect(offset(.paging, 900, 200, 1) == 375)
    #expect(offset(.groupPaging, 900, 330, 1) == 640)
    #expect(offset(.groupPaging, 0, 330, -1) == 320 && offset(.groupPaging, 0, 320, -1) == 0)
    #expect(offset(.groupPaging, 0, 1300, 1) == 1205 && offset(.paging, 0, 375, -1) == 0)
    #expect(offset(.none, 0, 0, 0) == nil)
    #expect(offset(.groupPagingCentered, 330, 470, 0) == 320)
    #expect(offset(.groupPaging, .nan, -50, -1) == 0)
  }

  @Test("A section rests at its groups also where they differ in length (V-65)")
  func differentGroups() {
    var section = section(.groupPaging)
    section.group = LayoutItem(width: .estimated(100), height: .absolute(50))
    var geometry = CompositionalGeometry(configuration, sections: [section])
    geometry.measure([.cell(path(1)): CGSize(width: 250, height: 1)])
    func offset(_ current: CGFloat) -> CGFloat? {
      geometry.restingOffset(of: 0, proposed: 0, current: current, velocity: 1)
    }
    #expect([0, 130].map(offset) == [120, 355])
  }

  @Test("An orthogonal section is as high as its highest measured group (V-65)")
  func measured() {
    var section = section(.continuous)
    section.group = LayoutItem(width: .absolute(100), height: .estimated(50))
    var geometry = CompositionalGeometry(configuration, sections: [section])
    #expect(geometry.contentSize.height == 50)
    geometry.measure([.cell(path(3)): CGSize(width: 1, height: 80)])
    #expect(geometry.contentSize.height == 80)
    #expect(geometry.frame(of: path(3)) == CGRect(x: 360, y: 0, width: 100, height: 80))
  }
}
