// Written by Scripts/optional-methods.

extension OptionalProtocol {
  /// The optional methods, by their names and labels.
  package var methods: [String] {
    switch self {
    case .navigationDelegate:
      [
        "navigationController(_:willShow:animated:)",
        "navigationController(_:didShow:animated:)",
        "navigationController(_:animationControllerFor:from:to:)",
        "navigationController(_:interactionControllerFor:)",
        "navigationControllerSupportedInterfaceOrientations(_:)",
        "navigationControllerPreferredInterfaceOrientationForPresentation(_:)",
      ]
    case .tabBarDelegate:
      [
        "tabBarController(_:shouldSelect:)",
        "tabBarController(_:didSelect:)",
        "tabBarController(_:willBeginCustomizing:)",
        "tabBarController(_:willEndCustomizing:changed:)",
        "tabBarController(_:didEndCustomizing:changed:)",
        "tabBarController(_:animationControllerForTransitionFrom:to:)",
        "tabBarController(_:interactionControllerFor:)",
        "tabBarControllerSupportedInterfaceOrientations(_:)",
        "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)",
      ]
    case .transitioningDelegate:
      [
        "animationController(forPresented:presenting:source:)",
        "animationController(forDismissed:)",
        "interactionControllerForPresentation(using:)",
        "interactionControllerForDismissal(using:)",
        "presentationController(forPresented:presenting:source:)",
      ]
    case .animator:
      [
        "interruptibleAnimator(using:)",
        "animationEnded(_:)",
      ]
    case .adaptivePresentationDelegate:
      [
        "adaptivePresentationStyle(for:)",
        "adaptivePresentationStyle(for:traitCollection:)",
        "presentationController(_:prepare:)",
        "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
        "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
        "presentationControllerShouldDismiss(_:)",
        "presentationControllerWillDismiss(_:)",
        "presentationControllerDidDismiss(_:)",
        "presentationControllerDidAttemptToDismiss(_:)",
      ]
    case .sheetDelegate:
      [
        "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)"
      ]
    case .popoverDelegate:
      [
        "prepareForPopoverPresentation(_:)",
        "popoverPresentationController(_:willRepositionPopoverTo:in:)",
      ]
    case .gestureDelegate:
      [
        "gestureRecognizerShouldBegin(_:)",
        "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
        "gestureRecognizer(_:shouldRequireFailureOf:)",
        "gestureRecognizer(_:shouldBeRequiredToFailBy:)",
        "gestureRecognizer(_:shouldReceive:)",
      ]
    case .splitDelegate:
      [
        "splitViewController(_:willChangeTo:)",
        "splitViewController(_:willShow:)",
        "splitViewController(_:willHide:)",
        "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
        "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
        "splitViewControllerDidCollapse(_:)",
        "splitViewControllerDidExpand(_:)",
        "splitViewController(_:show:sender:)",
        "splitViewController(_:showDetail:sender:)",
        "splitViewController(_:collapseSecondary:onto:)",
        "splitViewController(_:separateSecondaryFrom:)",
        "primaryViewController(forCollapsing:)",
        "primaryViewController(forExpanding:)",
        "targetDisplayModeForAction(in:)",
        "splitViewControllerInteractivePresentationGestureWillBegin(_:)",
        "splitViewControllerInteractivePresentationGestureDidEnd(_:)",
        "splitViewControllerSupportedInterfaceOrientations(_:)",
        "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)",
      ]
    case .pageDelegate:
      [
        "pageViewController(_:willTransitionTo:)",
        "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
        "pageViewController(_:spineLocationFor:)",
        "pageViewControllerSupportedInterfaceOrientations(_:)",
        "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)",
      ]
    case .pageDataSource:
      [
        "presentationCount(for:)",
        "presentationIndex(for:)",
      ]
    case .scrollDelegate:
      [
        "scrollViewDidScroll(_:)",
        "scrollViewDidZoom(_:)",
        "scrollViewWillBeginDragging(_:)",
        "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
        "scrollViewDidEndDragging(_:willDecelerate:)",
        "scrollViewWillBeginDecelerating(_:)",
        "scrollViewDidEndDecelerating(_:)",
        "scrollViewDidEndScrollingAnimation(_:)",
        "scrollViewShouldScrollToTop(_:)",
        "scrollViewDidScrollToTop(_:)",
        "viewForZooming(in:)",
        "scrollViewWillBeginZooming(_:with:)",
        "scrollViewDidEndZooming(_:with:atScale:)",
        "scrollViewDidChangeAdjustedContentInset(_:)",
      ]
    case .collectionDelegate:
      [
        "collectionView(_:shouldHighlightItemAt:)",
        "collectionView(_:didHighlightItemAt:)",
        "collectionView(_:didUnhighlightItemAt:)",
        "collectionView(_:shouldSelectItemAt:)",
        "collectionView(_:shouldDeselectItemAt:)",
        "collectionView(_:didSelectItemAt:)",
        "collectionView(_:didDeselectItemAt:)",
        "collectionView(_:canPerformPrimaryActionForItemAt:)",
        "collectionView(_:performPrimaryActionForItemAt:)",
        "collectionView(_:willDisplay:forItemAt:)",
        "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
        "collectionView(_:didEndDisplaying:forItemAt:)",
        "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
        "collectionView(_:transitionLayoutForOldLayout:newLayout:)",
        "collectionView(_:targetContentOffsetForProposedContentOffset:)",
        "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
        "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)",
        "collectionView(_:contextMenuConfigurationForItemsAt:point:)",
        "collectionView(_:contextMenuConfigurationForItemAt:point:)",
        "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)",
        "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)",
        "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)",
        "collectionView(_:previewForDismissingContextMenuWithConfiguration:)",
        "collectionView(_:willPerformPreviewActionForMenuWith:animator:)",
        "collectionView(_:willDisplayContextMenu:animator:)",
        "collectionView(_:willEndContextMenuInteraction:animator:)",
      ]
    case .flowLayoutDelegate:
      [
        "collectionView(_:layout:sizeForItemAt:)",
        "collectionView(_:layout:insetForSectionAt:)",
        "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
        "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
        "collectionView(_:layout:referenceSizeForHeaderInSection:)",
        "collectionView(_:layout:referenceSizeForFooterInSection:)",
      ]
    case .collectionDataSource:
      [
        "numberOfSections(in:)",
        "collectionView(_:viewForSupplementaryElementOfKind:at:)",
        "collectionView(_:canMoveItemAt:)",
        "collectionView(_:moveItemAt:to:)",
      ]
    case .collectionPrefetching:
      [
        "collectionView(_:cancelPrefetchingForItemsAt:)"
      ]
    case .tableDelegate:
      [
        "tableView(_:willDisplay:forRowAt:)",
        "tableView(_:willDisplayHeaderView:forSection:)",
        "tableView(_:willDisplayFooterView:forSection:)",
        "tableView(_:didEndDisplaying:forRowAt:)",
        "tableView(_:didEndDisplayingHeaderView:forSection:)",
        "tableView(_:didEndDisplayingFooterView:forSection:)",
        "tableView(_:heightForRowAt:)",
        "tableView(_:heightForHeaderInSection:)",
        "tableView(_:heightForFooterInSection:)",
        "tableView(_:estimatedHeightForRowAt:)",
        "tableView(_:estimatedHeightForHeaderInSection:)",
        "tableView(_:estimatedHeightForFooterInSection:)",
        "tableView(_:viewForHeaderInSection:)",
        "tableView(_:viewForFooterInSection:)",
        "tableView(_:accessoryButtonTappedForRowWith:)",
        "tableView(_:shouldHighlightRowAt:)",
        "tableView(_:didHighlightRowAt:)",
        "tableView(_:didUnhighlightRowAt:)",
        "tableView(_:willSelectRowAt:)",
        "tableView(_:willDeselectRowAt:)",
        "tableView(_:didSelectRowAt:)",
        "tableView(_:didDeselectRowAt:)",
        "tableView(_:canPerformPrimaryActionForRowAt:)",
        "tableView(_:performPrimaryActionForRowAt:)",
        "tableView(_:editingStyleForRowAt:)",
        "tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
        "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
        "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
        "tableView(_:editActionsForRowAt:)",
        "tableView(_:shouldIndentWhileEditingRowAt:)",
        "tableView(_:willBeginEditingRowAt:)",
        "tableView(_:didEndEditingRowAt:)",
        "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
        "tableView(_:indentationLevelForRowAt:)",
        "tableView(_:contextMenuConfigurationForRowAt:point:)",
        "tableView(_:previewForHighlightingContextMenuWithConfiguration:)",
        "tableView(_:previewForDismissingContextMenuWithConfiguration:)",
        "tableView(_:willPerformPreviewActionForMenuWith:animator:)",
        "tableView(_:willDisplayContextMenu:animator:)",
        "tableView(_:willEndContextMenuInteraction:animator:)",
      ]
    case .tableDataSource:
      [
        "numberOfSections(in:)",
        "tableView(_:titleForHeaderInSection:)",
        "tableView(_:titleForFooterInSection:)",
        "tableView(_:canEditRowAt:)",
        "tableView(_:canMoveRowAt:)",
        "sectionIndexTitles(for:)",
        "tableView(_:sectionForSectionIndexTitle:at:)",
        "tableView(_:commit:forRowAt:)",
        "tableView(_:moveRowAt:to:)",
      ]
    case .tablePrefetching:
      [
        "tableView(_:cancelPrefetchingForRowsAt:)"
      ]
    case .textFieldDelegate:
      [
        "textFieldShouldBeginEditing(_:)",
        "textFieldDidBeginEditing(_:)",
        "textFieldShouldEndEditing(_:)",
        "textFieldDidEndEditing(_:)",
        "textFieldDidEndEditing(_:reason:)",
        "textField(_:shouldChangeCharactersIn:replacementString:)",
        "textFieldDidChangeSelection(_:)",
        "textFieldShouldClear(_:)",
        "textFieldShouldReturn(_:)",
      ]
    case .textViewDelegate:
      [
        "textViewShouldBeginEditing(_:)",
        "textViewShouldEndEditing(_:)",
        "textViewDidBeginEditing(_:)",
        "textViewDidEndEditing(_:)",
        "textView(_:shouldChangeTextIn:replacementText:)",
        "textViewDidChange(_:)",
        "textViewDidChangeSelection(_:)",
      ]
    case .contextMenuDelegate:
      [
        "contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)",
        "contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)",
        "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)",
        "contextMenuInteraction(_:willDisplayMenuFor:animator:)",
        "contextMenuInteraction(_:willEndFor:animator:)",
      ]
    case .pickerDelegate:
      [
        "pickerView(_:widthForComponent:)",
        "pickerView(_:rowHeightForComponent:)",
        "pickerView(_:titleForRow:forComponent:)",
        "pickerView(_:attributedTitleForRow:forComponent:)",
        "pickerView(_:viewForRow:forComponent:reusing:)",
        "pickerView(_:didSelectRow:inComponent:)",
      ]
    case .searchBarDelegate:
      [
        "searchBarShouldBeginEditing(_:)",
        "searchBarTextDidBeginEditing(_:)",
        "searchBarShouldEndEditing(_:)",
        "searchBarTextDidEndEditing(_:)",
        "searchBar(_:textDidChange:)",
        "searchBar(_:shouldChangeTextIn:replacementText:)",
        "searchBarSearchButtonClicked(_:)",
        "searchBarCancelButtonClicked(_:)",
        "searchBarBookmarkButtonClicked(_:)",
        "searchBar(_:selectedScopeButtonIndexDidChange:)",
      ]
    case .applicationDelegate:
      [
        "application(_:willFinishLaunchingWithOptions:)",
        "application(_:didFinishLaunchingWithOptions:)",
        "applicationDidFinishLaunching(_:)",
        "applicationDidBecomeActive(_:)",
        "applicationWillResignActive(_:)",
        "applicationDidEnterBackground(_:)",
        "applicationWillEnterForeground(_:)",
        "applicationWillTerminate(_:)",
        "applicationDidReceiveMemoryWarning(_:)",
        "application(_:open:options:)",
        "application(_:supportedInterfaceOrientationsFor:)",
        "application(_:configurationForConnecting:options:)",
        "application(_:didDiscardSceneSessions:)",
      ]
    case .sceneDelegate:
      [
        "scene(_:willConnectTo:options:)",
        "sceneDidDisconnect(_:)",
        "sceneDidBecomeActive(_:)",
        "sceneWillResignActive(_:)",
        "sceneWillEnterForeground(_:)",
        "sceneDidEnterBackground(_:)",
        "scene(_:openURLContexts:)",
      ]
    case .windowSceneDelegate:
      [
        "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)"
      ]
    }
  }

  /// Whether a class, or one above it, declares the conformance.
  package func isAdopted(by type: AnyClass) -> Bool {
    switch self {
    case .navigationDelegate: type is any UINavigationControllerDelegate.Type
    case .tabBarDelegate: type is any UITabBarControllerDelegate.Type
    case .transitioningDelegate: type is any UIViewControllerTransitioningDelegate.Type
    case .animator: type is any UIViewControllerAnimatedTransitioning.Type
    case .adaptivePresentationDelegate: type is any UIAdaptivePresentationControllerDelegate.Type
    case .sheetDelegate: type is any UISheetPresentationControllerDelegate.Type
    case .popoverDelegate: type is any UIPopoverPresentationControllerDelegate.Type
    case .gestureDelegate: type is any UIGestureRecognizerDelegate.Type
    case .splitDelegate: type is any UISplitViewControllerDelegate.Type
    case .pageDelegate: type is any UIPageViewControllerDelegate.Type
    case .pageDataSource: type is any UIPageViewControllerDataSource.Type
    case .scrollDelegate: type is any UIScrollViewDelegate.Type
    case .collectionDelegate: type is any UICollectionViewDelegate.Type
    case .flowLayoutDelegate: type is any UICollectionViewDelegateFlowLayout.Type
    case .collectionDataSource: type is any UICollectionViewDataSource.Type
    case .collectionPrefetching: type is any UICollectionViewDataSourcePrefetching.Type
    case .tableDelegate: type is any UITableViewDelegate.Type
    case .tableDataSource: type is any UITableViewDataSource.Type
    case .tablePrefetching: type is any UITableViewDataSourcePrefetching.Type
    case .textFieldDelegate: type is any UITextFieldDelegate.Type
    case .textViewDelegate: type is any UITextViewDelegate.Type
    case .contextMenuDelegate: type is any UIContextMenuInteractionDelegate.Type
    case .pickerDelegate: type is any UIPickerViewDelegate.Type
    case .searchBarDelegate: type is any UISearchBarDelegate.Type
    case .applicationDelegate: type is any UIApplicationDelegate.Type
    case .sceneDelegate: type is any UISceneDelegate.Type
    case .windowSceneDelegate: type is any UIWindowSceneDelegate.Type
    }
  }
}
