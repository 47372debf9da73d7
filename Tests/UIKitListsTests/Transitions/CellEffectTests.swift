import Testing
import TransitionEffects
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Effects that begin at a cell") @MainActor struct CellEffectTests {
  /// Moves a snapshot of the tapped cell to the other screen's image, as in the article's listing.
  private final class MagicMove: NSObject, UIViewControllerAnimatedTransitioning {
    let operation: UINavigationController.Operation
    /// The cells of the arriving screen that the animator found.
    var found = 0

    init(_ operation: UINavigationController.Operation) { self.operation = operation }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.4
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let toView = context.view(forKey: .to),
        let grid = context.viewController(forKey: operation == .push ? .from : .to) as? NumbersController,
        let detail = context.viewController(forKey: operation == .push ? .to : .from) as? DetailScreen
      else { return context.completeTransition(false) }
      let container = context.containerView
      container.addSubview(toView)
      // Loads the cells of an arriving collection view.
      _ = toView.snapshotView(afterScreenUpdates: true)
      found = grid.collectionView.visibleCells.count
      guard let cell = grid.collectionView.cellForItem(at: detail.path) else {
        return context.completeTransition(false)
      }
      let ends = [cell.convert(cell.bounds, to: container), detail.image.convert(detail.image.bounds, to: container)]
      let (start, end) = operation == .push ? (ends[0], ends[1]) : (ends[1], ends[0])
      let source: UIView = operation == .push ? cell : detail.image
      let snapshot = source.snapshotView(afterScreenUpdates: false) ?? UIView()
      snapshot.frame = start
      snapshot.tag = 404
      container.addSubview(snapshot)
      (cell.isHidden, detail.image.isHidden) = (true, true)
      toView.alpha = 0
      UIView.animate(withDuration: 0.4) {
        snapshot.frame = end
        toView.alpha = 1
      } completion: { _ in
        (cell.isHidden, detail.image.isHidden) = (false, false)
        snapshot.removeFromSuperview()
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private final class DetailScreen: UIViewController {
    let path: IndexPath
    let image = UIView(frame: CGRect(x: 96, y: 200, width: 200, height: 200))

    init(_ path: IndexPath) {
      self.path = path
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      image.backgroundColor = .red
      view.addSubview(image)
    }
  }

  private final class Director: NSObject, UINavigationControllerDelegate {
    var animator: (UINavigationController.Operation) -> (any UIViewControllerAnimatedTransitioning)? = { _ in nil }
    var driver: UIPercentDrivenInteractiveTransition?

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator(operation) }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  private func scene(_ stage: Stage) -> (NumbersController, UINavigationController, Director) {
    let grid = NumbersController(collectionViewLayout: UICollectionViewFlowLayout())
    let navigation = UINavigationController(rootViewController: grid)
    let director = Director()
    navigation.delegate = director
    stage.show(navigation)
    return (grid, navigation, director)
  }

  @Test("A magic move goes from a cell to a detail and back to the cell (P-37)")
  func magicMove() throws {
    try withStage { stage in
      let (grid, navigation, director) = scene(stage)
      var move: MagicMove?
      director.animator = {
        move = MagicMove($0)
        return move
      }
      let path = IndexPath(item: 2, section: 0)
      let cell = try #require(grid.collectionView.cellForItem(at: path))
      let start = cell.convert(cell.bounds, to: nil)
      navigation.pushViewController(DetailScreen(path), animated: true)
      stage.advance(by: 0.2)
      let snapshot = try #require(navigation.view.viewWithTag(404))
      let shown = try #require(snapshot.layer.presentation())
      #expect(shown.bounds.width > start.width && shown.bounds.width < 200)
      try stage.settle()
      navigation.popViewController(animated: true)
      stage.advance(frames: 1)
      #expect(move?.found == 12)
      try stage.settle()
      #expect(!cell.isHidden && cell.convert(cell.bounds, to: nil) == start && navigation.viewControllers.count == 1)
    }
  }

  @Test("A magic move back under a finger is cancelled, and the detail is as it was")
  func cancelledMove() throws {
    try withStage { stage in
      let (grid, navigation, director) = scene(stage)
      director.animator = { MagicMove($0) }
      navigation.pushViewController(DetailScreen(IndexPath(item: 2, section: 0)), animated: true)
      try stage.settle()
      let driver = UIPercentDrivenInteractiveTransition()
      director.driver = driver
      navigation.popViewController(animated: true)
      stage.advance(frames: 1)
      driver.update(0.6)
      stage.advance(frames: 2)
      driver.cancel()
      try stage.settle()
      let detail = try #require(navigation.topViewController as? DetailScreen)
      #expect(!detail.image.isHidden && detail.view.alpha == 1 && navigation.view.viewWithTag(404) == nil)
      #expect(grid.collectionView.visibleCells.allSatisfy { !$0.isHidden })
    }
  }

  @Test("The book takes its cover from the tapped cell and its pages from the album's visible cells (E-52, E-53, E-54)")
  func book() throws {
    try withStage { stage in
      let (shelf, navigation, director) = scene(stage)
      let path = IndexPath(item: 1, section: 0)
      director.animator = { operation in
        let book = BookAnimator(isReversed: operation == .pop)
        book.cover = { ($0 as? NumbersController)?.collectionView.cellForItem(at: path) }
        book.pages = { ($0 as? NumbersController)?.collectionView.visibleCells ?? [] }
        return book
      }
      let cover = try #require(shelf.collectionView.cellForItem(at: path))
      let rect = cover.convert(cover.bounds, to: nil)
      let album = NumbersController(collectionViewLayout: UICollectionViewFlowLayout())
      navigation.pushViewController(album, animated: true)
      stage.advance(by: 0.2)
      // Its cells lie under the cover, and the cover turns.
      let pages = album.collectionView.visibleCells
      #expect(pages.count == 12 && cover.isHidden)
      for page in pages {
        let shown = try #require(page.layer.presentation())
        let center = album.collectionView.convert(shown.position, to: nil)
        #expect(rect.insetBy(dx: -1, dy: -1).contains(center))
      }
      try stage.settle()
      let frames = pages.map(\.frame)
      #expect(!cover.isHidden && pages.allSatisfy { $0.alpha == 1 && $0.transform == .identity })
      navigation.popViewController(animated: true)
      try stage.settle()
      #expect(navigation.viewControllers.count == 1 && !cover.isHidden && pages.map(\.frame) == frames)
    }
  }

  @Test("The book's pages begin under the cover also where their list lies below a bar (E-52)")
  func bookBelowBar() throws {
    final class Inset: NumbersController {
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.contentInsetAdjustmentBehavior = .always
      }
    }
    try withStage { stage in
      let shelf = Inset(collectionViewLayout: RowsLayout())
      let navigation = UINavigationController(rootViewController: shelf)
      let director = Director()
      navigation.delegate = director
      stage.show(navigation)
      director.animator = { operation in
        let book = BookAnimator(isReversed: operation == .pop)
        book.cover = { _ in shelf.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)) }
        book.pages = { ($0 as? Inset)?.collectionView.visibleCells ?? [] }
        return book
      }
      let cover = try #require(shelf.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)))
      let rect = cover.convert(cover.bounds, to: nil)
      #expect(rect == CGRect(x: 0, y: 303, width: 393, height: 100))
      let album = Inset(collectionViewLayout: UICollectionViewFlowLayout())
      navigation.pushViewController(album, animated: true)
      stage.advance(by: 0.2)
      for page in album.collectionView.visibleCells {
        let shown = try #require(page.layer.presentation())
        #expect(rect.contains(album.collectionView.convert(shown.position, to: nil)))
      }
      try stage.settle()
    }
  }

  @Test("A zoom comes out of a cell, and goes back into the cell that shows the item then (E-76)")
  func zoom() throws {
    try withStage { stage in
      let grid = NumbersController(collectionViewLayout: RowsLayout())
      let navigation = UINavigationController(rootViewController: grid)
      stage.show(navigation)
      let path = IndexPath(item: 5, section: 0)
      let detail = UIViewController()
      detail.view.backgroundColor = .white
      var asked = 0
      detail.preferredTransition = .zoom { [weak grid] _ in
        asked += 1
        return grid?.collectionView.cellForItem(at: path)
      }
      navigation.pushViewController(detail, animated: true)
      try stage.settle()
      let old = grid.collectionView.cellForItem(at: path)
      // The list is loaded anew while it is covered: the item has another cell.
      grid.collectionView.reloadData()
      grid.collectionView.scrollToItem(at: IndexPath(item: 11, section: 0), at: .bottom, animated: false)
      navigation.popViewController(animated: true)
      try stage.settle()
      #expect(asked >= 2 && navigation.viewControllers.count == 1)
      let cell = try #require(grid.collectionView.cellForItem(at: path))
      #expect(cell.alpha == 1 && !cell.isHidden && old?.isHidden != true)
    }
  }
}
