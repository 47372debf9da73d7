/// A protocol of UIKit's whose methods are optional in Objective-C; `Scripts/optional-methods` writes what follows from this table.
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
