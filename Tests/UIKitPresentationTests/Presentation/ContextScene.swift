import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// A screen that defines a context, one to be presented there, and one more.
@MainActor struct ContextScene {
  let stage: Stage
  let context = Screen("context", .red)
  let modal = Screen("modal", .blue)
  let other = Screen("other", .green)

  init(_ stage: Stage) {
    self.stage = stage
    context.definesPresentationContext = true
    modal.modalPresentationStyle = .currentContext
  }

  /// Shows a controller as the window's.
  func show(_ root: UIViewController) throws {
    stage.show(root)
    try stage.settle()
    forget()
  }

  /// Shows a controller in an app's own container.
  func showInOwnContainer(_ child: UIViewController) throws -> UIViewController {
    let container = ownContainer(of: child)
    try show(container)
    return container
  }

  func presentModal() throws {
    context.present(modal, animated: false)
    try stage.settle()
    forget()
  }

  func forget() {
    for screen in [context, modal, other] { _ = screen.log.take() }
  }
}

/// The appearance callbacks of a screen since the last call, without its name.
@MainActor func appearance(of screen: Screen) -> String {
  screen.log.take().split(separator: " ").compactMap { $0.split(separator: ".").last }
    .filter { ["wA", "dA", "wD", "dD"].contains($0) }.joined(separator: " ")
}
