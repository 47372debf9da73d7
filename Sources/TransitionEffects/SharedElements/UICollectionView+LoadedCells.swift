import UIKit

/// The cells that effects begin or end at: shared elements, covers of books, sources of zooms.
extension UICollectionView {
  /// Returns the cell of an item, also if the item was scrolled away or the data was loaded anew.
  ///
  /// Pending data is loaded first. An item of which nothing is visible within the insets is scrolled to by the shortest
  /// distance, without animation: the collection view is usually on a screen that is covered.
  ///
  /// - Parameter scrolls: whether to scroll; if false, an item that was scrolled away has no cell.
  /// - Returns: Nil if the item does not exist, or cannot be shown; effects without a view fade.
  public func loadedCellForItem(at indexPath: IndexPath, scrolls: Bool = true) -> UICollectionViewCell? {
    layoutIfNeeded()
    guard indexPath.count == 2, (0..<numberOfSections).contains(indexPath.section),
      (0..<numberOfItems(inSection: indexPath.section)).contains(indexPath.item),
      let frame = layoutAttributesForItem(at: indexPath)?.frame
    else { return nil }
    let isVisible = frame.intersects(bounds.inset(by: adjustedContentInset))
    if !isVisible, scrolls {
      scrollRectToVisible(frame, animated: false)
      layoutIfNeeded()
    }
    return isVisible || scrolls ? cellForItem(at: indexPath) : nil
  }

  /// Returns the cell of an item of a diffable data source; see ``loadedCellForItem(at:scrolls:)``.
  ///
  /// An item that is not in the data source any more has none.
  public func loadedCell<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    for item: Item, in dataSource: UICollectionViewDiffableDataSource<Section, Item>, scrolls: Bool = true
  ) -> UICollectionViewCell? {
    dataSource.indexPath(for: item).flatMap { loadedCellForItem(at: $0, scrolls: scrolls) }
  }

  /// Returns the item that shows the shared element of an identifier; nil if the collection view shows none.
  ///
  /// ``SharedElementAnimator`` asks it when the arriving screen shows no view with an identifier of the leaving one.
  public var indexPathForSharedElement: ((_ identifier: String) -> IndexPath?)? {
    get { (layer.value(forKey: Self.pathKey) as? SharedElementPaths)?.find }
    set { layer.setValue(newValue.map(SharedElementPaths.init), forKey: Self.pathKey) }
  }

  private static let pathKey = "matchcut.sharedElementPaths"
}

/// The value of ``UIKit/UICollectionView/indexPathForSharedElement`` as an object, which a layer can hold.
private final class SharedElementPaths: NSObject {
  let find: (String) -> IndexPath?

  init(_ find: @escaping (String) -> IndexPath?) { self.find = find }
}

extension UIView {
  /// Loads the item of a collection view in the hierarchy that shows a shared element.
  ///
  /// - Returns: The view with the identifier, or the item's cell if none of its views has it; nil for no item.
  func loadSharedElement(_ identifier: String) -> UIView? {
    if let list = self as? UICollectionView, let path = list.indexPathForSharedElement?(identifier),
      let cell = list.loadedCellForItem(at: path)
    {
      return cell.sharedElements[identifier] ?? cell
    }
    for view in subviews {
      if let found = view.loadSharedElement(identifier) { return found }
    }
    return nil
  }
}
