import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("A collection view controller") @MainActor struct CollectionControllerTests {
  @Test("Its view holds the collection view, of which it is the data source and the delegate (V-94)")
  func view() throws {
    try withStage { stage in
      let controller = NumbersController(collectionViewLayout: RowsLayout())
      stage.show(controller)
      #expect(controller.view !== controller.collectionView && controller.collectionView.superview === controller.view)
      #expect(controller.collectionView.dataSource === controller && controller.collectionView.delegate === controller)
      #expect(controller.collectionView.frame == controller.view.bounds)
      #expect(controller.collectionView.visibleCells.count == 9)
    }
  }

  @Test("useLayoutToLayoutNavigationTransitions is false, and the selection is cleared by default (A-47, V-29)")
  func defaults() throws {
    try withStage { _ in
      let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
      #expect(!controller.useLayoutToLayoutNavigationTransitions && controller.clearsSelectionOnViewWillAppear)
    }
  }

  @Test("A pop back clears the selection alongside the transition, and a cancelled one keeps it (V-29)")
  func clearsSelection() throws {
    try withStage { stage in
      let controller = NumbersController(collectionViewLayout: RowsLayout())
      let navigation = UINavigationController(rootViewController: controller)
      stage.show(navigation)
      let path = IndexPath(item: 1, section: 0)
      controller.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
      navigation.pushViewController(UIViewController(), animated: true)
      try stage.settle()
      #expect(controller.collectionView.indexPathsForSelectedItems == [path])
      stage.edgePan(from: .left, by: 60, over: 0.3, resting: 0.3)
      try stage.settle()
      #expect(navigation.viewControllers.count == 2)
      #expect(controller.collectionView.indexPathsForSelectedItems == [path])
      navigation.popViewController(animated: true)
      try stage.settle()
      #expect(controller.collectionView.indexPathsForSelectedItems == [])
    }
  }
}
