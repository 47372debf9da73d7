import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("The environment of a compositional layout") @MainActor struct LayoutEnvironmentTests {
  @Test("Insets refer to the safe area, unless the section or the configuration says otherwise (V-64)")
  func reference() throws {
    try withStage { stage in
      let section = NSCollectionLayoutSection.rows(.absolute(50))
      let layout = UICollectionViewCompositionalLayout(sectionProvider: { _, _ in section })
      let scene = TileScene(stage, [[0]], layout: layout)
      scene.root.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 113)
      scene.list.layoutIfNeeded()
      layout.invalidateLayout()
      // The list ends 93 points before the screen.
      #expect(scene.frame(0) == CGRect(x: 20, y: 0, width: 260, height: 50))
      section.contentInsetsReference = .none
      layout.invalidateLayout()
      #expect(scene.frame(0)?.width == 300)
      section.contentInsetsReference = .layoutMargins
      layout.invalidateLayout()
      #expect(scene.frame(0) == CGRect(x: 36, y: 0, width: 228, height: 50))
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.contentInsetsReference = .none
      layout.configuration = configuration
      section.contentInsetsReference = .automatic
      layout.invalidateLayout()
      #expect(scene.frame(0)?.width == 300)
    }
  }

  @Test("Boundary items may refer to other insets than the groups (V-64, V-67)")
  func boundaryReference() throws {
    try withStage { stage in
      let section = NSCollectionLayoutSection.rows(.absolute(50))
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 30)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(layoutSize: .row(20), elementKind: "header", alignment: .top)
      ]
      let layout = UICollectionViewCompositionalLayout(sectionProvider: { _, _ in section })
      let scene = TileScene(stage, [[0]], layout: layout)
      @MainActor func header() -> CGRect? {
        layout.layoutAttributesForSupplementaryView(ofKind: "header", at: scene.path(0))?.frame
      }
      #expect(header() == CGRect(x: 10, y: 0, width: 260, height: 20))
      section.supplementariesFollowContentInsets = false
      layout.invalidateLayout()
      #expect(header() == CGRect(x: 0, y: 0, width: 300, height: 20))
    }
  }

  @Test("The container has the collection view's size and, as effective, that less the insets (V-70)")
  func container() throws {
    try withStage { stage in
      var container: (any NSCollectionLayoutContainer)?
      var traits: UITraitCollection?
      let layout = UICollectionViewCompositionalLayout { _, environment in
        (container, traits) = (environment.container, environment.traitCollection)
        return .rows(.fractionalHeight(0.5))
      }
      let scene = TileScene(stage, [[0]], layout: layout)
      scene.list.contentInset = UIEdgeInsets(top: 40, left: 10, bottom: 60, right: 20)
      layout.invalidateLayout()
      // The item is half as high as its group.
      #expect(scene.frame(0) == CGRect(x: 0, y: 0, width: 270, height: 75))
      #expect(container?.contentSize == CGSize(width: 300, height: 400))
      #expect(container?.effectiveContentSize == CGSize(width: 270, height: 300))
      #expect(container?.effectiveContentInsets.top == 40)
      #expect(traits == scene.list.traitCollection)
    }
  }

  @Test("The provider is asked for each section at a full invalidation, not for scrolling or measured cells (V-70)")
  func provider() throws {
    try withStage { stage in
      var asked: [Int] = []
      let layout = UICollectionViewCompositionalLayout { section, _ in
        asked.append(section)
        let rows = NSCollectionLayoutSection.rows(.estimated(50))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: .row(20), elementKind: "header", alignment: .top)
        header.pinToVisibleBounds = true
        rows.boundarySupplementaryItems = [header]
        return rows
      }
      let scene = TileScene(stage, [Array(0..<30), [30]], layout: layout)
      scene.wantedHeight = { _ in 70 }
      asked = []
      scene.list.contentOffset.y = 300
      scene.list.layoutIfNeeded()
      #expect(asked == [] && scene.cell(9)?.frame.height == 70)
      layout.invalidateLayout()
      scene.list.layoutIfNeeded()
      #expect(asked == [0, 1] && scene.cell(9)?.frame.height == 70)
      scene.change(animated: false) { $0.appendItems([31]) }
      #expect(asked == [0, 1, 0, 1])
    }
  }

  @Test("A section that the provider does not return is reported, and shown empty (V-70)")
  func missing() throws {
    try withStage { stage in
      let layout = UICollectionViewCompositionalLayout { section, _ in section == 1 ? nil : .rows(.absolute(50)) }
      let scene = TileScene(stage, [[0], [1], [2]], layout: layout)
      #expect(scene.numbers == [0, 2] && scene.frame(0, 2)?.minY == 50)
      try stage.expectDiagnostic("missing-layout-section")
    }
  }

  @Test("A horizontal layout scrolls sideways, with its sections beside each other (V-64)")
  func horizontal() throws {
    try withStage { stage in
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = .horizontal
      let size = NSCollectionLayoutSize(widthDimension: .absolute(90), heightDimension: .fractionalHeight(1))
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      let scene = TileScene(
        stage, [[0, 1], [2]],
        layout: UICollectionViewCompositionalLayout(section: section, configuration: configuration))
      #expect(scene.frame(0, 1) == CGRect(x: 180, y: 0, width: 90, height: 400))
    }
  }

  @Test("Items that are measured above the visible part do not move what is seen (V-34, V-59)")
  func anchored() throws {
    try withStage { stage in
      let layout = UICollectionViewCompositionalLayout(section: .rows(.estimated(50)))
      let scene = TileScene(stage, [Array(0..<60)], layout: layout)
      scene.list.contentOffset.y = 1000
      scene.list.layoutIfNeeded()
      scene.wantedHeight = { _ in 90 }
      let seen = try #require(scene.list.visibleCells.first { $0.frame.minY >= 1000 })
      let y = seen.frame.minY - scene.list.contentOffset.y
      scene.list.contentOffset.y = 970
      scene.list.layoutIfNeeded()
      #expect(abs(seen.frame.minY - scene.list.contentOffset.y - (y + 30)) < 0.001)
    }
  }
}
