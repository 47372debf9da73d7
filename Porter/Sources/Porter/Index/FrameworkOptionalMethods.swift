/// Optional requirements of Apple's protocols.
///
/// Source: the declarations of UIKit, QuartzCore and Foundation in Apple's documentation, where each is marked
/// optional.
enum FrameworkOptionalMethods {
  /// Methods by full name, with what they return.
  static let table: [String: OptionalMembers.Result] = {
    var table: [String: OptionalMembers.Result] = [:]
    for name in names(nothing) { table[name] = .nothing }
    for name in names(optional) { table[name] = .optional }
    for name in names(value) { table[name] = .value }
    return table
  }()

  /// The names of the methods without their labels.
  static let baseNames = Set(table.keys.map { String($0.prefix { $0 != "(" }) })

  private static func names(_ text: String) -> [String] {
    text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)
  }

  private static let nothing = """
    navigationController(_:willShow:animated:) navigationController(_:didShow:animated:)
    tabBarController(_:didSelect:) tabBar(_:didSelect:) animationEnded(_:)
    presentationController(_:prepare:) presentationControllerWillDismiss(_:) presentationControllerDidDismiss(_:)
    presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
    presentationControllerDidAttemptToDismiss(_:) prepareForPopoverPresentation(_:)
    popoverPresentationController(_:willRepositionPopoverTo:in:) popoverPresentationControllerDidDismissPopover(_:)
    sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
    scrollViewDidScroll(_:) scrollViewDidZoom(_:) scrollViewWillBeginDragging(_:)
    scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) scrollViewDidEndDragging(_:willDecelerate:)
    scrollViewWillBeginDecelerating(_:) scrollViewDidEndDecelerating(_:) scrollViewDidEndScrollingAnimation(_:)
    scrollViewWillBeginZooming(_:with:) scrollViewDidEndZooming(_:with:atScale:) scrollViewDidScrollToTop(_:)
    scrollViewDidChangeAdjustedContentInset(_:)
    tableView(_:didSelectRowAt:) tableView(_:didDeselectRowAt:) tableView(_:willDisplay:forRowAt:)
    tableView(_:didEndDisplaying:forRowAt:) tableView(_:willDisplayHeaderView:forSection:)
    tableView(_:willDisplayFooterView:forSection:) tableView(_:didEndDisplayingHeaderView:forSection:)
    tableView(_:didEndDisplayingFooterView:forSection:) tableView(_:accessoryButtonTappedForRowWith:)
    tableView(_:didHighlightRowAt:) tableView(_:didUnhighlightRowAt:) tableView(_:willBeginEditingRowAt:)
    tableView(_:didEndEditingRowAt:) tableView(_:commit:forRowAt:) tableView(_:moveRowAt:to:)
    collectionView(_:didSelectItemAt:) collectionView(_:didDeselectItemAt:) collectionView(_:didHighlightItemAt:)
    collectionView(_:didUnhighlightItemAt:) collectionView(_:willDisplay:forItemAt:)
    collectionView(_:didEndDisplaying:forItemAt:) collectionView(_:moveItemAt:to:)
    collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
    collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
    collectionView(_:prefetchItemsAt:) collectionView(_:cancelPrefetchingForItemsAt:)
    textFieldDidBeginEditing(_:) textFieldDidEndEditing(_:) textFieldDidEndEditing(_:reason:)
    textFieldDidChangeSelection(_:) textViewDidBeginEditing(_:) textViewDidEndEditing(_:) textViewDidChange(_:)
    textViewDidChangeSelection(_:) searchBarTextDidBeginEditing(_:) searchBarTextDidEndEditing(_:)
    searchBar(_:textDidChange:) searchBarSearchButtonClicked(_:) searchBarCancelButtonClicked(_:)
    pageViewController(_:willTransitionTo:)
    pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
    animationDidStart(_:) animationDidStop(_:finished:) layerWillDraw(_:) layoutSublayers(of:) display(_:)
    splitViewController(_:willChangeTo:) splitViewController(_:willShow:) splitViewController(_:willHide:)
    splitViewControllerDidCollapse(_:) splitViewControllerDidExpand(_:) dynamicAnimatorDidPause(_:)
    dynamicAnimatorWillResume(_:) pickerView(_:didSelectRow:inComponent:) applicationDidBecomeActive(_:)
    applicationWillResignActive(_:) applicationDidEnterBackground(_:) applicationWillEnterForeground(_:)
    applicationWillTerminate(_:) draw(_:in:)
    """

  private static let optional = """
    navigationController(_:animationControllerFor:from:to:) navigationController(_:interactionControllerFor:)
    tabBarController(_:animationControllerForTransitionFrom:to:) tabBarController(_:interactionControllerFor:)
    animationController(forPresented:presenting:source:) animationController(forDismissed:)
    interactionControllerForPresentation(using:) interactionControllerForDismissal(using:)
    presentationController(forPresented:presenting:source:)
    presentationController(_:viewControllerForAdaptivePresentationStyle:)
    viewForZooming(in:) tableView(_:viewForHeaderInSection:) tableView(_:viewForFooterInSection:)
    tableView(_:titleForHeaderInSection:) tableView(_:titleForFooterInSection:) tableView(_:willSelectRowAt:)
    tableView(_:willDeselectRowAt:) tableView(_:editActionsForRowAt:) sectionIndexTitles(for:)
    tableView(_:leadingSwipeActionsConfigurationForRowAt:) tableView(_:trailingSwipeActionsConfigurationForRowAt:)
    indexTitles(for:) action(for:forKey:) primaryViewController(forCollapsing:) primaryViewController(forExpanding:)
    splitViewController(_:separateSecondaryFrom:) pickerView(_:titleForRow:forComponent:)
    """

  private static let value = """
    navigationControllerSupportedInterfaceOrientations(_:) tabBarControllerSupportedInterfaceOrientations(_:)
    navigationControllerPreferredInterfaceOrientationForPresentation(_:)
    tabBarControllerPreferredInterfaceOrientationForPresentation(_:) tabBarController(_:shouldSelect:)
    interruptibleAnimator(using:) adaptivePresentationStyle(for:) adaptivePresentationStyle(for:traitCollection:)
    presentationControllerShouldDismiss(_:) popoverPresentationControllerShouldDismissPopover(_:)
    gestureRecognizerShouldBegin(_:) gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
    gestureRecognizer(_:shouldRequireFailureOf:) gestureRecognizer(_:shouldBeRequiredToFailBy:)
    gestureRecognizer(_:shouldReceive:) scrollViewShouldScrollToTop(_:)
    numberOfSections(in:) tableView(_:heightForRowAt:) tableView(_:heightForHeaderInSection:)
    tableView(_:heightForFooterInSection:) tableView(_:estimatedHeightForRowAt:)
    tableView(_:estimatedHeightForHeaderInSection:) tableView(_:estimatedHeightForFooterInSection:)
    tableView(_:shouldHighlightRowAt:) tableView(_:canEditRowAt:) tableView(_:canMoveRowAt:)
    tableView(_:editingStyleForRowAt:) tableView(_:shouldIndentWhileEditingRowAt:)
    tableView(_:indentationLevelForRowAt:) tableView(_:sectionForSectionIndexTitle:at:)
    collectionView(_:shouldSelectItemAt:) collectionView(_:shouldDeselectItemAt:)
    collectionView(_:shouldHighlightItemAt:) collectionView(_:viewForSupplementaryElementOfKind:at:)
    collectionView(_:canMoveItemAt:) collectionView(_:layout:sizeForItemAt:)
    collectionView(_:layout:insetForSectionAt:) collectionView(_:layout:minimumLineSpacingForSectionAt:)
    collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
    collectionView(_:layout:referenceSizeForHeaderInSection:) collectionView(_:layout:referenceSizeForFooterInSection:)
    collectionView(_:targetContentOffsetForProposedContentOffset:)
    collectionView(_:transitionLayoutForOldLayout:newLayout:)
    textFieldShouldBeginEditing(_:) textFieldShouldEndEditing(_:) textFieldShouldReturn(_:) textFieldShouldClear(_:)
    textField(_:shouldChangeCharactersIn:replacementString:) textViewShouldBeginEditing(_:)
    textViewShouldEndEditing(_:) textView(_:shouldChangeTextIn:replacementText:) searchBarShouldBeginEditing(_:)
    searchBarShouldEndEditing(_:) position(for:) presentationCount(for:) presentationIndex(for:)
    splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
    splitViewController(_:displayModeForExpandingToProposedDisplayMode:) splitViewController(_:show:sender:)
    splitViewController(_:showDetail:sender:) splitViewController(_:collapseSecondary:onto:)
    """
}
