import QuartzCore

/// Dynamic animators: behaviors, and the items that they move.
extension Diagnostic {
  /// A behavior was added that is in use elsewhere.
  @MainActor static func behaviorInUse(_ behavior: UIDynamicBehavior) -> Diagnostic {
    Diagnostic(
      identifier: "behavior-in-use",
      happened: "\(type(of: behavior)) was added although it belongs to another animator or behavior, or contains it.",
      reason: "A behavior has one place: it would move its items twice.",
      remedy: "The call is ignored. Remove it there first, or make another one.")
  }

  /// An item is outside the animator's reference view.
  @MainActor static func dynamicItemElsewhere(_ item: any UIDynamicItem) -> Diagnostic {
    Diagnostic(
      identifier: "dynamic-item-elsewhere",
      happened: "\(type(of: item)) was given to a behavior, but lies outside the animator's reference view.",
      reason: "Places are in the reference view's coordinates; UIKit raises an exception here.",
      remedy: "It stays where it is. Add it to the reference view first.")
  }

  /// An attachment has an offset that is not finite.
  static func invalidAttachmentOffset(_ offset: UIOffset) -> Diagnostic {
    Diagnostic(
      identifier: "invalid-attachment-offset",
      happened: "An attachment was made \(offset.horizontal), \(offset.vertical) points from its item's center.",
      reason: "The place must be finite, or there is nothing to hold.",
      remedy: "The center is held. Pass finite offsets.")
  }

  /// An item has no area, or a center that is not finite.
  @MainActor static func invalidDynamicItem(_ item: any UIDynamicItem) -> Diagnostic {
    Diagnostic(
      identifier: "invalid-dynamic-item",
      happened: "\(type(of: item)) with bounds \(item.bounds.size) and center \(item.center) was given to a behavior.",
      reason: "A body needs an area above 0 and a finite place; UIKit raises an exception here.",
      remedy: "It stays where it is. Lay it out first, then call updateItem(usingCurrentState:).")
  }

  /// A property of a behavior was set to an invalid value.
  @MainActor static func invalidDynamicsValue(_ name: String, _ value: String, of behavior: AnyObject) -> Diagnostic {
    Diagnostic(
      identifier: "invalid-dynamics-value",
      happened: "\(type(of: behavior)).\(name) was set to \(value).",
      reason: "Places and velocities reckoned with it would be no numbers, or grow for ever.",
      remedy: "The old value is kept. Pass a finite number in the range that the property allows.")
  }
}
