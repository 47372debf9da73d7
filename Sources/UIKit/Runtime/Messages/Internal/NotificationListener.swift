import Dispatch
import QuartzCore

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
    environment.perform {
      guard !selector.send(to: observer, from: notification) else { return }
      environment.report(.actionMismatch(action: selector.name, target: String(describing: type(of: observer))))
    }
  }
}
