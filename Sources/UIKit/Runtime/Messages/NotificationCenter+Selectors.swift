import Dispatch
import QuartzCore

/// Notifications that are told by messages.
extension NotificationCenter {
  /// Sends an observer, which is not retained, a message with each notification of a name, from an object; nil stands for all.
  ///
  /// It is told in the environment in which it was added; a notification that another thread posts comes with the main queue.
  @preconcurrency @MainActor public func addObserver(
    _ observer: AnyObject, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let listener = NotificationListener(observer, aSelector, of: aName, from: anObject as AnyObject?, at: self)
    RuntimeState.make(for: observer).listeners.append(listener)
  }

  /// Takes an observer away, which may be just going; also one that ``addObserver(forName:object:queue:using:)`` has returned.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Takes an observer away for a name and an object; nil stands for all. From other threads than the main one it takes only those away that
  /// blocks have.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    if DispatchQueue.isMain {
      nonisolated(unsafe) let (listening, source) = (observer, anObject as AnyObject?)
      MainActor.assumeIsolated {
        RuntimeState.of(listening)?.listeners.removeAll { $0.isMeant(by: self, aName, source) }
      }
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}
