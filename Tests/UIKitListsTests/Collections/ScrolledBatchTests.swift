import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Batches of updates right after a scroll") @MainActor struct ScrolledBatchTests {
  private final class FollowingLayout: RowsLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  }

  @Test("Items that a scroll has brought into sight slide, and only the inserted one fades in (V-40)")
  func slides() throws {
    for layout in [RowsLayout(), FollowingLayout()] {
      try withStage { stage in
        let scene = ListScene(stage, [Array(0..<20)], layout: layout)
        scene.list.contentOffset.y = 600
        scene.data[0].insert(99, at: 7)
        scene.list.insertItems(at: [IndexPath(item: 7, section: 0)])
        stage.advance(by: 0.15)
        #expect(scene.numbers.suffix(4) == [6, 99, 7, 8])
        let opacities = [6, 8, 9].map { scene.cell($0)?.layer.presentation()?.opacity ?? 0 }
        #expect(opacities == [1, 1, 1])
        let inserted = scene.cell(7)?.layer.presentation()
        #expect(abs((inserted?.opacity ?? 0) - 0.5) < 0.02)
        #expect(abs((scene.cell(8)?.layer.presentation()?.position.y ?? 0) - 800) < 1)
        try stage.settle()
        #expect(scene.numbers == [6, 99, 7, 8])
      }
    }
  }
}
