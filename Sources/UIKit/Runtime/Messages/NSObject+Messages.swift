import QuartzCore

/// Messages to objects by selectors.
extension NSObject {
  /// Sends a message at once.
  @preconcurrency @MainActor public func perform(_ aSelector: Selector!) {
    perform(aSelector, arguments: [])
  }

  /// Sends a message with an argument at once.
  @preconcurrency @MainActor public func perform(_ aSelector: Selector!, with object: Any?) {
    perform(aSelector, arguments: [object])
  }

  /// Sends a message with two arguments at once.
  @preconcurrency @MainActor public func perform(_ aSelector: Selector!, with object1: Any?, with object2: Any?) {
    perform(aSelector, arguments: [object1, object2])
  }

  @MainActor private func perform(_ selector: Selector?, arguments: [Any?]) {
    guard let selector, !deliver(selector, arguments: arguments) else { return }
    UIEnvironment.active.report(.actionMismatch(action: selector.name, target: String(describing: type(of: self))))
  }
}

/// Returns the selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}

/// Returns a selector's name.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.name
}
