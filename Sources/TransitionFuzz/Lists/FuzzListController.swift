import UIKit

/// A cell that shows a number.
final class FuzzListCell: UICollectionViewCell {
  var number = -1
}

/// A screen of numbers; the one at the bottom of the stack has the data.
final class FuzzListController: UICollectionViewController {
  var data = ListData()

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(FuzzListCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { data.sections.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    data.sections[section].items.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? FuzzListCell)?.number = data.sections[indexPath.section].items[indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

/// A layout of one's own: all items in a pile, the first in front, that fades and turns with the depth.
final class FuzzPileLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let list = collectionView else { return nil }
    return (0..<list.numberOfSections).flatMap { section in
      (0..<list.numberOfItems(inSection: section)).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 40 + CGFloat(indexPath.section) * 10, y: 60, width: 100, height: 120)
    attributes.zIndex = -indexPath.item
    attributes.alpha = 1 / CGFloat(1 + indexPath.item)
    return attributes
  }
}
