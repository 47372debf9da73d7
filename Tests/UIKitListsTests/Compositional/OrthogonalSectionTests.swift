import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Sections that scroll across a compositional layout") @MainActor struct OrthogonalSectionTests {
  private func layout(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat = 100,
    _ change: @escaping (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { section, _ in
      guard section == 0 else { return .rows(.absolute(50)) }
      let carousel = NSCollectionLayoutSection.carousel(width, 80, behavior)
      change(carousel)
      return carousel
    }
  }

  private func scrollView(_ scene: TileScene) -> UIScrollView? {
    scene.list.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }

  private func drag(_ stage: Stage, by distance: CGFloat, over duration: Double = 0.2) {
    stage.pan(from: CGPoint(x: 150, y: 140), to: CGPoint(x: 150 + distance, y: 140), over: duration)
  }

  @Test("Cells of such a section are subviews of its scroll view, and belong to the collection view (V-66)")
  func subviews() throws {
    try withStage { stage in
      let scene = TileScene(stage, [Array(0..<20), [20, 21]], layout: layout(.continuous))
      let scroll = try #require(scrollView(scene))
      #expect(scroll.frame == CGRect(x: 0, y: 0, width: 300, height: 80))
      #expect(scroll.contentSize == CGSize(width: 2000, height: 80))
      let cell = try #require(scene.cell(1))
      #expect(cell.superview === scroll && cell.frame == CGRect(x: 100, y: 0, width: 100, height: 80))
      #expect(scene.list.indexPath(for: cell) == scene.path(1))
      #expect(scene.numbers == [0, 1, 2, 20, 21])
      #expect(scene.cell(0, 1)?.superview === scene.list && scene.frame(0, 1)?.minY == 80)
      stage.tap(CGPoint(x: 150, y: 140))
      try stage.settle()
      #expect(scene.list.indexPathsForSelectedItems == [scene.path(1)] && cell.isSelected)
    }
  }

  @Test("A drag across the list scrolls the section alone, whose cells are reused (V-65, V-66)")
  func drag() throws {
    try withStage { stage in
      let scene = TileScene(stage, [Array(0..<20), Array(20..<60)], layout: layout(.continuous))
      drag(stage, by: -220, over: 1)
      stage.advance(by: 1.1)
      try stage.settle()
      let scroll = try #require(scrollView(scene))
      #expect(scroll.contentOffset.x > 150 && scene.list.contentOffset == .zero)
      let first = Int(scroll.contentOffset.x / 100)
      #expect(scene.cell(first)?.superview === scroll && scene.cell(0) == nil)
      #expect(scroll.subviews.count { $0 is TileCell } <= 5)
      let frame = try #require(scene.frame(first))
      #expect(abs(frame.minX - (CGFloat(first) * 100 - scroll.contentOffset.x)) < 0.5)
      #expect(abs((scene.cell(first)?.frame.minX ?? 0) - CGFloat(first) * 100) < 0.001)
      stage.pan(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 200), over: 1)
      stage.advance(by: 1.1)
      try stage.settle()
      #expect(scene.list.contentOffset.y > 100)
    }
  }

  @Test("A cell that its section's scrolling moves is neither given attributes nor measured again (V-31, V-66)")
  func equalAttributes() throws {
    try withStage { stage in
      let scene = TileScene(stage, [Array(0..<20)], layout: layout(.continuous))
      let (cell, scroll) = (try #require(scene.cell(2)), try #require(scrollView(scene)))
      let count = cell.measureCount
      for offset in 1...5 {
        scroll.contentOffset.x = CGFloat(offset * 10)
        scene.list.layoutIfNeeded()
      }
      #expect(cell.measureCount == count && scene.frame(2)?.minX == 150)
    }
  }

  @Test(
    "A section comes to rest at group boundaries or pages, as its behaviour says (V-65)",
    arguments: [
      (.groupPaging, -60, 100), (.groupPaging, -250, 300), (.paging, -60, 300), (.groupPagingCentered, -60, 100),
    ] as [(UICollectionLayoutSectionOrthogonalScrollingBehavior, CGFloat, CGFloat)])
  func rests(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ distance: CGFloat, _ offset: CGFloat
  ) throws {
    try withStage { stage in
      let scene = TileScene(stage, [Array(0..<20)], layout: layout(behavior))
      stage.pan(from: CGPoint(x: 280, y: 140), to: CGPoint(x: 280 + distance, y: 140), over: 0.1)
      try stage.settle()
      #expect(scrollView(scene)?.contentOffset.x == offset)
    }
  }

  @Test("Groups that are paged in the middle begin there: a group of 300 in 375 lies at 37.5 (V-65)")
  func centered() throws {
    try withStage { stage in
      let scene = TileScene(
        stage, [Array(0..<5)], layout: layout(.groupPagingCentered, width: 300), size: CGSize(width: 375, height: 400))
      #expect(abs((scene.frame(0)?.minX ?? 0) - 37.5) < 0.2)
      let width: CGFloat = 5 * 300 + 75
      #expect(scrollView(scene)?.contentSize.width == width)
    }
  }

  @Test("scrollToItem scrolls the list to the section, and the section to the item (V-43, V-66)")
  func scrollToItem() throws {
    try withStage { stage in
      let layout = UICollectionViewCompositionalLayout { section, _ in
        section == 1 ? .carousel(100, 80, .continuous) : .rows(.absolute(50))
      }
      let scene = TileScene(stage, [Array(0..<30), Array(30..<50)], layout: layout)
      #expect(scrollView(scene) == nil)
      scene.list.scrollToItem(at: scene.path(9, 1), at: [.bottom, .centeredHorizontally], animated: false)
      #expect(scene.list.contentOffset.y == 1180)
      #expect(scene.cell(9, 1).map { scene.list.convert($0.bounds, from: $0).midX } == 150)
      scene.list.scrollToItem(at: scene.path(0, 1), at: .left, animated: true)
      try stage.settle()
      #expect(scrollView(scene)?.contentOffset.x == 0)
    }
  }

  @Test("A section keeps its offset while it is out of sight, and has no scroll view then (V-66)")
  func outOfSight() throws {
    try withStage { stage in
      let scene = TileScene(stage, [Array(0..<20), Array(20..<60)], layout: layout(.continuous))
      scrollView(scene)?.contentOffset.x = 450
      scene.list.layoutIfNeeded()
      #expect(scene.numbers.prefix(4) == [4, 5, 6, 7])
      scene.list.contentOffset.y = 500
      scene.list.layoutIfNeeded()
      #expect(scrollView(scene) == nil && scene.cell(4) == nil)
      scene.list.contentOffset.y = 0
      scene.list.layoutIfNeeded()
      #expect(scrollView(scene)?.contentOffset.x == 450 && scene.cell(4) != nil)
    }
  }

  @Test("The visible-items handler gets frames that are not scrolled and the section's offset (V-69)")
  func handler() throws {
    try withStage { stage in
      var calls: [(items: [CGFloat], offset: CGPoint)] = []
      let layout = layout(.continuous) { section in
        section.visibleItemsInvalidationHandler = { items, offset, environment in
          #expect(environment.container.contentSize == CGSize(width: 300, height: 400))
          calls.append((items.map(\.frame.minX), offset))
          for item in items where item.frame.minX - offset.x >= 100 {
            item.alpha = 0.5
            item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
          }
        }
      }
      let scene = TileScene(stage, [Array(0..<20), [20]], layout: layout)
      #expect(calls.last?.items == [0, 100, 200] && calls.last?.offset == .zero)
      #expect(scene.cell(0)?.alpha == 1 && scene.cell(1)?.alpha == 0.5 && scene.cell(0, 1)?.alpha == 1)
      #expect(scene.cell(1)?.frame == CGRect(x: 125, y: 20, width: 50, height: 40))
      calls = []
      scrollView(scene)?.contentOffset.x = 150
      scene.list.layoutIfNeeded()
      #expect(calls.count == 1 && calls[0].items == [100, 200, 300, 400] && calls[0].offset == CGPoint(x: 150, y: 0))
      #expect(scene.cell(1)?.alpha == 1 && scene.cell(3)?.alpha == 0.5)
      #expect(scene.cell(3)?.frame == CGRect(x: 325, y: 20, width: 50, height: 40))
    }
  }

  @Test("The handler of a section that scrolls with the list runs in each layout pass (V-69)")
  func plainHandler() throws {
    try withStage { stage in
      var offsets: [CGFloat] = []
      let section = NSCollectionLayoutSection.rows(.absolute(100))
      section.visibleItemsInvalidationHandler = { items, offset, _ in
        offsets.append(offset.y)
        for item in items { item.zIndex = item.indexPath.item == 1 ? 5 : 0 }
      }
      let scene = TileScene(
        stage, [Array(0..<9)], layout: UICollectionViewCompositionalLayout(section: section))
      offsets = []
      scene.list.contentOffset.y = 30
      scene.list.layoutIfNeeded()
      #expect(Set(offsets) == [30])
      let front = scene.list.subviews.compactMap { ($0 as? TileCell)?.number }.last
      #expect(front == 1)
    }
  }
}
