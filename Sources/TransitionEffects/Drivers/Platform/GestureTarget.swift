import UIKit

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
