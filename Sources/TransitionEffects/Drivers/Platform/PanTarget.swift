import UIKit

/// Hears of a pan by a block, since recognizers name their action.
@MainActor final class PanTarget: NSObject {
  private let action: (UIPanGestureRecognizer) -> Void

  init(_ action: @escaping (UIPanGestureRecognizer) -> Void) {
    self.action = action
  }

  #if canImport(ObjectiveC)
    static let selector = #selector(PanTarget.pan(_:))

    @objc private func pan(_ recognizer: UIPanGestureRecognizer) { action(recognizer) }
  #else
    static let selector = Selector("pan:", PanTarget.pan(_:))

    private func pan(_ recognizer: UIPanGestureRecognizer) { action(recognizer) }
  #endif
}
