import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Transforms of what a cell shows") @MainActor struct ContentTransformTests {
  @Test("The content view of a cell is moved and turned by its transform, and laid out as if it had none")
  func content() throws {
    try withStage { stage in
      let scene = ListScene(stage, [[0, 1, 2]], layout: RowsLayout())
      let cell = try #require(scene.cell(1))
      let background = UIView()
      cell.backgroundView = background
      for view in [cell.contentView, background] {
        view.transform = CGAffineTransform(translationX: 30, y: 0).rotated(by: 0.5)
        view.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
      }
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
      for view in [cell.contentView, background] {
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 300, height: 100))
        #expect(view.center == CGPoint(x: 150, y: 50))
      }
      cell.bounds.size = CGSize(width: 200, height: 80)
      cell.layoutIfNeeded()
      #expect(cell.contentView.bounds.size == CGSize(width: 200, height: 80))
      #expect(cell.contentView.center == CGPoint(x: 100, y: 40))
    }
  }

  @Test("The content view of a scrolled cell keeps the translation that its layout gives it")
  func parallax() throws {
    final class Parallax: RowsLayout {
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)
        for one in attributes ?? [] {
          let content = collectionView?.cellForItem(at: one.indexPath)?.contentView
          content?.transform = CGAffineTransform(translationX: 0, y: (rect.minY - one.frame.minY) / 2)
        }
        return attributes
      }
    }
    try withStage { stage in
      let scene = ListScene(stage, [Array(0..<20)], layout: Parallax())
      for y in [120.0, 160, 190] {
        scene.list.contentOffset.y = y
        stage.advance(frames: 1)
        scene.cell(2)?.setNeedsLayout()
        stage.advance(frames: 1)
        let content = try #require(scene.cell(2)?.contentView)
        let offset = scene.list.bounds.minY - 200
        #expect(content.frame.minY == offset / 2 && content.bounds.height == 100)
      }
    }
  }

  @Test("The content view of a table's cell keeps its transform in a layout pass")
  func tableContent() throws {
    try withStage { stage in
      let scene = TableScene(stage, rows: 10)
      let cell = try #require(scene.cell(3))
      let size = cell.contentView.bounds.size
      cell.contentView.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
      #expect(cell.contentView.bounds.size == size)
      #expect(cell.contentView.frame.width == size.width / 2)
    }
  }
}
