import Dispatch
import QuartzCore

/// Notifications that are sent to selectors.
extension NotificationCenter {
  /// Sends an observer, which is not retained, a message with each notification of a name, from an object; nil stands
  /// for all.
  ///
  /// Notifications of another environment's application, scene, window or device are left out, so that the apps of two
  /// stages stay apart. The message is sent in the environment in which the observer was added, and on the main queue
  /// for a notification that another thread posts.
  @preconcurrency @MainActor public func addObserver(
    _ observer: AnyObject, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let listener = NotificationListener(observer, aSelector, of: aName, from: anObject as AnyObject?, at: self)
    RuntimeState.make(for: observer).listeners.append(listener)
  }

  /// Removes an observer, also in its deinit, and also one that `addObserver(forName:object:queue:using:)` has
  /// returned.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Removes an observer for a name and an object; nil stands for all. On other threads than the main one it removes
  /// only observers with blocks.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    if DispatchQueue.isMain {
      nonisolated(unsafe) let (listening, source) = (observer, anObject as AnyObject?)
      MainActor.assumeIsolated {
        RuntimeState.of(listening)?.listeners.removeAll { $0.matches(self, aName, source) }
      }
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// Passes notifications on to an observer, as long as it is retained beside that.
@MainActor final class NotificationListener {
  private let observer: AnyWeakReference
  private let selector: Selector
  private let name: NSNotification.Name?
  /// The object whose notifications count; nil for all.
  private let source: AnyWeakReference?
  private nonisolated let center: NotificationCenter
  @WeakReference private var environment: UIEnvironment?
  nonisolated(unsafe) private var token: (any NSObjectProtocol)?

  init(
    _ observer: AnyObject, _ selector: Selector, of name: NSNotification.Name?, from source: AnyObject?,
    at center: NotificationCenter
  ) {
    self.observer = AnyWeakReference(observer)
    (self.selector, self.name, self.center) = (selector, name, center)
    self.source = source.map { AnyWeakReference($0) }
    environment = .active
    DispatchQueue.markMain()
    // Foundation would retain the source.
    token = center.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
      nonisolated(unsafe) let notification = notification
      if DispatchQueue.isMain {
        MainActor.assumeIsolated { self?.deliver(notification) }
      } else {
        DispatchQueue.main.async { self?.deliver(notification) }
      }
    }
  }

  deinit {
    if let token { center.removeObserver(token as Any) }
  }

  /// Whether a removal of observers includes this one.
  func matches(_ center: NotificationCenter, _ name: NSNotification.Name?, _ source: AnyObject?) -> Bool {
    self.center === center && (name == nil || name == self.name)
      && (source == nil || source === self.source?.target)
  }

  private func deliver(_ notification: Notification) {
    guard let observer = observer.target, let environment else { return }
    if let source {
      guard let object = source.target, object === notification.object as AnyObject? else { return }
    }
    if let object = notification.object as? any EnvironmentMember, object.memberEnvironment !== environment { return }
    environment.perform {
      guard !selector.send(to: observer, from: notification) else { return }
      environment.report(.actionMismatch(action: selector.name, target: String(describing: type(of: observer))))
    }
  }
}

extension DispatchQueue {
  /// Marks the main queue, which runs on any thread inside a test.
  private static let mainKey = DispatchSpecificKey<Bool>()

  /// Whether this runs on the main queue; valid after ``markMain()``.
  static var isMain: Bool { getSpecific(key: mainKey) == true }

  /// Marks the main queue.
  static func markMain() {
    if main.getSpecific(key: mainKey) == nil { main.setSpecific(key: mainKey, value: true) }
  }
}
