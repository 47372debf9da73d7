import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// A screen of numbers, as in the listing of the article: each controller has the same data.
class NumbersController: UICollectionViewController {
  var count: Int { 12 }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    collectionView.contentInsetAdjustmentBehavior = .never
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    (cell as? NumberCell)?.number = indexPath.item
    return cell
  }
}

@Suite("Pushes and pops that change a layout") @MainActor struct LayoutNavigationTests {
  @MainActor final class Scene {
    let stage: Stage
    let root: NumbersController
    let navigation: UINavigationController

    init(_ stage: Stage) {
      self.stage = stage
      root = NumbersController(collectionViewLayout: UICollectionViewFlowLayout())
      navigation = UINavigationController(rootViewController: root)
      stage.show(navigation)
    }

    func next() -> NumbersController {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 393, height: 100)
      let next = NumbersController(collectionViewLayout: layout)
      next.useLayoutToLayoutNavigationTransitions = true
      return next
    }

    var list: UICollectionView { root.collectionView }
    func cell(_ item: Int) -> UICollectionViewCell? { list.cellForItem(at: IndexPath(item: item, section: 0)) }
  }

  @Test(
    "A push moves the cells of the shared collection view to the new layout, and a pop back (E-64, E-65, V-83, P-43)")
  func pushAndPop() throws {
    try withStage { stage in
      let scene = Scene(stage)
      let cell = try #require(scene.cell(3))
      let frame = cell.frame
      let next = scene.next()
      scene.navigation.pushViewController(next, animated: true)
      stage.advance(by: 0.1)
      #expect(next.collectionView === scene.list && scene.list.dataSource === scene.root)
      let between = try #require(cell.layer.presentation()?.bounds.width)
      #expect(between > 51 && between < 392)
      try stage.settle()
      #expect(cell.frame == CGRect(x: 0, y: 330, width: 393, height: 100))
      #expect(scene.list.superview === next.view && scene.list.delegate === scene.root)
      scene.navigation.popViewController(animated: true)
      try stage.settle()
      #expect(cell.frame == frame && scene.cell(3) === cell)
      #expect(scene.list.superview === scene.root.view)
      #expect(scene.list.collectionViewLayout === scene.root.collectionViewLayout)
    }
  }

  @Test("Two pushes and two pops, as in the article's listing, go through three layouts (E-64)")
  func listing() throws {
    try withStage { stage in
      let scene = Scene(stage)
      let (first, second) = (scene.next(), scene.next())
      (second.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 180, height: 180)
      scene.navigation.pushViewController(first, animated: true)
      try stage.settle()
      scene.navigation.pushViewController(second, animated: true)
      try stage.settle()
      #expect(scene.cell(0)?.frame.size == CGSize(width: 180, height: 180))
      scene.navigation.popViewController(animated: true)
      try stage.settle()
      #expect(scene.cell(0)?.frame.size == CGSize(width: 393, height: 100))
      scene.navigation.popViewController(animated: true)
      try stage.settle()
      #expect(scene.cell(0)?.frame.size == CGSize(width: 50, height: 50))
    }
  }

  @Test("A swipe back drives the cells, and a cancelled one leaves them in the layout of the upper screen (P-45)")
  func swipe() throws {
    try withStage { stage in
      for completes in [false, true] {
        let scene = Scene(stage)
        let next = scene.next()
        scene.navigation.pushViewController(next, animated: true)
        try stage.settle()
        let cell = try #require(scene.cell(3))
        stage.touchDown(at: CGPoint(x: 2, y: 400))
        for step in 1...20 {
          stage.touchMove(to: CGPoint(x: 2 + CGFloat(step) * 9.8, y: 400))
          stage.advance(frames: 1)
        }
        stage.advance(by: 0.2)
        let held = try #require(cell.layer.presentation()?.bounds.width)
        #expect(held > 150 && held < 280)
        if completes {
          stage.touchMove(to: CGPoint(x: 380, y: 400))
          stage.advance(frames: 1)
          stage.touchUp(at: CGPoint(x: 380, y: 400))
        } else {
          stage.touchMove(to: CGPoint(x: 20, y: 400))
          stage.advance(by: 0.2)
          stage.touchUp(at: CGPoint(x: 20, y: 400))
        }
        try stage.settle()
        #expect(scene.navigation.viewControllers.count == (completes ? 1 : 2))
        #expect(cell.frame.width == (completes ? 50 : 393))
        #expect(scene.list.superview === (completes ? scene.root.view : next.view))
        let layout = completes ? scene.root.collectionViewLayout : next.collectionViewLayout
        #expect(scene.list.collectionViewLayout === layout)
        #expect(scene.list.visibleCells.allSatisfy { $0.alpha == 1 })
      }
    }
  }

  @Test("A pop keeps short content below the bar all the way (E-65, V-38)", arguments: [true, false])
  func insets(isInteractive: Bool) throws {
    final class Inset: NumbersController {
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.contentInsetAdjustmentBehavior = .automatic
      }
    }
    try withStage { stage in
      let root = Inset(collectionViewLayout: UICollectionViewFlowLayout())
      let navigation = UINavigationController(rootViewController: root)
      stage.show(navigation)
      let next = Inset(collectionViewLayout: CircleLayout())
      next.useLayoutToLayoutNavigationTransitions = true
      navigation.pushViewController(next, animated: true)
      try stage.settle()
      let list: UICollectionView = root.collectionView
      let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
      if isInteractive {
        stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), over: 0.3)
      } else {
        navigation.popViewController(animated: true)
      }
      var (top, insets): (CGFloat, Set<CGFloat>) = (.infinity, [])
      while top == .infinity || !stage.isQuiet {
        stage.advance(frames: 1)
        insets.insert(list.adjustedContentInset.top)
        let offset = list.layer.presentation()?.bounds.minY ?? list.contentOffset.y
        let shown = cell.layer.presentation() ?? cell.layer
        top = min(top, shown.frame.minY - offset)
      }
      #expect(insets == [103])
      #expect(list.contentOffset.y == -103 && top == 103)
    }
  }

  @Test("A push and a pop without animation move the collection view and its layout (V-83)")
  func unanimated() throws {
    try withStage { stage in
      let scene = Scene(stage)
      let next = scene.next()
      scene.navigation.pushViewController(next, animated: false)
      stage.advance(frames: 2)
      #expect(scene.list.superview === next.view && scene.cell(0)?.frame.width == 393)
      scene.navigation.popViewController(animated: false)
      stage.advance(frames: 2)
      #expect(scene.list.superview === scene.root.view && scene.cell(0)?.frame.width == 50)
    }
  }

  @Test("Changing the property of a screen on the stack is reported, and the value stays (E-68)")
  func changedProperty() throws {
    try withStage { stage in
      let scene = Scene(stage)
      let next = scene.next()
      scene.navigation.pushViewController(next, animated: true)
      try stage.settle()
      next.useLayoutToLayoutNavigationTransitions = false
      _ = try stage.expectDiagnostic("layout-navigation-changed")
      #expect(next.useLayoutToLayoutNavigationTransitions)
    }
  }

  @Test("Other numbers of items in the upper screen are reported at the push (E-68, P-42)")
  func otherCounts() throws {
    final class More: NumbersController {
      override var count: Int { 20 }
    }
    try withStage { stage in
      let scene = Scene(stage)
      let next = More(collectionViewLayout: UICollectionViewFlowLayout())
      next.useLayoutToLayoutNavigationTransitions = true
      scene.navigation.pushViewController(next, animated: true)
      try stage.settle()
      _ = try stage.expectDiagnostic("layout-navigation-counts")
      #expect(scene.list.numberOfItems(inSection: 0) == 12)
    }
  }

  @Test("A pop during an interactive change of layout ends the change, and then pops (V-82)")
  func popDuringChange() throws {
    try withStage { stage in
      let scene = Scene(stage)
      scene.navigation.pushViewController(scene.next(), animated: true)
      try stage.settle()
      let between = scene.list.startInteractiveTransition(to: CircleLayout())
      between.transitionProgress = 0.5
      between.invalidateLayout()
      stage.advance(frames: 1)
      scene.navigation.popViewController(animated: true)
      try stage.settle()
      _ = try stage.expectDiagnostic("list-changed-in-transition")
      #expect(scene.navigation.viewControllers.count == 1 && scene.cell(0)?.frame.width == 50)
    }
  }

  @Test("The delegate's percent driver drives the push of a layout, and a cancel restores both (E-67, P-45)")
  func percentDriver() throws {
    final class Director: NSObject, UINavigationControllerDelegate {
      let driver = UIPercentDrivenInteractiveTransition()
      func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }
    try withStage { stage in
      let scene = Scene(stage)
      let director = Director()
      scene.navigation.delegate = director
      let cell = try #require(scene.cell(3))
      let (frame, layout) = (cell.frame, scene.list.collectionViewLayout)
      scene.navigation.pushViewController(scene.next(), animated: true)
      stage.advance(frames: 2)
      for progress in [0.25, 0.75, 0.5] as [CGFloat] {
        director.driver.update(progress)
        stage.advance(frames: 1)
        let width = try #require(cell.layer.presentation()?.bounds.width)
        #expect(abs(width - (50 + 343 * progress)) < 1)
      }
      director.driver.cancel()
      try stage.settle()
      #expect(scene.navigation.viewControllers.count == 1 && cell.frame == frame)
      #expect(scene.list.collectionViewLayout === layout && scene.list.superview === scene.root.view)
    }
  }

  @Test("A cancelled swipe back restores the position of content that the lower screen's layout has not (P-45)")
  func positionAfterCancel() throws {
    try withStage { stage in
      let scene = Scene(stage)
      scene.navigation.pushViewController(scene.next(), animated: true)
      try stage.settle()
      scene.list.contentOffset.y = 250
      stage.edgePan(from: .left, by: 90, over: 0.3, resting: 0.2)
      try stage.settle()
      #expect(scene.navigation.viewControllers.count == 2)
      #expect(scene.list.contentOffset.y == 250 && scene.cell(3)?.frame.minY == 330)
    }
  }
}
