import Dispatch
import QuartzCore

/// Notifications that are sent to selectors.
extension NotificationCenter {
  /// Sends an observer, which is not retained, a message with each notification of a name, from an object; nil stands
  /// for all.
  ///
  /// The message is sent in the environment in which the observer was added, and on the main queue for a notification
  /// that another thread posts.
  @preconcurrency @MainActor public func addObserver(
    _ observer: AnyObject, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let listener = NotificationListener(observer, aSelector, of: aName, from: anObject as AnyObject?, at: self)
    RuntimeState.make(for: observer).listeners.append(listener)
  }

  /// Removes an observer, also in its deinit, and also one that ``addObserver(forName:object:queue:using:)`` has
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
