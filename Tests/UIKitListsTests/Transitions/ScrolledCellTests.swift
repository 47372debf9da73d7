import Testing
import TransitionEffects
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Effects back to a cell that was scrolled away or loaded anew") @MainActor struct ScrolledCellTests {
  /// Rows of 100 points with a shared element each; the item with the number 1 is the second one unless it is moved.
  private final class Grid: NumbersController {
    var numbers = Array(0..<12)
    override var count: Int { numbers.count }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.indexPathForSharedElement = { [weak self] identifier in
        self?.numbers.firstIndex { "\($0)" == identifier }.map { IndexPath(item: $0, section: 0) }
      }
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
      cell.sharedElementIdentifier = "\(numbers[indexPath.item])"
      cell.layer.cornerRadius = 20
      return cell
    }

    func cell(of number: Int) -> UICollectionViewCell? {
      numbers.firstIndex(of: number).flatMap { collectionView.cellForItem(at: IndexPath(item: $0, section: 0)) }
    }
  }

  private final class Detail: UIViewController {
    let image = UIView(frame: CGRect(x: 96, y: 300, width: 200, height: 200))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      image.backgroundColor = .red
      image.sharedElementIdentifier = "1"
      view.addSubview(image)
    }
  }

  @MainActor private final class Scene {
    let stage: Stage
    let grid = Grid(collectionViewLayout: RowsLayout())
    let detail = Detail()
    let navigation: UINavigationController
    let director = TransitionDirector()
    var list: UICollectionView { grid.collectionView }

    init(_ stage: Stage) throws {
      self.stage = stage
      navigation = UINavigationController(rootViewController: grid)
      navigation.delegate = director
      stage.show(navigation)
      navigation.pushViewController(detail, animated: false)
      try stage.settle()
    }

    /// Scrolls so that the item 1 lies above the screen.
    func scrollAway() {
      list.contentOffset.y = 340
      stage.advance(frames: 1)
    }

    /// Pops with an effect; returns the container with what the effect has added.
    func pop(_ effect: EffectAnimator?, driver: UIPercentDrivenInteractiveTransition? = nil) throws -> UIView {
      director.animator = { effect }
      director.interaction = { driver }
      navigation.popViewController(animated: true)
      stage.advance(frames: 2)
      return try #require(detail.view.superview)
    }

    /// The frame of an item's cell on the screen.
    func frame(of number: Int) throws -> CGRect {
      let cell = try #require(grid.cell(of: number))
      return cell.convert(cell.bounds, to: nil)
    }
  }

  /// A change of the list while it is covered.
  enum Change: CaseIterable, Sendable {
    case scrolled, moved, reloaded
  }

  @Test(
    "A magic move flies back into the item's cell, wherever the item has gone meanwhile (E-16, P-37)",
    arguments: Change.allCases)
  func finished(change: Change) throws {
    try withStage { stage in
      let scene = try Scene(stage)
      let old = scene.grid.cell(of: 1)
      switch change {
      case .scrolled: scene.scrollAway()
      case .moved:
        scene.grid.numbers = scene.grid.numbers.filter { $0 != 1 } + [1]
        scene.list.reloadData()
      case .reloaded: scene.list.reloadData()
      }
      let container = try scene.pop(SharedElementAnimator(isReversed: true))
      let flight = try #require(container.subviews.last { $0 !== scene.detail.view })
      #expect(flight.frame == (try scene.frame(of: 1)) && flight.frame.size == CGSize(width: 393, height: 100))
      #expect(scene.grid.cell(of: 1)?.isHidden == true && scene.detail.image.isHidden)
      try stage.settle()
      #expect(scene.navigation.viewControllers.count == 1 && flight.superview == nil)
      #expect(scene.list.visibleCells.allSatisfy { !$0.isHidden } && old?.isHidden != true)
      // The item lies at the edge beyond which it was, or where it was.
      #expect(scene.list.contentOffset.y == [.scrolled: 100, .moved: 348, .reloaded: 0][change])
    }
  }

  @Test("A cancelled magic move to a cell that was scrolled away leaves the detail as it was (E-16, E-85)")
  func cancelled() throws {
    try withStage { stage in
      let scene = try Scene(stage)
      scene.scrollAway()
      let driver = UIPercentDrivenInteractiveTransition()
      let container = try scene.pop(SharedElementAnimator(isReversed: true), driver: driver)
      let flight = try #require(container.subviews.last { $0 !== scene.detail.view })
      driver.update(0.5)
      stage.advance(frames: 2)
      let shown = try #require(flight.layer.presentation()).frame
      let (start, end) = (scene.detail.image.frame, try scene.frame(of: 1))
      #expect(flight.clipsToBounds && flight.layer.cornerRadius == 20)
      let radius = try #require(flight.layer.presentation()).cornerRadius
      #expect(radius > 0 && radius < 24)
      #expect(shown.midY < start.midY && shown.width > start.width && shown.midY > end.midY - 60)
      driver.cancel()
      try stage.settle()
      #expect(scene.navigation.topViewController === scene.detail && flight.superview == nil)
      #expect(!scene.detail.image.isHidden && scene.detail.view.alpha == 1)
      #expect(scene.list.visibleCells.allSatisfy { !$0.isHidden })
      // The next pop finds the cell, too.
      _ = try scene.pop(SharedElementAnimator(isReversed: true))
      try stage.settle()
      #expect(scene.navigation.viewControllers.count == 1 && scene.list.visibleCells.allSatisfy { !$0.isHidden })
    }
  }

  @Test("Without the item a magic move and a book fade", arguments: [true, false])
  func deleted(isBook: Bool) throws {
    try withStage { stage in
      let scene = try Scene(stage)
      scene.grid.numbers.remove(at: 1)
      scene.list.reloadData()
      let book = BookAnimator(isReversed: true)
      book.cover = { ($0 as? Grid)?.collectionView.loadedCellForItem(at: IndexPath(item: 11, section: 0)) }
      let container = try scene.pop(isBook ? book : SharedElementAnimator(isReversed: true))
      #expect(Set(container.subviews) == [scene.grid.view, scene.detail.view])
      stage.advance(by: 0.2)
      let opacity = try #require(scene.grid.view.layer.presentation()?.opacity)
      #expect(opacity > 0 && opacity < 1)
      try stage.settle()
      #expect(scene.navigation.viewControllers.count == 1 && scene.grid.view.alpha == 1)
    }
  }

  @Test("A book closes onto the cell of an item that was scrolled away (E-54)")
  func book() throws {
    try withStage { stage in
      let scene = try Scene(stage)
      scene.scrollAway()
      let book = BookAnimator(isReversed: true)
      book.cover = { ($0 as? Grid)?.collectionView.loadedCellForItem(at: IndexPath(item: 1, section: 0)) }
      let container = try scene.pop(book)
      let lid = try #require(container.subviews.last { $0.backgroundColor == .darkGray })
      #expect(lid.bounds.size == CGSize(width: 393, height: 100))
      #expect(lid.layer.position == CGPoint(x: 0, y: try scene.frame(of: 1).midY))
      try stage.settle()
      #expect(scene.grid.cell(of: 1)?.isHidden == false && lid.superview == nil)
    }
  }

  @Test("A zoom shrinks into the cell of an item that was scrolled away, and into the middle without one (E-76)")
  func zoom() throws {
    for exists in [true, false] {
      try withStage { stage in
        let scene = try Scene(stage)
        scene.detail.preferredTransition = .zoom { [weak grid = scene.grid] _ in
          grid?.collectionView.loadedCellForItem(at: IndexPath(item: exists ? 1 : 12, section: 0))
        }
        scene.scrollAway()
        _ = try scene.pop(nil)
        var centers: [CGPoint] = []
        while !stage.isQuiet {
          stage.advance(frames: 1)
          if let shown = scene.detail.view.layer.presentation(), scene.detail.view.window != nil {
            centers.append(CGPoint(x: shown.frame.midX, y: shown.frame.midY))
          }
        }
        let (last, end) = (try #require(centers.last), exists ? try scene.frame(of: 1).midY : 426)
        #expect(abs(last.y - end) < 12, "\(last)")
        #expect(scene.list.contentOffset.y == (exists ? 100 : 340))
        #expect(scene.list.visibleCells.allSatisfy { $0.alpha == 1 && !$0.isHidden })
      }
    }
  }

  @Test("An item's cell is loaded by the shortest scroll, and an item that is partly visible stays where it is")
  func loading() throws {
    try withStage { stage in
      let scene = ListScene(stage, [Array(0..<20)], layout: RowsLayout())
      let list = scene.list
      @MainActor func load(_ item: Int, scrolls: Bool = true) -> Int? {
        (list.loadedCellForItem(at: IndexPath(item: item, section: 0), scrolls: scrolls) as? NumberCell)?.number
      }
      #expect(load(0) == 0 && list.contentOffset.y == 0)
      list.contentOffset.y = 30
      #expect(load(0) == 0 && load(4) == 4 && list.contentOffset.y == 30)
      #expect(load(9, scrolls: false) == nil && list.contentOffset.y == 30)
      #expect(load(9) == 9 && list.contentOffset.y == 600)
      #expect(load(2) == 2 && list.contentOffset.y == 200)
      // Only what lies within the insets is visible.
      list.contentInset.top = 120
      #expect(load(2) == 2 && list.contentOffset.y == 80)
      for path in [IndexPath(item: 20, section: 0), [0, -1], [1, 0], [], [0, 1, 2]] {
        #expect(list.loadedCellForItem(at: path) == nil, "\(path)")
      }
      scene.data = [Array(100..<103)]
      list.reloadData()
      #expect(load(2) == 102 && load(3) == nil)
    }
  }

  @Test("An item of a diffable data source is found by its identifier, and one that was deleted is not")
  func diffable() throws {
    try withStage { stage in
      let scene = ListScene(stage, [], layout: RowsLayout())
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: scene.list) { list, path, item in
        let cell = list.dequeueReusableCell(withReuseIdentifier: "number", for: path)
        (cell as? NumberCell)?.number = Int(item) ?? -1
        return cell
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems((0..<20).map { "\($0)" })
      source.apply(snapshot, animatingDifferences: false)
      #expect((scene.list.loadedCell(for: "17", in: source) as? NumberCell)?.number == 17)
      snapshot.deleteItems(["17"])
      source.apply(snapshot, animatingDifferences: false)
      #expect(scene.list.loadedCell(for: "17", in: source) == nil)
    }
  }
}
