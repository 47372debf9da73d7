import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Measured items of a compositional layout") @MainActor struct ChangeMeasuringTests {
  private func rows(_ height: NSCollectionLayoutDimension, top: CGFloat = 0) -> UICollectionViewCompositionalLayout {
    let section = NSCollectionLayoutSection.rows(height)
    section.contentInsets.top = top
    return UICollectionViewCompositionalLayout(section: section)
  }

  @Test("A reconfigured cell gets the height that it wants now (V-22, V-34)")
  func reconfigured() throws {
    try withStage { stage in
      let scene = TileScene(stage, [[1, 2, 3]], layout: rows(.estimated(50)))
      scene.wantedHeight = { $0 == 2 ? 80 : nil }
      let cell = try #require(scene.cell(1))
      scene.change { $0.reconfigureItems([2]) }
      try stage.settle()
      #expect(scene.cell(1) === cell && cell.frame == CGRect(x: 0, y: 50, width: 300, height: 80))
      #expect(scene.cell(2)?.frame.minY == 130)
    }
  }

  @Test(
    "Cells are measured after an animated change of layout, also those that it does not move (V-34, V-77)",
    arguments: [40, 60])
  func changedLayout(height: CGFloat) throws {
    try withStage { stage in
      let scene = TileScene(stage, [[1, 2, 3]], layout: rows(.absolute(height)))
      for cell in scene.list.visibleCells { (cell as? TileCell)?.wantedHeight = 90 }
      scene.list.setCollectionViewLayout(rows(.estimated(60)), animated: true)
      try stage.settle()
      #expect([0, 1, 2].map { scene.cell($0)?.frame.minY } == [0, 90, 180])
    }
  }

  @Test("A cell that an animation has shown out of sight is measured when it comes back (V-34)")
  func backInSight() throws {
    try withStage { stage in
      let scene = TileScene(stage, [Array(0..<6)], layout: rows(.absolute(44)))
      for cell in scene.list.visibleCells { (cell as? TileCell)?.wantedHeight = 60 }
      scene.list.setCollectionViewLayout(rows(.estimated(44), top: 500), animated: true)
      stage.advance(frames: 2)
      scene.list.frame.size.height = 390
      scene.list.layoutIfNeeded()
      scene.list.contentOffset.y = 300
      try stage.settle()
      #expect(scene.cell(0)?.frame == CGRect(x: 0, y: 500, width: 300, height: 60))
    }
  }
}
