import QuartzCore

/// A change from one screen to another, with a name and a source that prepares it.
///
/// Storyboards are not read: segues are made in code, or registered with `registerSegue(withIdentifier:_:)`.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The segue's name.
  public let identifier: String?
  /// The screen that the segue starts from.
  public let source: UIViewController
  /// The screen that the segue shows.
  public let destination: UIViewController
  private let handler: (() -> Void)?

  /// Creates a segue; the subclass overrides ``perform()``.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
  }

  /// Creates a segue that a closure performs.
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

  /// Performs the segue: calls the closure, or else ``UIViewController/show(_:sender:)``.
  open func perform() {
    if let handler { return handler() }
    source.show(destination, sender: self)
  }
}
