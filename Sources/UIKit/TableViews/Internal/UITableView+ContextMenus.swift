import QuartzCore

extension UITableView: ContextMenuList {
  func menuContent(at point: CGPoint) -> (UIContextMenuConfiguration, IndexPath)? {
    guard let path = indexPathForRow(at: point), cellForRow(at: path) != nil else { return nil }
    return tableDelegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point).map { ($0, path) }
  }

  func menuPreview(
    of configuration: UIContextMenuConfiguration, at path: IndexPath, isDismissal: Bool
  ) -> UITargetedPreview? {
    isDismissal
      ? tableDelegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
      : tableDelegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func menuCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }

  func menuWillCommit(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) { tableDelegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }

  func menuWillCome(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) { tableDelegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator) }

  func menuWillGo(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
    tableDelegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
