import QuartzCore

/// A change from one screen to another that has a name, can be prepared by its source, and says itself how it is done.
///
/// Storyboards are not read: segues are made in code, or registered with `registerSegue(withIdentifier:_:)`.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The segue's name.
  public let identifier: String?
  /// The screen that it starts from.
  public let source: UIViewController
  /// The screen that it leads to.
  public let destination: UIViewController
  private let handler: (() -> Void)?

  /// A segue whose subclass overrides ``perform()``.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
  }

  /// A segue that is done by a closure.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination, handler: performHandler)
  }

  private init(
    identifier: String?, source: UIViewController, destination: UIViewController, handler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.handler = handler
  }

  /// Does the change: the closure where there is one, else ``UIViewController/show(_:sender:)``.
  open func perform() {
    if let handler { return handler() }
    source.show(destination, sender: self)
  }
}
