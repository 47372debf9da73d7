import QuartzCore

/// An object that is called with the changes that it observes by the name of a property.
///
/// Responders, gesture recognizers and presentation controllers are observers, whose subclasses override the method.
/// Because members of an extension are not overridable, a class that derives from `NSObject` itself adopts this
/// protocol, and declares the method without `override`.
@preconcurrency @MainActor public protocol KeyValueObserver: NSObject {
  /// Called when a value that the object observes has changed.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension UIResponder: KeyValueObserver {}
extension UIGestureRecognizer: KeyValueObserver {}
extension UIPresentationController: KeyValueObserver {}

extension KeyValueObserving where Self: NSObject {
  /// Calls an observer's `observeValue(forKeyPath:of:change:context:)` when the value at a key path has changed, until
  /// the observer is removed or released.
  ///
  /// Names are those that ``value(forKeyPath:)`` reads. The calls come at the times of
  /// ``KeyValueObserving/observe(_:options:changeHandler:)-5yr88``.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let observation = NamedObservation(of: self, by: observer, keyPath: keyPath, options: options, context: context)
    RuntimeState.make(for: self).add(observation)
    observation.begin()
  }

  /// Ends the latest observation of a key path by an observer.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    removeNamedObservation {
      $0.isBy(observer) && $0.keyPath == keyPath
    } ifMissing: {
      UIEnvironment.active.report(.observerNotRegistered(observer, forKeyPath: keyPath, of: self))
    }
  }

  /// Ends the latest observation of a key path by an observer that was added with a context.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    removeNamedObservation {
      $0.isBy(observer) && $0.keyPath == keyPath && $0.context == context
    } ifMissing: {
      UIEnvironment.active.report(.observerNotRegistered(observer, forKeyPath: keyPath, of: self))
    }
  }

  /// Reports a change that no class of the observer takes, in Foundation's words.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    UIEnvironment.active.report(.unhandledChange(keyPath: keyPath, of: object, by: self))
  }

  private func removeNamedObservation(where matches: (NamedObservation) -> Bool, ifMissing report: () -> Void) {
    if RuntimeState.of(self)?.removeLastObservation(where: matches) != true { report() }
  }
}
