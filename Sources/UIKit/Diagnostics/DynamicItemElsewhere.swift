import QuartzCore

extension Diagnostic {
  /// An item that is no part of the animator's reference view.
  @MainActor static func dynamicItemElsewhere(_ item: any UIDynamicItem) -> Diagnostic {
    Diagnostic(
      identifier: "dynamic-item-elsewhere",
      happened: "\(type(of: item)) was given to a behavior, but lies outside the animator's reference view.",
      reason: "Places are in the reference view's coordinates; UIKit raises an exception here.",
      remedy: "It stays where it is. Add it to the reference view first.")
  }
}
