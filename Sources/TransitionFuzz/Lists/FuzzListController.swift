import SeededRandom
import UIKit

/// The data of a world of lists.
@MainActor final class FuzzListData {
  var sections: [[Int]] = []
  var lastNumber = 0
}

/// A cell that shows a number.
final class FuzzListCell: UICollectionViewCell {
  var number = -1
}

/// A screen of numbers; the one at the bottom of the stack has the data.
final class FuzzListController: UICollectionViewController {
  let data = FuzzListData()

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(FuzzListCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { data.sections.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    data.sections[section].count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? FuzzListCell)?.number = data.sections[indexPath.section][indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

/// A layout of one's own: all items in a pile, the first in front, that fades and turns with the depth.
final class FuzzStackLayout: UICollectionViewLayout {
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

/// A random change of a section: what is deleted, moved, reloaded and inserted, and the items after it.
struct ListChange {
  private var deleted: [Int] = []
  private var reloaded: [Int] = []
  private var moves: [(from: Int, to: Int)] = []
  private var inserted: [Int] = []
  private var items: [Int] = []

  /// Makes a change of some items; `new` returns numbers for the inserted ones.
  init(_ dice: inout XorshiftRandom, _ old: [Int], new: (Int) -> [Int]) {
    var remaining: [Int] = []
    for index in old.indices {
      switch dice.roll(8) {
      case 0: deleted.append(index)
      case 1:
        reloaded.append(index)
        remaining.append(index)
      default: remaining.append(index)
      }
    }
    items = remaining.map { old[$0] }
    for number in new(dice.roll(4)) {
      let index = dice.roll(items.count + 1)
      items.insert(number, at: index)
    }
    if !remaining.isEmpty, dice.once(in: 2) {
      let moved = remaining[dice.roll(remaining.count)]
      if !reloaded.contains(moved), let index = items.firstIndex(of: old[moved]) {
        items.remove(at: index)
        items.insert(old[moved], at: dice.roll(items.count + 1))
        if let target = items.firstIndex(of: old[moved]) { moves = [(moved, target)] }
      }
    }
    let isOld = Set(old)
    inserted = items.indices.filter { !isOld.contains(items[$0]) }
  }

  /// Does the change in a list, inside a batch.
  @MainActor func apply(to list: UICollectionView, _ section: Int, store: ([Int]) -> Void) {
    func paths(_ items: [Int]) -> [IndexPath] { items.map { IndexPath(item: $0, section: section) } }
    store(items)
    list.deleteItems(at: paths(deleted))
    list.reloadItems(at: paths(reloaded))
    list.insertItems(at: paths(inserted))
    for move in moves {
      list.moveItem(
        at: IndexPath(item: move.from, section: section), to: IndexPath(item: move.to, section: section))
    }
  }
}
