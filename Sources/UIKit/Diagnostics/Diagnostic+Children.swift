import QuartzCore

/// Child controllers, and transitions between them.
extension Diagnostic {
  /// T-94: `transition(from:to:…)` in a container that forwards appearance methods itself.
  static func childTransitionForwarding(parent: String) -> Diagnostic {
    Diagnostic(
      identifier: "child-transition-forwarding",
      happened:
        "transition(from:to:duration:options:animations:completion:) was called on \(parent), which forwards appearance methods itself.",
      reason:
        "The method sends the appearance callbacks, so that the children would hear them twice; UIKit raises an exception.",
      remedy:
        "The call is ignored. Return true from shouldAutomaticallyForwardAppearanceMethods, or use UIView.animate with begin- and endAppearanceTransition, or a UIContainerTransition."
    )
  }

  /// `transition(from:to:…)` from a controller whose view has no superview.
  static func childTransitionWithoutSuperview(child: String, parent: String) -> Diagnostic {
    Diagnostic(
      identifier: "child-transition-without-superview",
      happened:
        "transition(from:to:duration:options:animations:completion:) of \(parent) was to begin at \(child), whose view is in no superview.",
      reason: "The arriving view is added to the superview of the leaving one.",
      remedy: "The call is ignored. Add the view of the first child yourself; exchange it afterwards.")
  }

  /// T-94: `transition(from:to:…)` with a controller that is not a child.
  static func childTransitionOfNonChild(child: String, parent: String) -> Diagnostic {
    Diagnostic(
      identifier: "child-transition-of-non-child",
      happened:
        "transition(from:to:duration:options:animations:completion:) of \(parent) was given \(child), which is not its child.",
      reason: "UIKit raises NSInvalidArgumentException: only children can be exchanged.",
      remedy: "The call is ignored. Call addChild(_:) for both controllers first.")
  }

  /// A container transition was begun a second time.
  static func containerTransitionBegunTwice(transition: String) -> Diagnostic {
    Diagnostic(
      identifier: "container-transition-begun-twice",
      happened: "The UIContainerTransition from \(transition) was begun a second time.",
      reason: "Each stands for one change, from its beginning to its end.",
      remedy: "The call is ignored. Make a new one for each change.")
  }

  /// A container transition from a controller to itself, or without controllers.
  static func emptyContainerTransition(container: String) -> Diagnostic {
    Diagnostic(
      identifier: "container-transition-empty",
      happened: "A UIContainerTransition in \(container) goes from a controller to itself, or from nothing to nothing.",
      reason: "There is nothing to show, and nothing to hide.",
      remedy: "Nothing happens, and the completion hears false. Begin one only where the shown controller changes.")
  }

  /// A container transition whose first controller is not shown after the one that it waited for.
  static func containerTransitionStartNotShown(transition: String, container: String) -> Diagnostic {
    Diagnostic(
      identifier: "container-transition-start-not-shown",
      happened:
        "The UIContainerTransition from \(transition) waited for another in \(container), after which its first controller was not shown.",
      reason: "It can only begin at what is on the screen.",
      remedy: "Nothing happens, and the completion hears false. Begin it in the completion of the first one.")
  }

  /// A controller was added to itself or to one inside it.
  static func containmentLoop(child: String, parent: String) -> Diagnostic {
    Diagnostic(
      identifier: "containment-loop",
      happened: "\(child) was to become a child of \(parent), which is \(child) itself or inside it.",
      reason: "A tree of controllers with a loop has no root.",
      remedy: "The call is ignored. Remove the outer controller from its parent first.")
  }

  /// A-35, P-72: a child's view is not inside its parent's view.
  static func outsideParent(child: String, parent: String, owner: String?) -> Diagnostic {
    let location = owner.map { "under the view of \($0)" } ?? "under a view that belongs to no controller"
    return Diagnostic(
      identifier: "hierarchy-inconsistency",
      happened: "The view of \(child) lies \(location), but \(child) is a child of \(parent).",
      reason:
        "Appearance, size and safe area reach a child through its parent; UIKit raises "
        + "UIViewControllerHierarchyInconsistency here.",
      remedy: "Add the view inside \(parent)'s view, or call addChild(_:) on the controller whose view holds it.")
  }
}
