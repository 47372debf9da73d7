import UIKit

/// A gesture recognizer that calls closures; every one does.
///
/// Recognizers name their action and do not keep its target, on Apple's platforms as here. This is all that it takes to have closures
/// instead, and it is the same on both.
@preconcurrency @MainActor public protocol ClosureActions: AnyObject {}

extension UIGestureRecognizer: ClosureActions {}

extension ClosureActions where Self: UIGestureRecognizer {
  /// Calls a closure, with the recognizer, in each state that targets hear of, as long as the recognizer lives or until
  /// ``removeClosures()``.
  ///
  /// The recognizer keeps the closure: what owns the recognizer should be captured weakly.
  @discardableResult
  public func addAction(_ handler: @escaping (Self) -> Void) -> Self {
    let target = GestureTarget { recognizer in
      if let recognizer = recognizer as? Self { handler(recognizer) }
    }
    addTarget(target, action: GestureTarget.selector)
    closureTargets += [target]
    return self
  }

  /// Forgets every closure that ``addAction(_:)`` was given.
  public func removeClosures() {
    for target in closureTargets { removeTarget(target, action: nil) }
    closureTargets = []
  }
}

extension UIGestureRecognizer {
  nonisolated(unsafe) private static var closureKey: UInt8 = 0

  /// The targets of closures, which the recognizer itself does not keep.
  fileprivate var closureTargets: [GestureTarget] {
    get { (objc_getAssociatedObject(self, &Self.closureKey) as? GestureTargets)?.all ?? [] }
    set {
      let targets = GestureTargets(newValue)
      objc_setAssociatedObject(self, &Self.closureKey, targets, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}
