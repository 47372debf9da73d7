import QuartzCore

/// Notifications that are told by messages.
@MainActor extension NotificationCenter {
  /// Sends an observer, which is not retained, a message with each notification of a name, from an object; nil stands for all.
  ///
  /// It is told in the environment in which it was added; a notification that another thread posts comes with the main queue.
  public func addObserver(
    _ observer: AnyObject, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let listener = NotificationListener(observer, aSelector, of: aName, from: anObject as AnyObject?, at: self)
    Extras.make(for: observer).listeners.append(listener)
  }

  /// Takes an observer away, also one that ``addObserver(forName:object:queue:using:)`` has returned.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Takes an observer away for a name and an object; nil stands for all.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    Extras.of(observer)?.listeners.removeAll { $0.isMeant(by: self, aName, anObject as AnyObject?) }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}
