import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Compositional layouts") @MainActor struct CompositionalLayoutTests {
  private func section(
    _ group: NSCollectionLayoutGroup, _ change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    change(section)
    return section
  }

  private func frames(
    _ stage: Stage, _ section: NSCollectionLayoutSection, count: Int, size: CGSize = CGSize(width: 300, height: 400)
  ) -> [CGRect] {
    let scene = TileScene(
      stage, [Array(0..<count)], layout: UICollectionViewCompositionalLayout(section: section), size: size)
    return (0..<count).compactMap { scene.frame($0) }
  }

  @Test("Three items with insets of 2 in a row of a third of the width lie at 2 and 127 points (V-59, V-63)")
  func grid() throws {
    try withStage { stage in
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
        subitems: [item])
      let frames = frames(stage, section(row), count: 4, size: CGSize(width: 375, height: 400))
      #expect(frames[0] == CGRect(x: 2, y: 2, width: 121, height: 121))
      #expect(frames[1].minX == 127 && frames[3] == CGRect(x: 2, y: 127, width: 121, height: 121))
    }
  }

  @Test("Groups repeat items while they fit, a number of times, or in equal shares; custom ones say the frames (V-60)")
  func groups() throws {
    let item = NSCollectionLayoutItem(layoutSize: .points(70, 40))
    let table: [(NSCollectionLayoutGroup, [CGPoint])] = [
      (.horizontal(layoutSize: .row(40), subitems: [item]), [CGPoint(x: 0, y: 0), CGPoint(x: 70, y: 0)]),
      (
        .horizontal(layoutSize: .row(40), repeatingSubitem: item, count: 1),
        [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 40)]
      ),
      (.horizontal(layoutSize: .row(40), subitem: item, count: 2), [CGPoint(x: 0, y: 0), CGPoint(x: 150, y: 0)]),
      (.vertical(layoutSize: .row(80), subitems: [item]), [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 40)]),
      (.vertical(layoutSize: .row(80), repeatingSubitem: item, count: 1), [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 80)]),
      (.vertical(layoutSize: .row(60), subitem: item, count: 2), [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 30)]),
      (
        .custom(layoutSize: .row(100)) { environment in
          let width = environment.container.contentSize.width
          return [
            NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 2, y: 5, width: 10, height: 10)),
            NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 7, y: 50, width: 10, height: 10), zIndex: 3),
          ]
        }, [CGPoint(x: 150, y: 5), CGPoint(x: 7, y: 50)]
      ),
    ]
    for (group, origins) in table {
      try withStage { stage in
        #expect(frames(stage, section(group), count: 2).map(\.origin) == origins)
      }
    }
  }

  @Test("Spacing lies between items, groups and sections, and insets around the groups (V-61, V-62, V-64)")
  func spacing() throws {
    try withStage { stage in
      let item = NSCollectionLayoutItem(layoutSize: .points(60, 40))
      let row = NSCollectionLayoutGroup.horizontal(layoutSize: .row(40), repeatingSubitem: item, count: 2)
      row.interItemSpacing = .flexible(5)
      let section = section(row) {
        $0.interGroupSpacing = 7
        $0.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
      }
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = 3
      let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
      let scene = TileScene(stage, [[0, 1, 2], [3]], layout: layout)
      #expect(scene.frame(1) == CGRect(x: 200, y: 10, width: 60, height: 40))
      #expect(scene.frame(2) == CGRect(x: 20, y: 57, width: 60, height: 40))
      #expect(scene.frame(0, 1)?.minY == 140)
      #expect(scene.list.contentSize == CGSize(width: 300, height: 210))
      configuration.interSectionSpacing = 0
      layout.configuration = configuration
      #expect(scene.frame(0, 1)?.minY == 137)
    }
  }

  @Test("A flexible edge spacing moves an item to the end of its group, and a group takes a copy of it (V-62)")
  func edges() throws {
    try withStage { stage in
      let item = NSCollectionLayoutItem(layoutSize: .points(60, 40))
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: .flexible(0), top: .fixed(4), trailing: nil, bottom: nil)
      let row = NSCollectionLayoutGroup.horizontal(layoutSize: .row(50), repeatingSubitem: item, count: 1)
      item.edgeSpacing = nil
      #expect(frames(stage, section(row), count: 1) == [CGRect(x: 240, y: 4, width: 60, height: 40)])
    }
  }

  @Test("A pinned header stays at the visible top, and is pushed out by its section's end (V-57, V-67)")
  func header() throws {
    try withStage { stage in
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .row(30), elementKind: "header", alignment: .top)
      header.pinToVisibleBounds = true
      let section = NSCollectionLayoutSection.rows(.absolute(50))
      section.boundarySupplementaryItems = [header]
      let layout = UICollectionViewCompositionalLayout(section: section)
      let scene = TileScene(stage, [Array(0..<10), Array(10..<20)], layout: layout)
      #expect(scene.frame(0)?.minY == 30)
      let view = try #require(scene.view("header", scene.path(0)))
      for (offset, y) in [(0, 0), (200, 200), (515, 500)] as [(CGFloat, CGFloat)] {
        scene.list.contentOffset.y = offset
        scene.list.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: y, width: 300, height: 30))
      }
      let order = scene.list.subviews
      let cell = try #require(scene.cell(9))
      #expect(try #require(order.firstIndex(of: view)) > #require(order.firstIndex(of: cell)))
    }
  }

  @Test("A boundary item of the whole layout has an index path of one index, and lies before all sections (V-67)")
  func title() throws {
    try withStage { stage in
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(layoutSize: .row(60), elementKind: "title", alignment: .top)
      ]
      let layout = UICollectionViewCompositionalLayout(section: .rows(.absolute(50)), configuration: configuration)
      let scene = TileScene(stage, [[0], [1]], layout: layout)
      #expect(scene.kinds.map(\.path) == [IndexPath(index: 0)])
      #expect(scene.view("title", IndexPath(index: 0))?.frame == CGRect(x: 0, y: 0, width: 300, height: 60))
      #expect(scene.frame(0)?.minY == 60 && scene.list.contentSize.height == 160)
      scene.change { $0.deleteSections([0]) }
      try stage.settle()
      #expect(scene.kinds.count == 1 && scene.frame(0)?.minY == 60)
    }
  }

  @Test("A badge lies at an anchor of its item, moved by a part of its own size (V-67)")
  func badge() throws {
    try withStage { stage in
      let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: .points(20, 20), elementKind: "badge", containerAnchor: anchor)
      let item = NSCollectionLayoutItem(layoutSize: .points(100, 50), supplementaryItems: [badge])
      let row = NSCollectionLayoutGroup.horizontal(layoutSize: .row(50), repeatingSubitem: item, count: 1)
      let layout = UICollectionViewCompositionalLayout(
        section: section(row) { $0.contentInsets.top = 40 })
      let scene = TileScene(stage, [[0, 1]], layout: layout)
      #expect(scene.view("badge", scene.path(1))?.frame == CGRect(x: 90, y: 80, width: 20, height: 20))
    }
  }

  @Test("A background is behind its section's cells, less its own insets (V-68)")
  func background() throws {
    final class Paper: UICollectionReusableView {}
    try withStage { stage in
      let section = NSCollectionLayoutSection.rows(.absolute(50))
      let paper = NSCollectionLayoutDecorationItem.background(elementKind: "paper")
      paper.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      section.decorationItems = [paper]
      let layout = UICollectionViewCompositionalLayout(section: section)
      layout.register(Paper.self, forDecorationViewOfKind: "paper")
      let scene = TileScene(stage, [[0, 1]], layout: layout)
      let views = scene.list.subviews.filter { $0 is Paper || $0 is TileCell }
      #expect(views.first is Paper && views.count == 3)
      #expect(views.first?.frame == CGRect(x: 2, y: 1, width: 294, height: 96))
      let attributes = layout.layoutAttributesForDecorationView(ofKind: "paper", at: scene.path(0))
      #expect(attributes?.zIndex == 0 && layout.layoutAttributesForItem(at: scene.path(0))?.zIndex == 1)
    }
  }

  @Test("Cells and headers of estimated heights get the height that they want, also after updates (V-59, V-34)")
  func estimated() throws {
    try withStage { stage in
      let section = NSCollectionLayoutSection.rows(.estimated(50))
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(20)),
          elementKind: "header", alignment: .top)
      ]
      let layout = UICollectionViewCompositionalLayout(section: section)
      let scene = TileScene(stage, [[]], layout: layout)
      scene.wantedHeight = { CGFloat(60 + 10 * $0) }
      scene.wantedViewHeight = { _ in 35 }
      scene.change(animated: false) { $0.appendItems([0, 1, 2]) }
      scene.source.applySnapshotUsingReloadData(scene.source.snapshot())
      scene.list.layoutIfNeeded()
      #expect((0..<3).map { scene.cell($0)?.frame.minY } == [35, 95, 165])
      #expect(scene.list.contentSize.height == 245)
      scene.change { $0.deleteItems([0]) }
      try stage.settle()
      #expect((0..<2).map { scene.cell($0)?.frame.minY } == [35, 105])
    }
  }
}
