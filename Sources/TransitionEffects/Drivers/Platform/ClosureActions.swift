import UIKit

/// A gesture recognizer that calls closures; all recognizers conform.
///
/// Because recognizers do not retain their targets, on Apple's platforms as here, the closures' targets are associated
/// objects.
@preconcurrency @MainActor public protocol ClosureActions: AnyObject {}

extension UIGestureRecognizer: ClosureActions {}

extension ClosureActions where Self: UIGestureRecognizer {
  /// Calls a closure with the recognizer in each state that sends actions, until ``removeClosures()``.
  ///
  /// The recognizer retains the closure: capture the recognizer's owner weakly.
  @discardableResult
  public func addAction(_ handler: @escaping (Self) -> Void) -> Self {
    let target = GestureTarget { recognizer in
      if let recognizer = recognizer as? Self { handler(recognizer) }
    }
    addTarget(target, action: GestureTarget.selector)
    closureTargets += [target]
    return self
  }

  /// Removes all closures of ``addAction(_:)``.
  public func removeClosures() {
    for target in closureTargets { removeTarget(target, action: nil) }
    closureTargets = []
  }
}

extension UIGestureRecognizer {
  nonisolated(unsafe) private static var closureKey: UInt8 = 0

  /// The targets of the closures, which the recognizer itself does not retain.
  fileprivate var closureTargets: [GestureTarget] {
    get { (objc_getAssociatedObject(self, &Self.closureKey) as? GestureTargets)?.all ?? [] }
    set {
      let targets = GestureTargets(newValue)
      objc_setAssociatedObject(self, &Self.closureKey, targets, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

/// A target that calls a closure.
@MainActor final class GestureTarget: NSObject {
  private let action: (UIGestureRecognizer) -> Void

  init(_ action: @escaping (UIGestureRecognizer) -> Void) {
    self.action = action
  }

  #if canImport(ObjectiveC)
    static let selector = #selector(GestureTarget.handle(_:))

    @objc private func handle(_ recognizer: UIGestureRecognizer) { action(recognizer) }
  #else
    static let selector = Selector("handle:", GestureTarget.handle(_:))

    private func handle(_ recognizer: UIGestureRecognizer) { action(recognizer) }
  #endif
}

/// Targets that are kept together.
final class GestureTargets {
  let all: [GestureTarget]

  init(_ all: [GestureTarget]) {
    self.all = all
  }
}
