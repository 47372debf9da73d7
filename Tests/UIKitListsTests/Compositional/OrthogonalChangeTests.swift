import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Changes of sections that scroll by themselves") @MainActor struct OrthogonalChangeTests {
  private func layout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { section, environment in
      let height = section == 1 ? 80 : 50
      return section == 1 ? .carousel(100, CGFloat(height), .continuous) : .rows(.absolute(CGFloat(height)))
    }
  }

  private func scrollView(_ scene: TileScene) -> UIScrollView? {
    scene.list.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }

  private func screenX(_ view: UIView?) -> CGFloat? { view.map { $0.convert($0.bounds, to: nil).minX } }

  @Test("Items that are inserted above move the section with its scroll view and its offset (V-40, V-66)")
  func insertAbove() throws {
    try withStage { stage in
      let scene = TileScene(stage, [[0], Array(10..<30)], layout: layout())
      let scroll = try #require(scrollView(scene))
      scroll.contentOffset.x = 250
      scene.list.layoutIfNeeded()
      let cell = try #require(scene.cell(3, 1))
      scene.change { $0.appendItems([1, 2], toSection: 0) }
      stage.advance(by: 0.15)
      let y = try #require(scroll.layer.presentation()?.position.y)
      #expect(y > 95 && y < 185)
      try stage.settle()
      #expect(scroll.frame.minY == 150 && scrollView(scene) === scroll && scroll.contentOffset.x == 250)
      #expect(scene.cell(3, 1) === cell && cell.superview === scroll && cell.frame.origin == CGPoint(x: 300, y: 0))
    }
  }

  @Test("An item that is inserted into the section fades in inside of its scroll view, and others slide (V-40, V-66)")
  func insertInside() throws {
    try withStage { stage in
      let scene = TileScene(stage, [[0], [10, 11]], layout: layout())
      let (scroll, second) = (try #require(scrollView(scene)), try #require(scene.cell(1, 1)))
      scene.change { $0.insertItems([15], afterItem: 10) }
      let new = try #require(scene.cell(1, 1))
      #expect(new.superview === scroll && new.number == 15)
      stage.advance(by: 0.15)
      #expect(abs((new.layer.presentation()?.opacity ?? 0) - 0.5) < 0.05)
      #expect(abs((second.layer.presentation()?.position.x ?? 0) - 200) < 2)
      try stage.settle()
      #expect(second.frame.minX == 200 && scroll.contentSize.width == 300)
    }
  }

  @Test("A section that is deleted takes its scroll view along when its cells have faded (V-40, V-66)")
  func delete() throws {
    try withStage { stage in
      let scene = TileScene(stage, [[0], [10, 11], [20]], layout: layout())
      let (scroll, cell) = (try #require(scrollView(scene)), try #require(scene.cell(0, 1)))
      scene.change { $0.deleteSections([1]) }
      stage.advance(by: 0.1)
      #expect(cell.superview === scroll && scroll.superview === scene.list)
      try stage.settle()
      #expect(cell.superview == nil && scroll.superview == nil)
      // The section behind it is the one that scrolls now.
      #expect(scene.cell(0, 1)?.superview is UIScrollView && scene.numbers == [0, 20])
      #expect(!(scene.cell(0, 1)?.superview === scene.list))
    }
  }

  @Test("In a change of layout cells leave the scroll view without a jump, and come back into it (V-66, V-77)")
  func layoutChange() throws {
    try withStage { stage in
      let carousel = layout()
      let scene = TileScene(stage, [[0], Array(10..<30)], layout: carousel)
      scrollView(scene)?.contentOffset.x = 150
      scene.list.layoutIfNeeded()
      let cell = try #require(scene.cell(2, 1))
      let before = try #require(screenX(cell))
      let rows = UICollectionViewCompositionalLayout(section: .rows(.absolute(30)))
      scene.list.setCollectionViewLayout(rows, animated: true)
      #expect(cell.superview === scene.list)
      stage.advance(frames: 1)
      #expect(abs((cell.layer.presentation()?.position.x ?? 0) - (before + 50)) < 12)
      try stage.settle()
      #expect(cell.frame == CGRect(x: 0, y: 90, width: 300, height: 30) && scrollView(scene) == nil)
      scene.list.setCollectionViewLayout(carousel, animated: true)
      try stage.settle()
      let scroll = try #require(scrollView(scene))
      #expect(scroll.contentOffset.x == 150 && scene.cell(2, 1)?.superview === scroll)
      #expect(screenX(scene.cell(2, 1)) == before)
    }
  }

  @Test("An interactive change of layout moves cells out of the scroll view, and a cancel puts them back (V-66, V-81)")
  func interactive() throws {
    try withStage { stage in
      let scene = TileScene(stage, [[0], Array(10..<30)], layout: layout())
      let cell = try #require(scene.cell(1, 1))
      let rows = UICollectionViewCompositionalLayout(section: .rows(.absolute(30)))
      let between = scene.list.startInteractiveTransition(to: rows)
      between.transitionProgress = 0.5
      between.invalidateLayout()
      scene.list.layoutIfNeeded()
      #expect(cell.superview === scene.list && cell.frame == CGRect(x: 50, y: 55, width: 200, height: 55))
      scene.list.cancelInteractiveTransition()
      try stage.settle()
      #expect(cell.superview === scrollView(scene) && cell.frame == CGRect(x: 100, y: 0, width: 100, height: 80))
    }
  }

  @Test("A size change lays the sections out for the new width, and asks the provider for them again (V-32, V-70)")
  func resize() throws {
    try withStage { stage in
      var asked: [Int] = []
      let layout = UICollectionViewCompositionalLayout { section, environment in
        asked.append(section)
        let width = environment.container.effectiveContentSize.width
        return .carousel(width / 2, 80, .groupPaging)
      }
      let scene = TileScene(stage, [[0, 1, 2], [3]], layout: layout)
      asked = []
      scene.list.contentOffset.y = 1
      scene.list.layoutIfNeeded()
      #expect(asked == [])
      scene.list.frame.size.width = 200
      scene.list.layoutIfNeeded()
      #expect(asked == [0, 1] && scene.cell(1)?.frame == CGRect(x: 100, y: 0, width: 100, height: 80))
    }
  }
}
