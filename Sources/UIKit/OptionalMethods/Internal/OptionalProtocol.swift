/// A protocol with optional methods; `Scripts/optional-methods` generates code from this table.
package enum OptionalProtocol: String, CaseIterable, Sendable {
  case navigationDelegate = "UINavigationControllerDelegate"
  case tabBarDelegate = "UITabBarControllerDelegate"
  case transitioningDelegate = "UIViewControllerTransitioningDelegate"
  case animator = "UIViewControllerAnimatedTransitioning"
  case adaptivePresentationDelegate = "UIAdaptivePresentationControllerDelegate"
  case sheetDelegate = "UISheetPresentationControllerDelegate"
  case popoverDelegate = "UIPopoverPresentationControllerDelegate"
  case gestureDelegate = "UIGestureRecognizerDelegate"
  case splitDelegate = "UISplitViewControllerDelegate"
}
