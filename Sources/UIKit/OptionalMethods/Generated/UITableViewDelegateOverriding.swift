// Written by Scripts/optional-methods from UITableViewDelegate.swift.

import QuartzCore

/// Lets a subclass add optional methods of ``UITableViewDelegate`` that its superclass, which conforms, has left out.
///
/// On an iPhone an optional method is found in any subclass. Here a protocol's default is bound where the conformance
/// is declared, so a method that only a subclass has is never called. Where the superclass can't be edited, the
/// subclass names this protocol as well:
///
///     final class Fading: LibraryDelegate, UITableViewDelegateOverriding { …
///
/// The superclass's method is called where the subclass has none. Not Apple's; see the decision on optional methods.
///
/// For the methods of ``UIScrollViewDelegate``, name ``UIScrollViewDelegateOverriding`` as well.
@preconcurrency @MainActor public protocol UITableViewDelegateOverriding: NSObjectProtocol {
  /// Called before a cell is shown (V-7).
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called before a section's header is shown.
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// Called before a section's footer is shown.
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// Called when a cell is not shown any more; its row may be gone (V-10).
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called when a section's header is not shown any more.
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  /// Called when a section's footer is not shown any more.
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
  /// Returns a row's height, in points; the table's `rowHeight` by default (V-86).
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the height of a section's header, in points; the table's by default (V-85).
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Returns the height of a section's footer, in points; the table's by default (V-85).
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// Returns a row's height until it is displayed; the table's estimate by default (V-85, V-86).
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the height of a section's header until it is displayed; the table's estimate by default.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  /// Returns the height of a section's footer until it is displayed; the table's estimate by default.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
  /// Returns the view above a section; nil, the default, for the data source's title.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// Returns the view below a section; nil, the default, for the data source's title.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// Called when a touch has pressed the detail button of a row's accessory.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Whether a touch may highlight a row; true by default (V-24).
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called when a touch has highlighted a row.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Called when a row is not highlighted any more.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Returns the row that a tap selects: this one, the default, another one, or nil for none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Returns the row that a tap deselects: this one, the default, another one, or nil for none.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called when a tap has selected a row, not for selections by the program (V-26).
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Called when a tap has deselected a row, not for selections by the program (V-26).
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Whether the row's primary action may be performed; true by default.
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
  /// Called when a tap performs the row's primary action, after its selection.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// Returns the control that a row shows in editing; `.delete` by default.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
  /// Returns the title of the standard Delete action; nil, the default, for "Delete".
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
  /// Returns the actions at a row's leading edge; nil, the default, for none (V-95).
  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  /// Returns the actions at a row's trailing edge; nil for none, by default the standard Delete action (V-95).
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  /// Returns the actions at a row's trailing edge as before iOS 11, the first of them at the edge; nil for the standard
  /// Delete action. It is asked where
  /// `tableView(_:trailingSwipeActionsConfigurationForRowAt:)` is not implemented.
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
  /// Whether a row's content is indented in editing; true by default.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  /// Called before a swipe shows a row's actions.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Called when a row's actions are hidden again.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Returns where a moved row may go; the proposed place by default.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  /// Returns the level of a row's indentation; 0 by default.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  /// Returns the content of a row's menu; nil, the default, for no menu.
  func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  /// Returns the view that is lifted; nil, the default, for the row's cell.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns the view into which the preview goes back; nil, the default, for the row's cell.
  func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the user taps the preview.
  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called when a menu is about to come.
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called when a menu is about to go.
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UITableViewDelegateOverriding where Self: UITableViewDelegate {
  private var inherited: any UITableViewDelegate { self }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    inherited.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    inherited.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    inherited.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  {
    inherited.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    inherited.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    inherited.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    inherited.tableView(tableView, heightForRowAt: indexPath)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    inherited.tableView(tableView, heightForHeaderInSection: section)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    inherited.tableView(tableView, heightForFooterInSection: section)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    inherited.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    inherited.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    inherited.tableView(tableView, estimatedHeightForFooterInSection: section)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    inherited.tableView(tableView, viewForHeaderInSection: section)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    inherited.tableView(tableView, viewForFooterInSection: section)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    inherited.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    inherited.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    inherited.tableView(tableView, didHighlightRowAt: indexPath)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    inherited.tableView(tableView, didUnhighlightRowAt: indexPath)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    inherited.tableView(tableView, willSelectRowAt: indexPath)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    inherited.tableView(tableView, willDeselectRowAt: indexPath)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    inherited.tableView(tableView, didSelectRowAt: indexPath)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    inherited.tableView(tableView, didDeselectRowAt: indexPath)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    inherited.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    inherited.tableView(tableView, performPrimaryActionForRowAt: indexPath)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    inherited.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  {
    inherited.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    inherited.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    inherited.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    inherited.tableView(tableView, editActionsForRowAt: indexPath)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    inherited.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    inherited.tableView(tableView, willBeginEditingRowAt: indexPath)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    inherited.tableView(tableView, didEndEditingRowAt: indexPath)
  }

  /// Calls the superclass's method.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    inherited.tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    inherited.tableView(tableView, indentationLevelForRowAt: indexPath)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  {
    inherited.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }

  /// Calls the superclass's method.
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    inherited.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// Calls the superclass's method.
  public func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    inherited.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// Calls the superclass's method.
  public func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    inherited.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  /// Calls the superclass's method.
  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    inherited.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
  }

  /// Calls the superclass's method.
  public func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    inherited.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
  }
}

/// Forwards to a delegate whose class adopts the sibling protocol.
final class TableDelegateForwarder: NSObject, UITableViewDelegate {
  private let sibling: any UITableViewDelegateOverriding

  init(_ sibling: any UITableViewDelegateOverriding) {
    self.sibling = sibling
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    sibling.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    sibling.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }

  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    sibling.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    sibling.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    sibling.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
  }

  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    sibling.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    sibling.tableView(tableView, heightForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    sibling.tableView(tableView, heightForHeaderInSection: section)
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    sibling.tableView(tableView, heightForFooterInSection: section)
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    sibling.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    sibling.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }

  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    sibling.tableView(tableView, estimatedHeightForFooterInSection: section)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    sibling.tableView(tableView, viewForHeaderInSection: section)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    sibling.tableView(tableView, viewForFooterInSection: section)
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    sibling.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    sibling.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    sibling.tableView(tableView, didHighlightRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    sibling.tableView(tableView, didUnhighlightRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    sibling.tableView(tableView, willSelectRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    sibling.tableView(tableView, willDeselectRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    sibling.tableView(tableView, didSelectRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    sibling.tableView(tableView, didDeselectRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    sibling.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    sibling.tableView(tableView, performPrimaryActionForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    sibling.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
    sibling.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    sibling.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    sibling.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    sibling.tableView(tableView, editActionsForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    sibling.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    sibling.tableView(tableView, willBeginEditingRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    sibling.tableView(tableView, didEndEditingRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    sibling.tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    sibling.tableView(tableView, indentationLevelForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  {
    sibling.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }

  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    sibling.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    sibling.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    sibling.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    sibling.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
  }

  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    sibling.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
  }
}

extension OptionalMethods {
  /// The delegate, with the optional methods that a subclass adds.
  func complete(_ delegate: any UITableViewDelegate) -> any UITableViewDelegate {
    sibling(of: delegate, .tableDelegate, as: (any UITableViewDelegateOverriding).self).map(TableDelegateForwarder.init)
      ?? delegate
  }
}
