// Written by Scripts/optional-methods from UICollectionViewDelegate.swift.

import QuartzCore

/// Lets a subclass add optional methods of ``UICollectionViewDelegate`` that its superclass, which conforms, has left
/// out.
///
/// On an iPhone an optional method is found in any subclass. Here a protocol's default is bound where the conformance
/// is declared, so a method that only a subclass has is never called. Where the superclass can't be edited, the
/// subclass names this protocol as well:
///
///     final class Fading: LibraryDelegate, UICollectionViewDelegateOverriding { …
///
/// The superclass's method is called where the subclass has none. Not Apple's; see the decision on optional methods.
///
/// For the methods of ``UIScrollViewDelegate``, name ``UIScrollViewDelegateOverriding`` as well.
@preconcurrency @MainActor public protocol UICollectionViewDelegateOverriding: NSObjectProtocol {
  /// Whether a touch may highlight an item; true by default (V-24).
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  /// Called when a touch has highlighted an item.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  /// Called when an item is not highlighted any more.
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Whether a tap may select an item; true by default.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  /// Whether a tap may deselect an item where several may be selected; true by default.
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  /// Called when a tap has selected an item, not for selections by the program (V-26).
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Called when a tap has deselected an item, not for selections by the program (V-26).
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Whether the item's primary action may be performed; true by default.
  func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
  /// Called when a tap performs the item's primary action, after its selection.
  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
  /// Called before a cell is shown (V-7).
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  /// Called before a supplementary view is shown.
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)
  /// Called when a cell is not shown any more; its item may be gone (V-10).
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  /// Called when a supplementary view is not shown any more.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)
  /// Returns the layout of an interactive change of layout; the system's class by default (A-50, V-79).
  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout
  /// Returns the content offset after a change of layout or updates; the proposed one by default (A-50, V-38).
  func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint
  /// Returns where an item that is moved interactively may go; the proposed index path by default.
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// Returns where an item that is moved interactively may go, in the words of iOS 9; the proposed index path by
  /// default.
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
}

extension UICollectionViewDelegateOverriding where Self: UICollectionViewDelegate {
  private var inherited: any UICollectionViewDelegate { self }

  /// Calls the superclass's method.
  public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    inherited.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }

  /// Calls the superclass's method.
  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    inherited.collectionView(collectionView, didHighlightItemAt: indexPath)
  }

  /// Calls the superclass's method.
  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    inherited.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }

  /// Calls the superclass's method.
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    inherited.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  /// Calls the superclass's method.
  public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    inherited.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }

  /// Calls the superclass's method.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    inherited.collectionView(collectionView, didSelectItemAt: indexPath)
  }

  /// Calls the superclass's method.
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    inherited.collectionView(collectionView, didDeselectItemAt: indexPath)
  }

  /// Calls the superclass's method.
  public func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
    -> Bool
  {
    inherited.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
  }

  /// Calls the superclass's method.
  public func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    inherited.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
  }

  /// Calls the superclass's method.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    inherited.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }

  /// Calls the superclass's method.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    inherited.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
  }

  /// Calls the superclass's method.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    inherited.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }

  /// Calls the superclass's method.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    inherited.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
  }

  /// Calls the superclass's method.
  public func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    inherited.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
  }

  /// Calls the superclass's method.
  public func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    inherited.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }

  /// Calls the superclass's method.
  public func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    inherited.collectionView(
      collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
      atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
  }

  /// Calls the superclass's method.
  public func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    inherited.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath)
  }
}

/// Forwards to a delegate whose class adopts the sibling protocol.
final class CollectionDelegateForwarder: NSObject, UICollectionViewDelegate {
  private let sibling: any UICollectionViewDelegateOverriding

  init(_ sibling: any UICollectionViewDelegateOverriding) {
    self.sibling = sibling
  }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    sibling.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    sibling.collectionView(collectionView, didHighlightItemAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    sibling.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    sibling.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    sibling.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    sibling.collectionView(collectionView, didSelectItemAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    sibling.collectionView(collectionView, didDeselectItemAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
  {
    sibling.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    sibling.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    sibling.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    sibling.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    sibling.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    sibling.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    sibling.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
  }

  func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    sibling.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }

  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    sibling.collectionView(
      collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
      atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    sibling.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath)
  }
}

extension OptionalMethods {
  /// The delegate, with the optional methods that a subclass adds.
  func complete(_ delegate: any UICollectionViewDelegate) -> any UICollectionViewDelegate {
    sibling(of: delegate, .collectionDelegate, as: (any UICollectionViewDelegateOverriding).self).map(
      CollectionDelegateForwarder.init) ?? delegate
  }
}
