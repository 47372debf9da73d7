import QuartzCore

extension Diagnostic {
  /// An item of a size or at a place that no body can have.
  @MainActor static func invalidDynamicItem(_ item: any UIDynamicItem) -> Diagnostic {
    Diagnostic(
      identifier: "invalid-dynamic-item",
      happened: "\(type(of: item)) with bounds \(item.bounds.size) and center \(item.center) was given to a behavior.",
      reason: "A body needs an area above 0 and a finite place; UIKit raises an exception here.",
      remedy: "It stays where it is. Lay it out first, then call updateItem(usingCurrentState:).")
  }
}
