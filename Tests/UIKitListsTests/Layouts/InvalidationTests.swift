import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("The invalidation of a collection view's layout") @MainActor struct InvalidationTests {
  /// Rows that log what they are asked.
  private final class Asked: RowsLayout {
    var answers = false

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      calls.append("asked \(Int(collectionView!.bounds.minY))>\(Int(newBounds.minY))")
      return answers
    }
    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      calls.append("animated \(Int(oldBounds.width))")
    }
    override func finalizeAnimatedBoundsChange() { calls.append("finalize") }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      calls.append("elements")
      return super.layoutAttributesForElements(in: rect)
    }
  }

  @Test("A layout is prepared once, then asked for elements; after an invalidation it is prepared again (V-30)")
  func cycle() throws {
    try withStage { stage in
      let layout = Asked()
      let scene = ListScene(stage, [Array(0..<20)], layout: layout, shows: false)
      layout.calls = []
      scene.list.layoutIfNeeded()
      #expect(layout.calls == ["prepare", "elements"])
      layout.calls = []
      scene.list.setNeedsLayout()
      scene.list.layoutIfNeeded()
      #expect(layout.calls == [])
      layout.calls = []
      layout.invalidateLayout()
      #expect(layout.calls == [])
      scene.list.layoutIfNeeded()
      #expect(layout.calls == ["prepare", "elements"])
    }
  }

  @Test("Each change of the bounds is asked about before it is made, and a yes prepares the layout (V-32)")
  func boundsChange() throws {
    try withStage { stage in
      let layout = Asked()
      let scene = ListScene(stage, [Array(0..<20)], layout: layout)
      for (answer, calls) in [(false, ["elements"]), (true, ["prepare", "elements"])] {
        scene.list.contentOffset.y = 0
        scene.list.layoutIfNeeded()
        layout.answers = answer
        layout.calls = []
        scene.list.contentOffset.y = 30
        #expect(layout.calls == ["asked 0>30"])
        scene.list.layoutIfNeeded()
        #expect(layout.calls == ["asked 0>30"] + calls)
      }
    }
  }

  @Test("A change of the size in an animation is announced and finalized, and the cells move with it (V-41)")
  func animatedBounds() throws {
    try withStage { stage in
      let layout = Asked()
      layout.answers = true
      let scene = ListScene(stage, [Array(0..<20)], layout: layout)
      layout.calls = []
      UIView.animate(withDuration: 0.4) {
        scene.list.frame.size.width = 200
        scene.list.layoutIfNeeded()
      }
      #expect(layout.calls.filter { $0 != "asked 0>0" } == ["prepare", "animated 300", "elements", "finalize"])
      stage.advance(by: 0.2)
      #expect(abs((scene.cell(0)?.layer.presentation()?.bounds.width ?? 0) - 250) < 1)
      try stage.settle()
      #expect(scene.cell(0)?.bounds.width == 200)
    }
  }

  @Test("An invalidation context of the layout's own class moves the content (V-33)")
  func context() throws {
    final class Marked: UICollectionViewLayoutInvalidationContext {
      var mark = 7
    }
    final class Marking: RowsLayout {
      var marks: [Int] = []
      override class var invalidationContextClass: AnyClass { Marked.self }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if let marked = context as? Marked { marks.append(marked.mark) }
        super.invalidateLayout(with: context)
      }
    }
    try withStage { stage in
      let layout = Marking()
      let scene = ListScene(stage, [Array(0..<20)], layout: layout)
      scene.list.contentOffset.y = 100
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment = CGPoint(x: 0, y: 50)
      layout.invalidateLayout(with: context)
      scene.list.layoutIfNeeded()
      #expect(scene.list.contentOffset.y == 150)
      layout.marks = []
      layout.invalidateLayout()
      #expect(layout.marks == [7])
    }
  }

  @Test("A cell that prefers another size each time ends the layout pass with a report")
  func neverSettles() throws {
    final class Growing: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height += 1
        return layoutAttributes
      }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "growing", for: indexPath) }
    }
    try withStage { stage in
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 100, height: 20)
      let scene = ListScene(stage, [[0]], layout: layout, shows: false)
      let source = Source()
      scene.list.register(Growing.self, forCellWithReuseIdentifier: "growing")
      scene.list.dataSource = source
      scene.list.layoutIfNeeded()
      _ = try stage.expectDiagnostic("layout-never-settles")
    }
  }

  @Test("Attributes of an app's own class are copied and compared with their own properties (V-31)")
  func ownAttributes() throws {
    final class Tinted: UICollectionViewLayoutAttributes {
      nonisolated(unsafe) var tint = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Tinted)?.tint = tint
        return copy
      }
      override func isEqual(_ object: Any?) -> Bool {
        super.isEqual(object) && (object as? Tinted)?.tint == tint
      }
    }
    final class Tinting: UICollectionViewFlowLayout {
      var tint = 1
      override class var layoutAttributesClass: AnyClass { Tinted.self }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let found = super.layoutAttributesForElements(in: rect)
        for attributes in found ?? [] { (attributes as? Tinted)?.tint = tint }
        return found
      }
    }
    try withStage { stage in
      let layout = Tinting()
      let scene = ListScene(stage, [[0]], layout: layout)
      let cell = try #require(scene.cell(0))
      #expect(cell.applied.compactMap { ($0 as? Tinted)?.tint } == [1])
      layout.invalidateLayout()
      scene.list.layoutIfNeeded()
      #expect(cell.applied.count == 1)
      layout.tint = 2
      layout.invalidateLayout()
      scene.list.layoutIfNeeded()
      #expect(cell.applied.compactMap { ($0 as? Tinted)?.tint } == [1, 2])
    }
  }

  @Test("A decoration view of a registered class is shown behind the cells (V-2)")
  func decoration() throws {
    final class Shelf: UICollectionReusableView {}
    final class Shelves: RowsLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let shelf = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: "shelf", with: IndexPath(item: 0, section: 0))
        shelf.frame = CGRect(x: 0, y: 90, width: 300, height: 20)
        shelf.zIndex = -1
        return (super.layoutAttributesForElements(in: rect) ?? []) + [shelf]
      }
    }
    try withStage { stage in
      let layout = Shelves()
      layout.register(Shelf.self, forDecorationViewOfKind: "shelf")
      let scene = ListScene(stage, [[0, 1]], layout: layout)
      let shelf = try #require(scene.list.subviews.first as? Shelf)
      #expect(shelf.frame == CGRect(x: 0, y: 90, width: 300, height: 20))
    }
  }
}
