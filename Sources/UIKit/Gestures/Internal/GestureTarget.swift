import QuartzCore

/// Whom a gesture tells.
@MainActor struct GestureTarget {
  weak var object: AnyObject?
  let action: Selector
}
