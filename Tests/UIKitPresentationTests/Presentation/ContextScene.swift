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
    let container = UIViewController()
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
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

/// Takes a controller out of an app's own container, which knows of its view only.
@MainActor func remove(_ child: UIViewController) {
  child.willMove(toParent: nil)
  child.view.removeFromSuperview()
  child.removeFromParent()
}

/// What a screen has heard of its appearance.
@MainActor func appearance(of screen: Screen) -> String {
  screen.log.take().split(separator: " ").compactMap { $0.split(separator: ".").last }
    .filter { ["wA", "dA", "wD", "dD"].contains($0) }.joined(separator: " ")
}
