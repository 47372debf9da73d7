import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("A flow layout in a collection view") @MainActor struct FlowLayoutTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("Items, spacings, insets and headers have UIKit's defaults (V-44)")
  func defaults() throws {
    try withStage { _ in
      let layout = UICollectionViewFlowLayout()
      #expect(layout.itemSize == CGSize(width: 50, height: 50) && layout.minimumLineSpacing == 10)
      #expect(layout.minimumInteritemSpacing == 10 && layout.sectionInset == .zero)
      #expect(layout.headerReferenceSize == .zero && layout.scrollDirection == .vertical)
      #expect(layout.estimatedItemSize == .zero && layout.sectionInsetReference == .fromContentInset)
    }
  }

  @Test("The delegate's sizes replace the layout's (V-44)")
  func delegateSizes() throws {
    try withStage { stage in
      let scene = ListScene(stage, [[0, 1, 2]], shows: false)
      scene.size = { CGSize(width: 100 + CGFloat($0.item) * 40, height: 60) }
      stage.show(scene.root)
      #expect(scene.cell(0)?.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
      #expect(scene.cell(1)?.frame == CGRect(x: 160, y: 0, width: 140, height: 60))
      #expect(scene.cell(2)?.frame.minY == 70)
    }
  }

  @Test("A header takes the width of the list, and a footer of no height has no view (V-51, V-52)")
  func header() throws {
    try withStage { stage in
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 0, height: 40)
      let scene = ListScene(stage, [[0], [1]], layout: layout)
      let kind = UICollectionView.elementKindSectionHeader
      #expect(scene.list.visibleSupplementaryViews(ofKind: kind).count == 2)
      let second = scene.list.supplementaryView(forElementKind: kind, at: path(0, 1))
      #expect(second?.frame == CGRect(x: 0, y: 90, width: 300, height: 40))
      #expect(scene.list.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter).isEmpty)
    }
  }

  @Test("A pinned header stays at the top of the visible part, above the cells (V-57)")
  func pinned() throws {
    try withStage { stage in
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 0, height: 40)
      layout.sectionHeadersPinToVisibleBounds = true
      let scene = ListScene(stage, [Array(0..<100)], layout: layout)
      scene.list.contentOffset.y = 130
      scene.list.layoutIfNeeded()
      let header = try #require(
        scene.list.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path(0)))
      #expect(header.frame.minY == 130)
      let order = scene.list.subviews
      let (top, cell) = (order.firstIndex(of: header), scene.cell(15).flatMap { order.firstIndex(of: $0) })
      #expect(try #require(top) > #require(cell))
    }
  }

  @Test("Cells of an estimated size are measured, and those below move (V-34, V-58)")
  func selfSizing() throws {
    try withStage { stage in
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 300, height: 50)
      let scene = ListScene(stage, [Array(0..<20)], layout: layout, shows: false)
      scene.height = { $0 == 1 ? 120 : 60 }
      stage.show(scene.root)
      #expect(scene.cell(0)?.frame == CGRect(x: 0, y: 0, width: 300, height: 60))
      #expect(scene.cell(1)?.frame == CGRect(x: 0, y: 70, width: 300, height: 120))
      #expect(scene.cell(2)?.frame.minY == 200)
      // Four are measured in sight, the others keep the estimate: 60 + 120 + … with 10 between them.
      #expect(scene.list.contentSize.height > 20 * 60)
    }
  }

  @Test("Setting a property places the items anew")
  func property() throws {
    try withStage { stage in
      let scene = ListScene(stage, [Array(0..<4)])
      scene.flow.itemSize = CGSize(width: 300, height: 80)
      scene.list.layoutIfNeeded()
      #expect(scene.cell(3)?.frame == CGRect(x: 0, y: 270, width: 300, height: 80))
    }
  }

  @Test("A subclass changes the attributes of the elements, and the change is shown (V-31)")
  func subclass() throws {
    final class Fading: UICollectionViewFlowLayout {
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let found = super.layoutAttributesForElements(in: rect)
        for attributes in found ?? [] {
          attributes.alpha = attributes.frame.minY - collectionView!.contentOffset.y < 50 ? 0.5 : 1
        }
        return found
      }
    }
    try withStage { stage in
      let scene = ListScene(stage, [Array(0..<100)], layout: Fading())
      #expect(scene.cell(0)?.alpha == 0.5 && scene.cell(5)?.alpha == 1)
      scene.list.contentOffset.y = 60
      scene.list.layoutIfNeeded()
      #expect(scene.cell(5)?.alpha == 0.5)
    }
  }

  @Test("An item that is longer than a line is reported as a hint, in UIKit's words (V-55)")
  func tooLarge() throws {
    try withStage { stage in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize.width = 400
      _ = ListScene(stage, [[0]], layout: layout)
      let hint = try #require(stage.hints.first { $0.identifier == "flow-item-too-large" })
      #expect(hint.happened.contains("The behavior of the UICollectionViewFlowLayout is not defined because:"))
    }
  }

  @Test("Section insets from the layout margins begin at the system's margins beyond the safe area (V-56)")
  func layoutMargins() throws {
    try withStage(.iPhone15) { stage in
      let layout = UICollectionViewFlowLayout()
      layout.sectionInsetReference = .fromLayoutMargins
      layout.sectionInset.left = 5
      let scene = ListScene(stage, [[0, 1]], layout: layout)
      #expect(scene.cell(0)?.frame.minX == 21 && scene.cell(0)?.frame.minY == 0)
      layout.sectionInsetReference = .fromSafeArea
      scene.list.layoutIfNeeded()
      #expect(scene.cell(0)?.frame.minX == 5)
    }
  }

  @Test("In a language from right to left the first item is at the right (V-42)")
  func mirrored() throws {
    try withStage { stage in
      let scene = ListScene(stage, [[0, 1]], shows: false)
      scene.root.traitOverrides.layoutDirection = .rightToLeft
      stage.show(scene.root)
      #expect(scene.cell(0)?.frame.minX == 250 && abs((scene.cell(1)?.frame.minX ?? 0) - 187.5) < 0.2)
    }
  }
}
