import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Scrolling a collection view to an item") @MainActor struct ListScrollingTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("A position puts the item at the top, in the middle or at the bottom, within the content (V-43)")
  func positions() throws {
    try withStage { stage in
      let scene = ListScene(stage, [Array(0..<20)], layout: RowsLayout())
      scene.list.scrollToItem(at: path(8), at: .top, animated: false)
      #expect(scene.list.contentOffset.y == 800 && scene.cell(8)?.number == 8)
      scene.list.scrollToItem(at: path(8), at: .centeredVertically, animated: false)
      #expect(scene.list.contentOffset.y == 650)
      scene.list.scrollToItem(at: path(8), at: .bottom, animated: false)
      #expect(scene.list.contentOffset.y == 500)
      scene.list.scrollToItem(at: path(19), at: .top, animated: false)
      #expect(scene.list.contentOffset.y == 1600)
    }
  }

  @Test("An item that does not exist, and two positions of one direction, are reported (V-43)")
  func invalid() throws {
    try withStage { stage in
      let scene = ListScene(stage, [[]], layout: RowsLayout())
      scene.list.scrollToItem(at: path(0), at: .top, animated: false)
      let diagnostic = try stage.expectDiagnostic("scrolled-to-missing-item")
      #expect(diagnostic.happened.contains("out-of-bounds item (0) when there are only 0 items in section 0"))
      scene.list.scrollToItem(at: path(0), at: [.top, .bottom], animated: false)
      _ = try stage.expectDiagnostic("conflicting-scroll-positions")
    }
  }

  @Test("The layout chooses where a fling comes to rest (V-38)")
  func target() throws {
    final class Snapping: RowsLayout {
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100) }
    }
    try withStage { stage in
      let scene = ListScene(stage, [Array(0..<100)], layout: Snapping())
      stage.pan(from: CGPoint(x: 150, y: 450), to: CGPoint(x: 150, y: 250), over: 0.2)
      try stage.settle()
      let y = scene.list.contentOffset.y
      #expect(y > 200 && y == (y / 100).rounded() * 100)
    }
  }

  @Test("The item at a point is the one whose cell is there")
  func itemAtPoint() throws {
    try withStage { stage in
      let scene = ListScene(stage, [Array(0..<20)], layout: RowsLayout())
      #expect(scene.list.indexPathForItem(at: CGPoint(x: 10, y: 250)) == path(2))
      #expect(scene.list.indexPathForItem(at: CGPoint(x: -10, y: 250)) == nil)
      let cell = try #require(scene.cell(2))
      #expect(scene.list.indexPath(for: cell) == path(2))
    }
  }
}
