import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Interactive movement of items") @MainActor struct ItemMovementTests {
  /// Numbers in rows of 50 points, which can be moved.
  private final class Numbers: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var data: [[Int]]
    let log = CallLog()
    var canMove: (IndexPath) -> Bool = { _ in true }
    var target: (IndexPath) -> IndexPath = { $0 }
    var moves = true

    init(_ data: [[Int]]) { self.data = data }

    func numberOfSections(in collectionView: UICollectionView) -> Int { data.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      data[section].count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
      (cell as? NumberCell)?.number = data[indexPath.section][indexPath.item]
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      canMove(indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      log.calls.append("move \(sourceIndexPath) \(destinationIndexPath)")
      guard moves else { return }
      let item = data[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      data[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    }
    func collectionView(
      _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { target(proposedIndexPath) }
  }

  private func rows<Layout: UICollectionViewFlowLayout>(_ layout: Layout) -> Layout {
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 0
    return layout
  }

  private func scene(
    _ stage: Stage, _ numbers: Numbers, layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()
  ) -> ListScene {
    let scene = ListScene(stage, [[]], layout: rows(layout), shows: false)
    (scene.list.dataSource, scene.list.delegate) = (numbers, numbers)
    stage.show(scene.root)
    return scene
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("A moved item follows the position, the others make room, and the data source moves it at the end")
  func moves() throws {
    try withStage { stage in
      let numbers = Numbers([[0, 1, 2, 3]])
      let scene = scene(stage, numbers)
      let cell = try #require(scene.cell(0))
      #expect(scene.list.beginInteractiveMovementForItem(at: path(0)))
      scene.list.updateInteractiveMovementTargetPosition(CGPoint(x: 140, y: 120))
      #expect(cell.center == CGPoint(x: 140, y: 120) && scene.list.subviews.last === cell)
      #expect(scene.numbers == [1, 2, 0, 3] && scene.cell(0)?.frame.minY == 0)
      #expect(numbers.log.take() == "" && numbers.data == [[0, 1, 2, 3]])
      stage.advance(by: 0.5)
      scene.list.endInteractiveMovement()
      #expect(numbers.log.take() == "move [0, 0] [0, 2]")
      stage.advance(by: 0.15)
      #expect(abs((cell.layer.presentation()?.position.y ?? 0) - 122.5) < 1)
      try stage.settle()
      #expect(numbers.data == [[1, 2, 0, 3]] && scene.numbers == [1, 2, 0, 3])
      #expect(cell.frame == CGRect(x: 0, y: 100, width: 300, height: 50))
    }
  }

  @Test("A cancelled movement asks the data source for nothing, and the items go back")
  func cancels() throws {
    try withStage { stage in
      let numbers = Numbers([[0, 1, 2]])
      let scene = scene(stage, numbers)
      #expect(scene.list.beginInteractiveMovementForItem(at: path(2)))
      scene.list.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 10))
      #expect(scene.numbers == [2, 0, 1])
      scene.list.cancelInteractiveMovement()
      try stage.settle()
      #expect(scene.numbers == [0, 1, 2] && scene.cell(2)?.frame.minY == 100 && numbers.log.take() == "")
    }
  }

  @Test("An item that the data source holds in place, or that does not exist, is not moved")
  func refused() throws {
    try withStage { stage in
      let numbers = Numbers([[0, 1, 2]])
      numbers.canMove = { $0.item != 1 }
      let scene = scene(stage, numbers)
      #expect(!scene.list.beginInteractiveMovementForItem(at: path(1)))
      #expect(!scene.list.beginInteractiveMovementForItem(at: path(9)))
      scene.list.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 140))
      scene.list.endInteractiveMovement()
      #expect(scene.numbers == [0, 1, 2] && numbers.log.take() == "")
    }
  }

  @Test("The delegate chooses where an item may go, and an index path that cannot be is ignored")
  func delegate() throws {
    try withStage { stage in
      let numbers = Numbers([[0, 1, 2, 3]])
      numbers.target = { IndexPath(item: min($0.item, 1), section: 0) }
      let scene = scene(stage, numbers)
      #expect(scene.list.beginInteractiveMovementForItem(at: path(0)))
      scene.list.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 170))
      #expect(scene.numbers == [1, 0, 2, 3])
      numbers.target = { _ in IndexPath(item: 7, section: 3) }
      scene.list.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 171))
      #expect(scene.numbers == [1, 0, 2, 3])
      scene.list.endInteractiveMovement()
      try stage.settle()
      #expect(numbers.data == [[1, 0, 2, 3]])
    }
  }

  @Test("An item moves to another section, and cells that come into sight meanwhile show their own items")
  func sections() throws {
    try withStage { stage in
      let numbers = Numbers([[0, 1, 2], Array(10..<30)])
      let scene = scene(stage, numbers)
      #expect(scene.list.beginInteractiveMovementForItem(at: path(1)))
      scene.list.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 220))
      #expect(scene.list.numberOfItems(inSection: 0) == 2 && scene.list.numberOfItems(inSection: 1) == 21)
      #expect(scene.numbers == [0, 2, 10, 1, 11, 12, 13, 14])
      scene.list.contentOffset.y = 300
      scene.list.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 520))
      stage.advance(by: 0.5)
      #expect(scene.numbers == [14, 15, 16, 17, 1, 18, 19, 20])
      scene.list.endInteractiveMovement()
      try stage.settle()
      #expect(numbers.data[0] == [0, 2] && numbers.data[1].prefix(9) == [10, 11, 12, 13, 14, 15, 16, 17, 1])
    }
  }

  @Test("The content scrolls while the item is at its edge")
  func scrolls() throws {
    try withStage { stage in
      let numbers = Numbers([Array(0..<40)])
      let scene = scene(stage, numbers)
      #expect(scene.list.beginInteractiveMovementForItem(at: path(0)))
      scene.list.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 390))
      stage.advance(by: 0.5)
      let offset = scene.list.contentOffset.y
      #expect(offset > 100)
      #expect(abs((scene.cell(Int((390 + offset) / 50))?.center.y ?? 0) - (390 + offset)) < 1)
      scene.list.cancelInteractiveMovement()
      try stage.settle()
      #expect(scene.list.contentOffset.y == offset)
    }
  }

  @Test("A layout chooses the look of the moved item, and its contexts name where the item was and is")
  func layout() throws {
    final class Lifting: UICollectionViewFlowLayout {
      var contexts: [String] = []
      override func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
      ) -> UICollectionViewLayoutAttributes {
        let attributes = super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
        attributes.alpha = 0.5
        return attributes
      }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        guard let old = context.previousIndexPathsForInteractivelyMovingItems,
          let new = context.targetIndexPathsForInteractivelyMovingItems
        else { return }
        contexts.append("\(old[0].item)>\(new[0].item) \(Int(context.interactiveMovementTarget.y))")
      }
    }
    try withStage { stage in
      let layout = Lifting()
      let numbers = Numbers([[0, 1, 2]])
      let scene = scene(stage, numbers, layout: layout)
      let cell = try #require(scene.cell(0))
      #expect(scene.list.beginInteractiveMovementForItem(at: path(0)))
      scene.list.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 30))
      scene.list.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 60))
      #expect(cell.alpha == 0.5)
      scene.list.endInteractiveMovement()
      try stage.settle()
      #expect(layout.contexts == ["0>0 25", "0>0 30", "0>1 60", "0>1 0"] && cell.alpha == 1)
    }
  }

  @Test("A batch and a reload end a movement without the data source")
  func otherChanges() throws {
    try withStage { stage in
      let numbers = Numbers([[0, 1, 2]])
      let scene = scene(stage, numbers)
      #expect(scene.list.beginInteractiveMovementForItem(at: path(0)))
      scene.list.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 60))
      numbers.data[0].append(3)
      scene.list.insertItems(at: [path(3)])
      #expect(scene.numbers == [0, 1, 2, 3])
      try stage.settle()
      #expect(scene.list.beginInteractiveMovementForItem(at: path(3)))
      scene.list.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 10))
      scene.list.reloadData()
      scene.list.layoutIfNeeded()
      scene.list.endInteractiveMovement()
      try stage.settle()
      #expect(scene.numbers == [0, 1, 2, 3] && numbers.log.take() == "")
    }
  }

  @Test("A data source whose numbers do not agree after the movement is reported, and loaded anew")
  func disagrees() throws {
    try withStage { stage in
      let numbers = Numbers([[0, 1], [2]])
      numbers.moves = false
      let scene = scene(stage, numbers)
      #expect(scene.list.beginInteractiveMovementForItem(at: path(0)))
      scene.list.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 120))
      scene.list.endInteractiveMovement()
      _ = try stage.expectDiagnostic("invalid-batch-update")
      try stage.settle()
      #expect(scene.numbers == [0, 1, 2])
    }
  }

  @Test("An item of a data source that moves nothing goes back")
  func withoutMethod() throws {
    try withStage { stage in
      let scene = ListScene(stage, [[0, 1, 2]], layout: rows(UICollectionViewFlowLayout()))
      #expect(scene.list.beginInteractiveMovementForItem(at: path(0)))
      scene.list.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 60))
      #expect(scene.numbers == [1, 0, 2])
      scene.list.endInteractiveMovement()
      try stage.settle()
      #expect(scene.numbers == [0, 1, 2])
    }
  }

  private class Rows: UICollectionViewController {
    var data = [0, 1, 2, 3]
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      data.count
    }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
      (cell as? NumberCell)?.number = data[indexPath.item]
      return cell
    }
  }

  private final class MovableRows: Rows {
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      true
    }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { data.insert(data.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
  }

  private func dragFirst(of controller: Rows, on stage: Stage) throws {
    stage.show(controller)
    stage.advance(frames: 1)
    let list = try #require(controller.collectionView)
    let start = list.convert(CGPoint(x: 100, y: 25), to: nil)
    stage.touchDown(at: start)
    stage.advance(by: 0.7)
    for step in 1...10 { stage.touchMove(to: CGPoint(x: start.x, y: start.y + CGFloat(step) * 10)) }
    stage.touchUp(at: CGPoint(x: start.x, y: start.y + 100))
    try stage.settle()
  }

  @Test("A controller's long press moves the items for which the data source answers true itself")
  func standardGesture() throws {
    try withStage { stage in
      let controller = MovableRows(collectionViewLayout: rows(UICollectionViewFlowLayout()))
      #expect(controller.installsStandardGestureForInteractiveMovement)
      try dragFirst(of: controller, on: stage)
      #expect(controller.data == [1, 2, 0, 3])
      controller.installsStandardGestureForInteractiveMovement = false
      try dragFirst(of: controller, on: stage)
      #expect(controller.data == [1, 2, 0, 3])
    }
    try withStage { stage in
      let controller = Rows(collectionViewLayout: rows(UICollectionViewFlowLayout()))
      try dragFirst(of: controller, on: stage)
      #expect(controller.data == [0, 1, 2, 3] && controller.collectionView.visibleCells.count == 4)
    }
  }
}
