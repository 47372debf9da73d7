import EffectCatalog
import TransitionEffects
import UIKit

/// Tiles in a collection view.
public final class TilesController: UICollectionViewController {
  /// The numbers of the tiles that are shown.
  private(set) var tiles: [Int]
  /// The layout to which a pinch leads, and from which it leads back; nil if a pinch does nothing.
  var pinched: (from: CollectionArrangement, to: CollectionArrangement)?
  /// Whether the layout or the items are the second ones.
  public private(set) var isChanged = false
  private var between: UICollectionViewTransitionLayout?

  /// A screen of tiles in a layout.
  init(_ layout: UICollectionViewLayout, title: String, tiles: [Int]) {
    self.tiles = tiles
    super.init(collectionViewLayout: layout)
    self.title = title
  }

  /// Not supported: the gallery is built in code.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.backgroundColor = .clear
    collectionView.register(TileCell.self, forCellWithReuseIdentifier: TileCell.identifier)
    collectionView.indexPathForSharedElement = { [weak self] identifier in
      self?.tiles.firstIndex { TileView.identifier(of: $0) == identifier }.map { IndexPath(item: $0, section: 0) }
    }
    if pinched != nil {
      collectionView.addGestureRecognizer(
        UIPinchGestureRecognizer(target: self, action: Selector("pinched:", Self.pinch)))
    }
  }

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { tiles.count }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: TileCell.identifier, for: indexPath)
    (cell as? TileCell)?.tile.show(tiles[indexPath.item])
    return cell
  }

  /// The view that shows a tile, also if it was scrolled away; nil if there is no such tile.
  func tileView(of number: Int) -> UIView? {
    guard let item = tiles.firstIndex(of: number) else { return nil }
    return (collectionView.loadedCellForItem(at: IndexPath(item: item, section: 0)) as? TileCell)?.tile
  }

  // MARK: Changes

  /// Changes the layout in an animation: to the second one, or back to the first.
  func changeLayout(completion: @escaping () -> Void) {
    guard let pinched else { return }
    let next = isChanged ? pinched.from : pinched.to
    isChanged.toggle()
    collectionView.setCollectionViewLayout(next.makeLayout(), animated: true) { _ in completion() }
  }

  /// Replaces the tiles by others in one batch of deletions and insertions; those that stay move.
  func change(to new: [Int], completion: @escaping () -> Void) {
    let old = tiles
    let deleted = old.indices.filter { !new.contains(old[$0]) }
    let inserted = new.indices.filter { !old.contains(new[$0]) }
    isChanged.toggle()
    collectionView.performBatchUpdates { [self] in
      tiles = new
      collectionView.deleteItems(at: deleted.map { IndexPath(item: $0, section: 0) })
      collectionView.insertItems(at: inserted.map { IndexPath(item: $0, section: 0) })
    } completion: { _ in
      completion()
    }
  }

  /// Scrolls to the end and loads all cells anew.
  func scrollAway() {
    let last = IndexPath(item: tiles.count - 1, section: 0)
    collectionView.scrollToItem(at: last, at: .bottom, animated: false)
    collectionView.reloadData()
  }

  /// Fingers that close drive the change to the second layout, fingers that open the one back.
  private func pinch(_ gesture: UIPinchGestureRecognizer) {
    guard let pinched else { return }
    let progress = min(max(isChanged ? gesture.scale - 1 : 1 - gesture.scale, 0), 1)
    switch gesture.state {
    case .began:
      let next = isChanged ? pinched.from : pinched.to
      between = collectionView.startInteractiveTransition(to: next.makeLayout()) { [weak self] completed, _ in
        if completed { self?.isChanged.toggle() }
      }
    case .changed:
      between?.transitionProgress = progress
      between?.invalidateLayout()
    case .ended where progress > 0.5: collectionView.finishInteractiveTransition()
    case .ended, .cancelled: collectionView.cancelInteractiveTransition()
    default: break
    }
  }
}

/// One tile, large, above lines that represent text.
final class TileDetailController: UIViewController {
  private let number: Int
  private let tile = TileView(frame: .zero)
  private let lines = (0..<4).map { _ in UIView() }

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "\(number + 1)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tile.show(number)
    for part in [tile] + lines { view.addSubview(part) }
    for line in lines {
      line.backgroundColor = .systemGray5
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (width, top) = (view.bounds.width, view.safeAreaInsets.top)
    let unit = width / 20
    tile.frame = CGRect(x: 0, y: top, width: width, height: width * 0.9)
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(
        x: unit, y: tile.frame.maxY + unit * (1.3 + 1.8 * CGFloat(index)),
        width: (width - 2 * unit) * [0.62, 0.94, 0.86, 0.5][index], height: unit * 0.8)
      line.layer.cornerRadius = unit * 0.4
    }
  }
}
