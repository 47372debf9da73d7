import CoreGraphics
import ListLayout
import Testing

@Suite struct GroupTests {
  private func cell(_ width: LayoutDimension, _ height: LayoutDimension) -> LayoutItem {
    LayoutItem(width: width, height: height)
  }

  private func group(_ width: LayoutDimension, _ height: LayoutDimension, _ group: LayoutGroup) -> LayoutItem {
    LayoutItem(LayoutSize(width: width, height: height), group: group)
  }

  private func frames(_ item: LayoutItem, _ count: Int, width: CGFloat = 300, insets: ListInsets = .zero) -> [CGRect] {
    var section = CompositionalSection(group: item, itemCount: count)
    section.insets = insets
    let size = CGSize(width: width, height: 600)
    let geometry = CompositionalGeometry(CompositionalConfiguration(containerSize: size), sections: [section])
    return (0..<count).compactMap { geometry.frame(of: ItemPath(section: 0, item: $0)) }
  }

  private func rects(_ rects: (CGFloat, CGFloat, CGFloat, CGFloat)...) -> [CGRect] {
    rects.map { CGRect(x: $0.0, y: $0.1, width: $0.2, height: $0.3) }
  }

  @Test("A fraction is one of the containing group, and outermost one of the section without its insets (V-59)")
  func fractions() {
    let inner = group(
      .fractionalWidth(0.5), .fractionalHeight(1),
      LayoutGroup(.vertical, [cell(.fractionalWidth(0.5), .fractionalHeight(0.5))]))
    let outer = group(
      .fractionalWidth(0.5), .absolute(100),
      LayoutGroup(.horizontal, [cell(.fractionalWidth(0.5), .fractionalWidth(0.25)), inner]))
    #expect(
      frames(outer, 3, insets: ListInsets(top: 7, left: 50, bottom: 0, right: 50))
        == rects((50, 7, 50, 25), (100, 7, 25, 50), (100, 57, 25, 50)))
  }

  @Test("The items of a group with content insets are contained in the area inside of them (V-59)")
  func groupInsets() {
    var row = group(
      .fractionalWidth(1), .absolute(100), LayoutGroup(.horizontal, [cell(.fractionalWidth(0.5), .fractionalHeight(1))])
    )
    row.contentInsets = ListInsets(top: 10, left: 10, bottom: 10, right: 10)
    #expect(frames(row, 2) == rects((10, 10, 140, 80), (150, 10, 140, 80)))
  }

  @Test("Content insets make a cell smaller after it is placed (V-63)")
  func contentInsets() {
    var item = cell(.fractionalWidth(1 / 3), .fractionalHeight(1))
    item.contentInsets = ListInsets(top: 2, left: 2, bottom: 2, right: 2)
    let found = frames(
      group(.fractionalWidth(1), .fractionalWidth(1 / 3), LayoutGroup(.horizontal, [item])), 4, width: 375)
    #expect(found == rects((2, 2, 121, 121), (127, 2, 121, 121), (252, 2, 121, 121), (2, 127, 121, 121)))
    var estimated = cell(.fractionalWidth(1), .estimated(40))
    estimated.contentInsets = item.contentInsets
    let list = group(.fractionalWidth(1), .estimated(40), LayoutGroup(.vertical, [estimated]))
    #expect(frames(list, 2) == rects((2, 0, 296, 40), (2, 40, 296, 40)))
  }

  @Test("A group repeats its items while they fit (V-60)")
  func repeating() {
    let row = LayoutGroup(
      .horizontal, [cell(.absolute(80), .absolute(20)), cell(.absolute(50), .absolute(30))], itemSpacing: .fixed(10))
    #expect(
      frames(group(.fractionalWidth(1), .absolute(40), row), 6)
        == rects((0, 0, 80, 20), (90, 0, 50, 30), (150, 0, 80, 20), (240, 0, 50, 30), (0, 40, 80, 20), (90, 40, 50, 30))
    )
  }

  @Test("A count places items in their own sizes, the older form in equal parts of the group (V-60)")
  func counts() {
    let item = cell(.absolute(40), .absolute(20))
    let own = LayoutGroup(.horizontal, [item], repetition: .count(3), itemSpacing: .fixed(6))
    #expect(
      frames(group(.fractionalWidth(1), .absolute(20), own), 4)
        == rects((0, 0, 40, 20), (46, 0, 40, 20), (92, 0, 40, 20), (0, 20, 40, 20)))
    let shares = LayoutGroup(.horizontal, [item], repetition: .equalShares(3), itemSpacing: .fixed(6))
    #expect(
      frames(group(.fractionalWidth(1), .absolute(20), shares), 3)
        == rects((0, 0, 96, 20), (102, 0, 96, 20), (204, 0, 96, 20)))
    let column = LayoutGroup(.vertical, [item], repetition: .equalShares(2), itemSpacing: .fixed(10))
    #expect(frames(group(.absolute(50), .absolute(50), column), 2) == rects((0, 0, 40, 20), (0, 30, 40, 20)))
  }

  @Test("A custom group places cells by a function of its size (V-60)")
  func custom() {
    let custom = LayoutGroup { size in
      [
        LayoutGroup.CustomItem(frame: CGRect(x: 0, y: 0, width: size.width / 2, height: size.height), zIndex: 3),
        LayoutGroup.CustomItem(frame: CGRect(x: size.width / 2, y: 5, width: 20, height: .nan)),
      ]
    }
    let found = frames(group(.fractionalWidth(1), .absolute(50), custom), 3)
    #expect(found == rects((0, 0, 150, 50), (0, 0, 0, 0), (0, 50, 150, 50)))
  }

  @Test("The last group may be part-filled, and keeps its extent and its distances (V-61)")
  func lastGroup() {
    let row = LayoutGroup(.horizontal, [cell(.absolute(80), .absolute(20))], itemSpacing: .flexible(10))
    let found = frames(group(.fractionalWidth(1), .absolute(40), row), 5)
    #expect(found.map(\.minX) == [0, 110, 220, 0, 110])
    var section = CompositionalSection(group: group(.fractionalWidth(1), .absolute(40), row), itemCount: 5)
    section.groupSpacing = 8
    let configuration = CompositionalConfiguration(containerSize: CGSize(width: 300, height: 600))
    #expect(CompositionalGeometry(configuration, sections: [section]).contentSize == CGSize(width: 300, height: 88))
    let list = LayoutGroup(.vertical, [cell(.fractionalWidth(1), .absolute(30))], repetition: .count(2))
    let estimated = CompositionalSection(group: group(.fractionalWidth(1), .estimated(10), list), itemCount: 3)
    #expect(CompositionalGeometry(configuration, sections: [estimated]).contentSize.height == 90)
  }

  @Test("Flexible distances share what is left, above their least lengths (V-62)")
  func flexibleSpacing() {
    var middle = cell(.absolute(60), .absolute(20))
    middle.edgeSpacing = EdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: .flexible(20), bottom: .flexible(0))
    let row = LayoutGroup(.horizontal, [cell(.absolute(40), .absolute(40)), middle], repetition: .count(2))
    #expect(frames(group(.fractionalWidth(1), .absolute(60), row), 2) == rects((0, 0, 40, 40), (130, 20, 60, 20)))
    var last = cell(.absolute(40), .absolute(40))
    last.edgeSpacing = EdgeSpacing(leading: .fixed(5), top: .flexible(3), trailing: .fixed(5))
    let fixed = LayoutGroup(.horizontal, [last], repetition: .count(2), itemSpacing: .fixed(4))
    #expect(frames(group(.fractionalWidth(1), .absolute(60), fixed), 2) == rects((5, 20, 40, 40), (59, 20, 40, 40)))
  }

  @Test("Cells of estimated widths break into rows as they are measured (V-59)")
  func tags() {
    let row = LayoutGroup(.horizontal, [cell(.estimated(100), .absolute(20))], itemSpacing: .fixed(10))
    let section = CompositionalSection(group: group(.fractionalWidth(1), .absolute(20), row), itemCount: 5)
    let configuration = CompositionalConfiguration(containerSize: CGSize(width: 300, height: 600))
    var geometry = CompositionalGeometry(configuration, sections: [section])
    func frames() -> [CGRect] { (0..<5).compactMap { geometry.frame(of: ItemPath(section: 0, item: $0)) } }
    #expect(frames().map(\.minX) == [0, 110, 0, 110, 0])
    let widths: [CGFloat] = [50, 120, 110, 200, 40]
    let sizes = widths.enumerated().map {
      (ListElement.cell(ItemPath(section: 0, item: $0.offset)), CGSize(width: $0.element, height: 99))
    }
    #expect(geometry.measure(Dictionary(uniqueKeysWithValues: sizes)) == 0)
    #expect(frames() == rects((0, 0, 50, 20), (60, 0, 120, 20), (190, 0, 110, 20), (0, 20, 200, 20), (210, 20, 40, 20)))
  }

  @Test("A group of an estimated length is as long as its cells turn out to be (V-59)")
  func estimatedGroups() {
    let row = LayoutGroup(
      .horizontal, [cell(.fractionalWidth(0.5), .estimated(40)), cell(.fractionalWidth(0.5), .fractionalHeight(1))])
    let section = CompositionalSection(group: group(.fractionalWidth(1), .estimated(40), row), itemCount: 4)
    let configuration = CompositionalConfiguration(containerSize: CGSize(width: 300, height: 600))
    var geometry = CompositionalGeometry(configuration, sections: [section])
    geometry.measure([.cell(ItemPath(section: 0, item: 0)): CGSize(width: 1, height: 70)])
    let found = (0..<4).compactMap { geometry.frame(of: ItemPath(section: 0, item: $0)) }
    #expect(found == rects((0, 0, 150, 70), (150, 0, 150, 70), (0, 70, 150, 40), (150, 70, 150, 40)))
    #expect(geometry.contentSize.height == 110)
  }

  @Test("A group without items shows none (V-61)")
  func emptyGroups() {
    #expect(frames(group(.fractionalWidth(1), .absolute(40), LayoutGroup(.horizontal, [])), 3).isEmpty)
    let flat = LayoutGroup(.horizontal, [cell(.absolute(0), .absolute(20))])
    #expect(frames(group(.fractionalWidth(1), .absolute(40), flat), 3).count == 3)
    let flatter = LayoutGroup(.horizontal, [group(.absolute(0), .absolute(0), flat)])
    #expect(frames(group(.fractionalWidth(1), .absolute(40), flatter), 3).count == 3)
    let thin = LayoutGroup(.horizontal, [cell(.absolute(0.001), .absolute(20))])
    let thinner = LayoutGroup(.horizontal, [group(.absolute(0.01), .absolute(20), thin)])
    #expect(frames(group(.fractionalWidth(1), .absolute(40), thinner), 3).count == 3)
    #expect(frames(cell(.fractionalWidth(1), .absolute(40)), 2) == rects((0, 0, 300, 40), (0, 40, 300, 40)))
  }
}
