import Foundation

/// An expectation that is met when a notification is posted; it observes from its creation on.
open class XCTNSNotificationExpectation: XCTestExpectation, @unchecked Sendable {
  /// Decides whether a notification meets the expectation.
  public typealias Handler = @Sendable (Notification) -> Bool

  /// The name of the notification.
  open private(set) var notificationName: Notification.Name
  /// The object that posts it; nil for any.
  open private(set) var observedObject: Any?
  /// The center at which it is posted.
  open private(set) var notificationCenter: NotificationCenter
  /// Decides whether a notification meets the expectation; nil means that each does.
  open var handler: Handler?
  private var observation: (any NSObjectProtocol)?

  /// An expectation of a notification.
  public init(
    name notificationName: Notification.Name, object: Any? = nil, notificationCenter: NotificationCenter = .default,
    file: StaticString = #file, line: Int = #line
  ) {
    self.notificationName = notificationName
    observedObject = object
    self.notificationCenter = notificationCenter
    let text = "Expect notification '\(notificationName.rawValue)' from \(object.map { "\($0)" } ?? "any object")"
    super.init(description: text, file: file, line: line)
    observation = notificationCenter.addObserver(forName: notificationName, object: object, queue: nil) {
      [weak self] notification in
      guard let self, completion == nil, handler?(notification) ?? true else { return }
      fulfill()
    }
  }

  deinit {
    if let observation { notificationCenter.removeObserver(observation) }
  }
}
