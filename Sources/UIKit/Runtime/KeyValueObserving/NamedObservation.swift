import Foundation
import QuartzCore

/// An observation of the value at a key path by an object that is called.
@MainActor final class NamedObservation {
  let keyPath: String
  let context: UnsafeMutableRawPointer?
  private let options: NSKeyValueObservingOptions
  private let object: AnyWeakReference
  private let observer: AnyWeakReference
  /// Found also while the observer is being released.
  private let observerIdentifier: ObjectIdentifier
  private let environment: WeakReference<UIEnvironment>
  private var last: KeyedSnapshot
  /// The observation that compares the values.
  private(set) lazy var observation = NSKeyValueObservation { [weak self] in self?.compare() }

  init(
    of object: NSObject, by observer: NSObject, keyPath: String, options: NSKeyValueObservingOptions,
    context: UnsafeMutableRawPointer?
  ) {
    (self.keyPath, self.options, self.context) = (keyPath, options, context)
    (self.object, self.observer) = (AnyWeakReference(object), AnyWeakReference(observer))
    observerIdentifier = ObjectIdentifier(observer)
    environment = WeakReference((object as? UIView)?.uiEnvironment ?? UIEnvironment.active)
    last = KeyedSnapshot(object.value(forKeyPath: keyPath))
  }

  func isBy(_ observer: NSObject) -> Bool { observerIdentifier == ObjectIdentifier(observer) }

  /// Whether the observer has been released.
  var isOrphaned: Bool { observer.target == nil }

  /// Lets the object report its changes, and sends the initial call.
  func begin() {
    guard let object = object.target as? NSObject else { return }
    environment.target?.observations.append(WeakObservation(observation: observation))
    (object as? CALayer ?? (object as? UIView)?.layer)?.isObserved = true
    if options.contains(.initial) { send(object, old: nil, new: last.value, isInitial: true) }
  }

  /// Calls the observer, if the value has changed.
  private func compare() {
    guard let object = object.target as? NSObject else { return }
    guard !isOrphaned else { return observation.invalidate() }
    let new = object.value(forKeyPath: keyPath)
    guard !last.isEqual(to: new) else { return }
    let old = last.value
    last = KeyedSnapshot(new)
    if options.contains(.prior) { send(object, old: old, new: nil, isPrior: true) }
    send(object, old: old, new: new)
  }

  private func send(_ object: NSObject, old: Any?, new: Any?, isInitial: Bool = false, isPrior: Bool = false) {
    guard let observer = observer.target as? NSObject, let environment = environment.target else { return }
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: NSKeyValueChange.setting.rawValue)]
    if options.contains(.new), !isPrior { change[.newKey] = new ?? NSNull() }
    if options.contains(.old), !isInitial { change[.oldKey] = old ?? NSNull() }
    if isPrior { change[.notificationIsPriorKey] = NSNumber(value: true) }
    environment.perform {
      if let observer = observer as? any KeyValueObserver {
        observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      } else {
        observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      }
    }
  }
}

/// The value that a named observation saw last; UIKit's objects are not retained.
private struct KeyedSnapshot {
  private var stored: Any?
  private var object: AnyWeakReference?

  init(_ value: Any?) {
    if let object = value as? any WeaklyReferenceable {
      self.object = AnyWeakReference(object)
    } else {
      stored = value
    }
  }

  /// The value; nil for an object that was released.
  var value: Any? { stored ?? object?.target }

  /// Whether a value is the same object, or an equal value; values without equality are taken as unchanged.
  func isEqual(to other: Any?) -> Bool {
    guard let value, let other else { return value == nil && other == nil && object == nil }
    if object != nil || other is any WeaklyReferenceable { return value as AnyObject === other as AnyObject }
    guard let value = value as? any Equatable else { return true }
    return Self.equal(value, other)
  }

  private static func equal<Value: Equatable>(_ value: Value, _ other: Any) -> Bool { (other as? Value) == value }
}
