import QuartzCore

extension UICollectionView: ContextMenuList {
  func menuContent(at point: CGPoint) -> (UIContextMenuConfiguration, IndexPath)? {
    guard let path = indexPathForItem(at: point), cellForItem(at: path) != nil else { return nil }
    // A press on one of several selected items is about all of them.
    let selected = indexPathsForSelectedItems ?? []
    let paths = selected.count > 1 && selected.contains(path) ? selected.sorted() : [path]
    return listDelegate?.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point).map {
      ($0, path)
    }
  }

  func menuPreview(
    of configuration: UIContextMenuConfiguration, at path: IndexPath, isDismissal: Bool
  ) -> UITargetedPreview? {
    isDismissal
      ? listDelegate?.collectionView(
        self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
      : listDelegate?.collectionView(
        self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
  }

  func menuCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

  func menuWillCommit(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) { listDelegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }

  func menuWillCome(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) { listDelegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator) }

  func menuWillGo(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
    listDelegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
