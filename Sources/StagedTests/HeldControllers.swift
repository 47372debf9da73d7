import TransitionTesting

/// The view controllers that an object's stored properties lead to.
///
/// XCTest keeps its test cases until the process ends, so that what their properties hold is not released; on iOS it is
/// not either.
@MainActor struct HeldControllers {
  private var controllers: Set<ObjectIdentifier> = []
  private var seen: Set<ObjectIdentifier> = []
  /// The values that are still to be looked at, which bounds a walk through large models.
  private var budget = 20_000

  static func reached(from object: Any) -> Set<ObjectIdentifier> {
    var walk = HeldControllers()
    walk.visit(object)
    return walk.controllers
  }

  private mutating func visit(_ value: Any) {
    guard budget > 0 else { return }
    budget -= 1
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      guard seen.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
      visitKnown(value as AnyObject)
    }
    var level: Mirror? = mirror
    // UIKit's own classes refer to their owners too; what they hold is found by their properties.
    while let current = level, !Self.isOfUIKit(current.subjectType) {
      for child in current.ownedChildren { visit(child.value) }
      level = current.superclassMirror
    }
  }

  private static func isOfUIKit(_ type: Any.Type) -> Bool { String(reflecting: type).hasPrefix("UIKit.") }

  private mutating func visitKnown(_ object: AnyObject) {
    switch object {
    case let controller as UIViewController:
      controllers.insert(ObjectIdentifier(controller))
      for child in controller.children { visit(child) }
      if let presented = controller.presentedViewController { visit(presented) }
    case let window as UIWindow:
      if let root = window.rootViewController { visit(root) }
    default: break
    }
  }
}
