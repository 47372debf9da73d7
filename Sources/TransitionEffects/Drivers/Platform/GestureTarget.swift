import UIKit

/// Hears of any gesture by a block, since recognizers name their action.
@MainActor final class GestureTarget: NSObject {
  private let action: (UIGestureRecognizer) -> Void

  init(_ action: @escaping (UIGestureRecognizer) -> Void) {
    self.action = action
  }

  #if canImport(ObjectiveC)
    static let selector = #selector(GestureTarget.heard(_:))

    @objc private func heard(_ recognizer: UIGestureRecognizer) { action(recognizer) }
  #else
    static let selector = Selector("heard:", GestureTarget.heard(_:))

    private func heard(_ recognizer: UIGestureRecognizer) { action(recognizer) }
  #endif
}
