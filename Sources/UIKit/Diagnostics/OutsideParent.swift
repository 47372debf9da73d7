import QuartzCore

extension Diagnostic {
  /// A-35, P-72: a child's view lies under a view that is not its parent's.
  static func outsideParent(child: String, parent: String, owner: String?) -> Diagnostic {
    let place = owner.map { "under the view of \($0)" } ?? "under a view that belongs to no controller"
    return Diagnostic(
      identifier: "hierarchy-inconsistency",
      happened: "The view of \(child) lies \(place), but \(child) is a child of \(parent).",
      reason:
        "Appearance, size and safe area reach a child through its parent; UIKit raises "
        + "UIViewControllerHierarchyInconsistency here.",
      remedy: "Add the view inside \(parent)'s view, or call addChild(_:) on the controller whose view holds it.")
  }
}
