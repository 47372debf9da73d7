import QuartzCore

/// Navigation stacks, tab bars, and split views.
extension Diagnostic {
  /// A number of pages that the page view controller cannot show.
  static func pageCount(_ count: Int, needed: String, controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "page-count",
      happened: "\(controller) was given \(count) view controllers, where it shows \(needed).",
      reason: "UIKit raises here: the number of view controllers doesn't match the number required.",
      remedy: "The present page stays. Pass an array of \(needed).")
  }

  /// Curling pages with a back.
  static func pageBack(controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "page-back",
      happened: "isDoubleSided of \(controller) was set.",
      reason: "The curl shows the page's own image on its back, so the view controller of the back is never shown.",
      remedy: "The data source is asked for backs, and they are passed over. Judge their looks on a device.")
  }

  /// A spine between two pages.
  static func pageSpine(controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "page-spine",
      happened: "The spine of \(controller) was to be in the middle, between two pages.",
      reason: "One page is shown at a time; it is held at the left or upper edge.",
      remedy: "The spine's location is min. Test pages side by side on a device.")
  }

  /// A tab was selected that does not exist.
  static func noSuchTab(_ tab: String, controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "no-such-tab",
      happened: "\(controller) was to select \(tab), which is not one of its tabs.",
      reason: "Only controllers in viewControllers can be selected.",
      remedy: "The selection stays. Set viewControllers first.")
  }

  /// A property of a bar was set that belongs to a container.
  static func barOfController(property: String, bar: String, controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "bar-of-controller",
      happened: "\(property) of \(controller)'s \(bar) was changed.",
      reason: "UIKit raises here: a bar that a controller manages is changed by the controller alone.",
      remedy: "The bar stays as it is. Change the controller's viewControllers, or use a bar of your own.")
  }

  /// `popToViewController(_:animated:)` with a controller that is not on the stack.
  static func popTargetNotOnStack(controller: String, navigation: String) -> Diagnostic {
    Diagnostic(
      identifier: "pop-target-not-on-stack",
      happened: "\(navigation) was asked to pop to \(controller), which is not on its stack.",
      reason: "UIKit raises here: tried to pop to a view controller that doesn't exist.",
      remedy: "Nothing is popped. Look the controller up in viewControllers first.")
  }

  /// A navigation controller was pushed.
  static func pushedNavigation(controller: String, navigation: String) -> Diagnostic {
    Diagnostic(
      identifier: "pushed-navigation",
      happened: "The navigation controller \(controller) was pushed on \(navigation).",
      reason: "UIKit raises here: pushing a navigation controller is not supported.",
      remedy: "The push is ignored. Push its root, or present it.")
  }

  /// P-58: a controller was pushed that is on the stack already.
  static func pushedTwice(controller: String, navigation: String) -> Diagnostic {
    Diagnostic(
      identifier: "pushed-twice",
      happened: "\(controller) was pushed on \(navigation), where it is already.",
      reason: "UIKit raises here: pushing the same view controller instance more than once is not supported.",
      remedy: "The push is ignored. Make a new controller for each push, or pop back to this one.")
  }

  /// The array of a split view controller with columns was set.
  static func splitArray(controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "split-array",
      happened: "viewControllers of \(controller) was set, which has columns.",
      reason: "An array does not say which column a controller is for.",
      remedy: "The columns stay. Call setViewController(_:for:).")
  }

  /// A classic split view controller was given a column.
  static func splitClassic(controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "split-classic",
      happened: "A column of \(controller) was set, which has no columns.",
      reason: "Only split view controllers that were made with init(style:) have columns.",
      remedy: "The call is ignored. Make it with init(style: .doubleColumn), or set viewControllers.")
  }

  /// A column was set that the style does not have.
  static func splitColumn(_ column: String, controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "split-column",
      happened: "The \(column) column of \(controller) was set, which has two columns.",
      reason: "Only the style tripleColumn has a supplementary column.",
      remedy: "The call is ignored. Make it with init(style: .tripleColumn).")
  }

  /// A display mode was preferred that the style does not have.
  static func splitMode(_ mode: String, controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "split-mode",
      happened: "\(controller) was to prefer the display mode \(mode), which its style has not.",
      reason: "Only the style tripleColumn has two columns beside the secondary one.",
      remedy: "The automatic mode is taken. Prefer a mode with one column, or make it with init(style: .tripleColumn).")
  }

  /// T-5: the stack was changed while its navigation controller is being presented or dismissed.
  static func stackDuringPresentation(call: String, navigation: String) -> Diagnostic {
    Diagnostic(
      identifier: "stack-during-presentation",
      happened: "\(call) called on \(navigation) while an existing transition or presentation is occurring; "
        + "the navigation stack will not be updated.",
      reason:
        "While a navigation controller itself is presented or dismissed with animation, UIKit refuses changes of its stack.",
      remedy: "The call is ignored. Change the stack before the call of present, or in its completion.")
  }
}
