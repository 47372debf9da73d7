import EffectCatalog
import UIKit

extension CollectionArrangement {
  /// Returns a new layout of the arrangement.
  @MainActor func makeLayout() -> UICollectionViewLayout {
    switch self {
    case .list: RowLayout()
    case .grid: GridLayout()
    case .stack: StackLayout()
    case .circle: CircleLayout()
    }
  }
}

/// A row for each item, as wide as the list.
final class RowLayout: UICollectionViewFlowLayout {
  override func prepare() {
    let width = collectionView?.bounds.width ?? 0
    let margin = width / 24
    itemSize = CGSize(width: max(0, width - 2 * margin), height: width / 5.5)
    minimumLineSpacing = margin / 2
    sectionInset = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
    super.prepare()
  }

  // The first row lies on top, as in a stack: the order is set at once, not in the animation.

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let all = super.layoutAttributesForElements(in: rect)
    for attributes in all ?? [] { attributes.zIndex = -attributes.indexPath.item }
    return all
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    attributes?.zIndex = -indexPath.item
    return attributes
  }
}

/// Squares in columns.
final class GridLayout: UICollectionViewFlowLayout {
  private let columns: Int

  /// A layout with a number of columns.
  init(columns: Int = 3) {
    self.columns = columns
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    let width = collectionView?.bounds.width ?? 0
    let margin = width / 24
    let gap = margin / 2
    // Whole points, so that rounding never pushes an item into the next row.
    let side = ((width - 2 * margin - CGFloat(columns - 1) * gap) / CGFloat(columns)).rounded(.down)
    itemSize = CGSize(width: max(0, side), height: max(0, side))
    minimumLineSpacing = gap
    minimumInteritemSpacing = gap
    sectionInset = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
    super.prepare()
  }
}

/// A layout of one section that fits into the visible part of its collection view.
class FittingLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize {
    guard let collectionView else { return .zero }
    return collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// The number of items.
  final var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  /// The middle of the visible part, in points.
  final var middle: CGPoint {
    let size = collectionViewContentSize
    return CGPoint(x: size.width / 2, y: size.height / 2)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }
}

/// A pile in the middle, the first item on top and each a little turned.
final class StackLayout: FittingLayout {
  /// The angles in radians, from the top of the pile down.
  private static let angles: [CGFloat] = [0, 0.09, -0.07, 0.14, -0.12, 0.05]

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let size = collectionViewContentSize
    let side = min(size.width, size.height) * 0.6
    attributes.size = CGSize(width: side, height: side)
    attributes.center = middle
    attributes.zIndex = -indexPath.item
    attributes.transform = CGAffineTransform(rotationAngle: Self.angles[indexPath.item % Self.angles.count])
    return attributes
  }
}

/// A ring about the middle, from which inserted items come, and into which deleted ones go.
final class CircleLayout: FittingLayout {
  private var inserted: Set<IndexPath> = []
  private var deleted: Set<IndexPath> = []

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let size = collectionViewContentSize
    let side = min(size.width, size.height) / 6.5
    let radius = (min(size.width, size.height) - side) / 2 - side / 4
    // The sine and cosine of a rotation, from the top clockwise.
    let turn = CGAffineTransform(rotationAngle: 2 * .pi * CGFloat(indexPath.item) / CGFloat(max(1, count)))
    attributes.size = CGSize(width: side, height: side)
    attributes.center = CGPoint(x: middle.x + radius * turn.b, y: middle.y - radius * turn.a)
    return attributes
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    inserted = Set(updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
    deleted = Set(updateItems.filter { $0.updateAction == .delete }.compactMap(\.indexPathBeforeUpdate))
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    (inserted, deleted) = ([], [])
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    return inserted.contains(itemIndexPath) ? inMiddle(layoutAttributesForItem(at: itemIndexPath)) : attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    return deleted.contains(itemIndexPath) ? inMiddle(attributes) : attributes
  }

  /// Returns an item's attributes as it comes or goes: small and transparent, in the middle.
  private func inMiddle(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    attributes?.center = middle
    attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    attributes?.alpha = 0
    return attributes
  }
}
