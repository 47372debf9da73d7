/// A protocol of UIKit's whose methods are optional in Objective-C.
package enum OptionalProtocol: String, CaseIterable, Sendable {
  case navigationDelegate = "UINavigationControllerDelegate"
  case tabBarDelegate = "UITabBarControllerDelegate"
  case transitioningDelegate = "UIViewControllerTransitioningDelegate"
  case animator = "UIViewControllerAnimatedTransitioning"

  /// The optional methods, by their names and labels.
  package var methods: [String] {
    switch self {
    case .navigationDelegate:
      [
        "navigationController(_:willShow:animated:)", "navigationController(_:didShow:animated:)",
        "navigationController(_:animationControllerFor:from:to:)",
        "navigationController(_:interactionControllerFor:)",
      ]
    case .tabBarDelegate:
      [
        "tabBarController(_:shouldSelect:)", "tabBarController(_:didSelect:)",
        "tabBarController(_:animationControllerForTransitionFrom:to:)",
        "tabBarController(_:interactionControllerFor:)",
      ]
    case .transitioningDelegate:
      [
        "animationController(forPresented:presenting:source:)", "animationController(forDismissed:)",
        "interactionControllerForPresentation(using:)", "interactionControllerForDismissal(using:)",
        "presentationController(forPresented:presenting:source:)",
      ]
    case .animator: ["interruptibleAnimator(using:)", "animationEnded(_:)"]
    }
  }

  /// Whether a class, or one above it, declares the conformance.
  package func isAdopted(by type: AnyClass) -> Bool {
    switch self {
    case .navigationDelegate: type is any UINavigationControllerDelegate.Type
    case .tabBarDelegate: type is any UITabBarControllerDelegate.Type
    case .transitioningDelegate: type is any UIViewControllerTransitioningDelegate.Type
    case .animator: type is any UIViewControllerAnimatedTransitioning.Type
    }
  }
}
