import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// A cell with a number, which may want a height of its own.
final class TileCell: UICollectionViewCell {
  var number = -1
  var wantedHeight: CGFloat?
  private(set) var measureCount = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    measureCount += 1
    return wantedHeight.map { CGSize(width: size.width, height: $0) } ?? super.sizeThatFits(size)
  }
}

/// A supplementary view with its kind.
final class TileView: UICollectionReusableView {
  var kind = ""
  var wantedHeight: CGFloat?

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    wantedHeight.map { CGSize(width: size.width, height: $0) } ?? super.sizeThatFits(size)
  }
}

/// A screen with a collection view at (0, 100), whose items are numbers in numbered sections.
@MainActor final class TileScene {
  let stage: Stage
  let root = UIViewController()
  let list: UICollectionView
  private(set) var source: UICollectionViewDiffableDataSource<Int, Int>!
  /// The height that a cell of a number wants; nil for that of its frame.
  var wantedHeight: (Int) -> CGFloat? = { _ in nil }
  var wantedViewHeight: (String) -> CGFloat? = { _ in nil }
  private(set) var configured: [Int] = []
  private(set) var kinds: [(kind: String, path: IndexPath)] = []

  init(
    _ stage: Stage, _ sections: [[Int]], layout: UICollectionViewLayout, size: CGSize = CGSize(width: 300, height: 400)
  ) {
    self.stage = stage
    list = UICollectionView(
      frame: CGRect(origin: CGPoint(x: 0, y: 100), size: size), collectionViewLayout: layout)
    list.contentInsetAdjustmentBehavior = .never
    let cells = UICollectionView.CellRegistration<TileCell, Int> { [unowned self] cell, _, number in
      cell.number = number
      cell.wantedHeight = wantedHeight(number)
      configured.append(number)
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, number in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
    }
    var views: [String: UICollectionView.SupplementaryRegistration<TileView>] = [:]
    for kind in ["header", "footer", "badge", "title"] {
      views[kind] = .init(elementKind: kind) { [unowned self] view, kind, path in
        view.kind = kind
        view.wantedHeight = wantedViewHeight(kind)
        kinds.append((kind, path))
      }
    }
    source.supplementaryViewProvider = { [views] list, kind, path in
      views[kind].map { list.dequeueConfiguredReusableSupplementary(using: $0, for: path) }
    }
    source.apply(Self.snapshot(sections), animatingDifferences: false)
    root.view.addSubview(list)
    stage.show(root)
  }

  static func snapshot(_ sections: [[Int]]) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for (index, items) in sections.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  /// Changes the snapshot that is shown.
  func change(animated: Bool = true, _ body: (inout NSDiffableDataSourceSnapshot<Int, Int>) -> Void) {
    var snapshot = source.snapshot()
    body(&snapshot)
    source.apply(snapshot, animatingDifferences: animated)
  }

  func takeConfigured() -> [Int] {
    defer { configured = [] }
    return configured
  }

  func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  func cell(_ item: Int, _ section: Int = 0) -> TileCell? { list.cellForItem(at: path(item, section)) as? TileCell }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    list.layoutAttributesForItem(at: path(item, section))?.frame
  }

  func view(_ kind: String, _ path: IndexPath) -> TileView? {
    list.supplementaryView(forElementKind: kind, at: path) as? TileView
  }

  /// The numbers of the visible cells, in the order of their items.
  var numbers: [Int] { list.visibleCells.compactMap { ($0 as? TileCell)?.number } }
}

extension NSCollectionLayoutSize {
  /// A size of the whole width and a height in points.
  static func row(_ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
  }

  /// A size in points.
  static func points(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
  }
}

extension NSCollectionLayoutSection {
  /// A section of rows of a height, one item in each.
  static func rows(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  /// A section of tiles of a size, which scroll across the list.
  static func carousel(
    _ width: CGFloat, _ height: CGFloat, _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize.points(width, height)
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = behavior
    return section
  }
}
