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
    }
  }
}
