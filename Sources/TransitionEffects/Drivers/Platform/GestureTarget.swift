import UIKit

/// Hears of any gesture by a block, since recognizers name their action.
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
