import QuartzCore

/// A list whose rows or items have context menus.
@MainActor protocol ContextMenuList: UIScrollView {
  /// Returns the content of the menu at a point of the content, and its row; nil for no menu.
  func menuContent(at point: CGPoint) -> (UIContextMenuConfiguration, IndexPath)?
  /// Returns the view that is lifted, or into which the preview goes back; nil for the row's cell.
  func menuPreview(
    of configuration: UIContextMenuConfiguration, at path: IndexPath, isDismissal: Bool
  ) -> UITargetedPreview?
  /// Returns the cell of a row that is shown.
  func menuCell(at path: IndexPath) -> UIView?
  /// Called when the user taps the preview.
  func menuWillCommit(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
  /// Called when a menu is about to come.
  func menuWillCome(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
  /// Called when a menu is about to go.
  func menuWillGo(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
}

/// Shows the context menus of a list, which its delegate provides.
@MainActor final class ListContextMenus: NSObject, UIContextMenuInteractionDelegate {
  private unowned let list: any ContextMenuList
  /// The interaction; nil while the list has no delegate.
  private(set) var interaction: UIContextMenuInteraction?
  private var path: IndexPath?

  init(_ list: any ContextMenuList) {
    self.list = list
    super.init()
  }

  /// Adds the interaction to the list, once.
  func install() {
    guard interaction == nil else { return }
    let interaction = UIContextMenuInteraction(delegate: self)
    self.interaction = interaction
    list.addInteraction(interaction)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let (configuration, path) = list.menuContent(at: location) else { return nil }
    self.path = path
    return configuration
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { preview(of: configuration, isDismissal: false) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { preview(of: configuration, isDismissal: true) }

  private func preview(of configuration: UIContextMenuConfiguration, isDismissal: Bool) -> UITargetedPreview? {
    guard let path else { return nil }
    return list.menuPreview(of: configuration, at: path, isDismissal: isDismissal)
      ?? list.menuCell(at: path).map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { list.menuWillCommit(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list.menuWillCome(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list.menuWillGo(configuration, animator) }
}
