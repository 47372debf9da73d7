import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// A layout of items on a circle, as in Apple's example of custom layouts.
final class CircleLayout: UICollectionViewLayout {
  var log: [String] = []

  override var collectionViewContentSize: CGSize { collectionView!.bounds.size }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<collectionView!.numberOfItems(inSection: 0)).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    // Exact points of a circle: right, below, left, above.
    let points = [CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: -1)]
    let point = points[indexPath.item % 4]
    attributes.size = CGSize(width: 40, height: 40)
    attributes.center = CGPoint(x: 150 + 100 * point.x, y: 200 + 100 * point.y)
    return attributes
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) { log.append("from") }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) { log.append("to") }
  override func finalizeLayoutTransition() { log.append("finalize \(UIView.inheritedAnimationDuration)") }
}

@Suite("Changes of a collection view's layout") @MainActor struct LayoutChangeTests {
  @Test("Cells move from the old layout to the new one (A-48, V-77)")
  func animated() throws {
    try withStage { stage in
      let scene = ListScene(stage, [Array(0..<4)])
      let cell = try #require(scene.cell(2))
      let circle = CircleLayout()
      var finished: Bool?
      scene.list.setCollectionViewLayout(circle, animated: true) { finished = $0 }
      #expect(circle.log == ["from", "finalize 0.3"])
      #expect(scene.list.collectionViewLayout === circle && finished == nil)
      stage.advance(by: 0.15)
      // Halfway from (150, 25) to (50, 200), and from 50 to 40 points.
      let shown = try #require(cell.layer.presentation())
      #expect(abs(shown.position.x - 100) < 1 && abs(shown.position.y - 112.5) < 1)
      #expect(abs(shown.bounds.width - 45) < 0.2)
      try stage.settle()
      #expect(finished == true && scene.cell(2) === cell)
      #expect(cell.frame == CGRect(x: 30, y: 180, width: 40, height: 40))
    }
  }

  @Test("Without animation the new layout is in place after the next layout pass (V-77)")
  func unanimated() throws {
    try withStage { stage in
      let scene = ListScene(stage, [Array(0..<4)])
      scene.list.setCollectionViewLayout(CircleLayout(), animated: false)
      #expect(scene.cell(0)?.frame.width == 50)
      scene.list.layoutIfNeeded()
      #expect(scene.cell(0)?.frame == CGRect(x: 230, y: 180, width: 40, height: 40))
    }
  }

  @Test("Cells that are only in one layout fade (V-78)")
  func fades() throws {
    try withStage { stage in
      let scene = ListScene(stage, [Array(0..<100)])
      let last = try #require(scene.cell(34))
      scene.list.setCollectionViewLayout(RowsLayout(), animated: true)
      stage.advance(by: 0.15)
      #expect(last.superview === scene.list)
      try stage.settle()
      #expect(scene.numbers.count == 4)
      #expect(last.superview == nil)
    }
  }

  @Test("The selected item stays where it is on the screen, as far as the new content allows")
  func anchor() throws {
    try withStage { stage in
      let scene = ListScene(stage, [Array(0..<100)])
      scene.list.contentOffset.y = 600
      scene.list.layoutIfNeeded()
      scene.list.selectItem(at: IndexPath(item: 62, section: 0), animated: false, scrollPosition: [])
      let cell = try #require(scene.cell(62))
      let before = cell.convert(cell.bounds, to: nil).midY
      scene.list.setCollectionViewLayout(RowsLayout(), animated: true)
      try stage.settle()
      #expect(abs(cell.convert(cell.bounds, to: nil).midY - before) < 0.5 && scene.cell(62) === cell)
    }
  }

  @Test("The new layout and then the delegate choose the content offset (V-38)")
  func chosenOffset() throws {
    final class Top: RowsLayout {
      override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        CGPoint(x: 0, y: 300)
      }
    }
    try withStage { stage in
      let scene = ListScene(stage, [Array(0..<100)])
      scene.list.setCollectionViewLayout(Top(), animated: true)
      try stage.settle()
      #expect(scene.list.contentOffset.y == 300 && scene.numbers == [3, 4, 5, 6])
    }
  }

  @Test("An interactive change follows the progress that the app sets (A-49, E-66, V-79, V-80)")
  func interactive() throws {
    try withStage { stage in
      let scene = ListScene(stage, [Array(0..<4)])
      let (flow, circle) = (scene.list.collectionViewLayout, CircleLayout())
      let between = scene.list.startInteractiveTransition(to: circle)
      #expect(scene.list.collectionViewLayout === between)
      #expect(between.currentLayout === flow && between.nextLayout === circle)
      for (progress, x) in [(0.25, 125), (0.5, 100), (0.1, 140)] as [(CGFloat, CGFloat)] {
        between.transitionProgress = progress
        between.invalidateLayout()
        stage.advance(frames: 1)
        #expect(abs((scene.cell(2)?.center.x ?? 0) - x) < 1e-9)
      }
      between.updateValue(12, forAnimatedKey: "offset")
      #expect(between.value(forAnimatedKey: "offset") == 12 && between.value(forAnimatedKey: "other") == 0)
      scene.list.cancelInteractiveTransition()
      try stage.settle()
      #expect(scene.list.collectionViewLayout === flow)
    }
  }

  @Test("Finishing and cancelling animate the rest, and complete with what has become of it (V-81)")
  func ends() throws {
    try withStage { stage in
      for completes in [true, false] {
        let scene = ListScene(stage, [Array(0..<4)])
        let circle = CircleLayout()
        var result: (Bool, Bool)?
        let between = scene.list.startInteractiveTransition(to: circle) { result = ($0, $1) }
        between.transitionProgress = 0.5
        between.invalidateLayout()
        stage.advance(frames: 1)
        if completes { scene.list.finishInteractiveTransition() } else { scene.list.cancelInteractiveTransition() }
        #expect(result == nil)
        stage.advance(by: 0.075)
        let x = try #require(scene.cell(2)?.layer.presentation()?.position.x)
        #expect(completes ? x < 90 && x > 55 : x > 110 && x < 145)
        try stage.settle()
        #expect(result?.0 == completes && result?.1 == true)
        #expect(scene.cell(2)?.center == (completes ? CGPoint(x: 50, y: 200) : CGPoint(x: 150, y: 25)))
      }
    }
  }

  @Test("The delegate's transition layout is used (A-50, V-79)")
  func ownTransitionLayout() throws {
    final class Spin: UICollectionViewTransitionLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let found = super.layoutAttributesForElements(in: rect)
        for attributes in found ?? [] { attributes.alpha = 1 - transitionProgress / 2 }
        return found
      }
    }
    final class Chooser: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
      ) -> UICollectionViewTransitionLayout { Spin(currentLayout: fromLayout, nextLayout: toLayout) }
    }
    try withStage { stage in
      let scene = ListScene(stage, [Array(0..<4)])
      let chooser = Chooser()
      scene.list.delegate = chooser
      let between = scene.list.startInteractiveTransition(to: CircleLayout())
      #expect(between is Spin)
      between.transitionProgress = 0.5
      between.invalidateLayout()
      stage.advance(frames: 1)
      #expect(scene.cell(0)?.alpha == 0.75)
      scene.list.finishInteractiveTransition()
      try stage.settle()
      #expect(scene.cell(0)?.alpha == 1)
    }
  }

  @Test("A change, a reload or another start during an interactive change is reported and ignored (V-82, P-44)")
  func overlapping() throws {
    try withStage { stage in
      let scene = ListScene(stage, [Array(0..<4)])
      let between = scene.list.startInteractiveTransition(to: CircleLayout())
      scene.list.setCollectionViewLayout(RowsLayout(), animated: true)
      scene.list.reloadData()
      _ = scene.list.startInteractiveTransition(to: RowsLayout())
      for _ in 0..<3 { _ = try stage.expectDiagnostic("list-changed-in-transition") }
      #expect(scene.list.collectionViewLayout === between)
      scene.list.finishInteractiveTransition()
      scene.list.finishInteractiveTransition()
      _ = try stage.expectDiagnostic("no-layout-transition")
      try stage.settle()
    }
  }

  @Test("A batch of updates during an interactive change ends it in the old layout, and shows the new data (V-82)")
  func batchDuringChange() throws {
    try withStage { stage in
      let scene = ListScene(stage, [[0, 1, 2]])
      let flow = scene.list.collectionViewLayout
      var result: (Bool, Bool)?
      let between = scene.list.startInteractiveTransition(to: CircleLayout()) { result = ($0, $1) }
      between.transitionProgress = 0.5
      between.invalidateLayout()
      stage.advance(frames: 1)
      scene.data[0].append(3)
      scene.list.insertItems(at: [IndexPath(item: 3, section: 0)])
      _ = try stage.expectDiagnostic("list-changed-in-transition")
      #expect(result?.0 == false && result?.1 == false && scene.list.collectionViewLayout === flow)
      scene.list.layoutIfNeeded()
      #expect(scene.numbers == [0, 1, 2, 3] && scene.cell(3)?.frame.width == 50)
    }
  }

  @Test("A layout that another collection view uses is refused")
  func usedTwice() throws {
    try withStage { stage in
      let scene = ListScene(stage, [[0]])
      let other = UICollectionView(frame: .zero, collectionViewLayout: CircleLayout())
      scene.list.setCollectionViewLayout(other.collectionViewLayout, animated: true)
      _ = try stage.expectDiagnostic("layout-used-twice")
      #expect(scene.list.collectionViewLayout is UICollectionViewFlowLayout)
    }
  }
}
