import QuartzCore

/// A change from one screen to another, with a name and a source that prepares it.
///
/// Segues come from a storyboard, are made in code, or are registered with `registerSegue(withIdentifier:_:)`.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The segue's name.
  public let identifier: String?
  /// The screen that the segue starts from.
  public let source: UIViewController
  /// The screen that the segue shows.
  public let destination: UIViewController
  /// Shows the destination; nil for ``UIViewController/show(_:sender:)``.
  var action: ((UIStoryboardSegue) -> Void)?

  /// Creates a segue; the subclass overrides ``perform()``.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Creates a segue that a closure performs.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    action = { _ in performHandler() }
  }

  /// Shows the destination as the storyboard says, calls the closure, or calls ``UIViewController/show(_:sender:)``.
  open func perform() {
    if let action { return action(self) }
    source.show(destination, sender: self)
  }
}

extension UIViewController {
  /// Registers a segue by its name, as a storyboard would.
  ///
  /// - Parameters:
  ///   - identifier: the name; an earlier registration of it is replaced.
  ///   - makeSegue: makes the segue with this controller as the source. It gets the source, so that it need not capture
  ///     it.
  public func registerSegue(
    withIdentifier identifier: String, _ makeSegue: @escaping (UIViewController) -> UIStoryboardSegue
  ) {
    segues[identifier] = makeSegue
  }

  func runSegue(_ identifier: String, sender: Any?) {
    guard let makeSegue = segues[identifier] else {
      if let scene, let element = scene.segue(identifier) {
        return scene.loader.perform(element, sender: sender, asks: false)
      }
      return environment.report(.noSuchSegue(identifier, controller: traceName))
    }
    environment.perform {
      let segue = makeSegue(self)
      prepare(for: segue, sender: sender)
      segue.perform()
    }
  }

  // MARK: Unwinding

  /// Unwinds to the nearest screen that has an action: calls the action, then removes what is above the screen.
  ///
  /// - Parameters:
  ///   - action: a selector with the screen's method that takes the segue.
  ///   - identifier: the segue's identifier; nil leaves out the call of `shouldPerformSegue`.
  ///   - sender: the argument for `shouldPerformSegue` and `prepare`.
  /// - Returns: whether a screen was found.
  @discardableResult
  public func performUnwindSegue(withAction action: Selector, identifier: String? = nil, sender: Any? = nil) -> Bool {
    performUnwindSegue(withAction: action, identifier: identifier, sender: sender, asks: true)
  }

  @discardableResult
  func performUnwindSegue(withAction action: Selector, identifier: String?, sender: Any?, asks: Bool) -> Bool {
    if asks, let identifier, !shouldPerformSegue(withIdentifier: identifier, sender: sender) { return false }
    guard let destination = unwindDestination(for: action, sender: sender) else {
      environment.report(.noUnwindDestination(action: action.name, controller: traceName))
      return false
    }
    let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination) {}
    environment.perform {
      prepare(for: segue, sender: sender)
      let method = action.fits(destination) ? action : NamedProperties.selector(action.name, of: destination)
      _ = method.send(to: destination, from: segue)
      var controller: UIViewController? = destination
      // The containers around the destination show it, the outermost first.
      var containers: [UIViewController] = []
      while let current = controller {
        containers.insert(current, at: 0)
        controller = current.parent
      }
      for (index, container) in containers.enumerated() {
        container.unwind(for: segue, towards: index + 1 < containers.count ? containers[index + 1] : container)
      }
    }
    return true
  }

  /// Returns the nearest screen that takes the action: down each stack, out of each container, down each presentation.
  private func unwindDestination(for action: Selector, sender: Any?) -> UIViewController? {
    var controller: UIViewController? = self
    var from = self
    while let current = controller {
      if current !== self, current.canPerformUnwindSegueAction(action, from: self, sender: sender) { return current }
      for child in current.allowedChildrenForUnwinding(from: from) {
        if let found = child.destinationInside(action, from: self, sender: sender) { return found }
      }
      from = current
      controller = current.parent ?? current.presentingViewController?.innermostShown
    }
    return nil
  }

  private func destinationInside(_ action: Selector, from: UIViewController, sender: Any?) -> UIViewController? {
    for child in allowedChildrenForUnwinding(from: self) {
      if let found = child.destinationInside(action, from: from, sender: sender) { return found }
    }
    return canPerformUnwindSegueAction(action, from: from, sender: sender) ? self : nil
  }

  /// The innermost screen that the controller shows.
  private var innermostShown: UIViewController {
    switch self {
    case let navigation as UINavigationController: navigation.topViewController?.innermostShown ?? self
    case let tabs as UITabBarController: tabs.selectedViewController?.innermostShown ?? self
    default: self
    }
  }

  /// Returns the child that is a controller or contains it; nil for none.
  public func childContaining(_ source: UIViewController) -> UIViewController? {
    var controller: UIViewController? = source
    while let current = controller, current.parent !== self { controller = current.parent }
    return controller
  }
}
