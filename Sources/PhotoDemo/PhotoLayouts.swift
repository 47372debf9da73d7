import UIKit

/// The arrangements of the demo's photos.
public enum PhotoArrangement: CaseIterable, Sendable {
  /// Two columns.
  case grid
  /// A row for each photo.
  case list
  /// A pile, the first photo on top.
  case stack

  /// Returns a new layout of the arrangement.
  @MainActor func makeLayout() -> UICollectionViewLayout {
    switch self {
    case .grid: PhotoGridLayout()
    case .list: PhotoRowsLayout()
    case .stack: PhotoStackLayout()
    }
  }
}

/// Two columns of photos with their titles.
final class PhotoGridLayout: UICollectionViewFlowLayout {
  private static let margin: CGFloat = 16
  private static let titleHeight: CGFloat = 46

  override func prepare() {
    let width = ((collectionView?.bounds.width ?? 0) - 3 * Self.margin) / 2
    itemSize = CGSize(width: max(0, width), height: max(0, width) + Self.titleHeight)
    minimumLineSpacing = 12
    minimumInteritemSpacing = Self.margin
    sectionInset = UIEdgeInsets(top: Self.margin, left: Self.margin, bottom: Self.margin, right: Self.margin)
    super.prepare()
  }
}

/// A row for each photo, as wide as the list.
final class PhotoRowsLayout: UICollectionViewFlowLayout {
  private static let margin: CGFloat = 16

  override func prepare() {
    itemSize = CGSize(width: max(0, (collectionView?.bounds.width ?? 0) - 2 * Self.margin), height: 84)
    minimumLineSpacing = 12
    sectionInset = UIEdgeInsets(top: Self.margin, left: Self.margin, bottom: Self.margin, right: Self.margin)
    super.prepare()
  }
}

/// A pile of photos in the middle, each a little turned.
final class PhotoStackLayout: UICollectionViewLayout {
  /// The angles in radians, from the top of the pile down.
  private static let angles: [CGFloat] = [0, 0.09, -0.07, 0.14, -0.12, 0.05]
  private static let side: CGFloat = 240

  override var collectionViewContentSize: CGSize {
    guard let collectionView else { return .zero }
    return collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let size = collectionViewContentSize
    attributes.size = CGSize(width: Self.side, height: Self.side)
    attributes.center = CGPoint(x: size.width / 2, y: size.height / 2)
    attributes.zIndex = -indexPath.item
    attributes.transform = CGAffineTransform(rotationAngle: Self.angles[indexPath.item % Self.angles.count])
    return attributes
  }
}
