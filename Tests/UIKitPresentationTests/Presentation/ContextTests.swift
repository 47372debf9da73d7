import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Presentations in a context") @MainActor struct ContextTests {
  /// A navigation stack whose second screen presents in its own context.
  private func present(
    _ style: UIModalPresentationStyle, on stage: Stage
  ) throws -> (nav: UINavigationController, context: Screen, modal: Screen) {
    let (root, context, modal) = (Screen("root", .green), Screen("context", .red), Screen("modal", .blue))
    let nav = UINavigationController(rootViewController: root)
    nav.setNavigationBarHidden(true, animated: false)
    stage.show(nav)
    context.definesPresentationContext = true
    modal.modalPresentationStyle = style
    nav.pushViewController(context, animated: false)
    try stage.settle()
    context.present(modal, animated: true)
    try stage.settle()
    return (nav, context, modal)
  }

  @Test("An overCurrentContext presentation moves, leaves and comes back with its popped context (T-68)")
  func popped() throws {
    try withStage(.small) { stage in
      let (nav, context, modal) = try present(.overCurrentContext, on: stage)
      #expect(modal.presentingViewController === context)
      #expect(stage.image.color(x: 50, y: 100) == .blue)
      nav.popViewController(animated: true)
      stage.advance(by: 0.1)
      #expect(stage.image.color(x: 2, y: 100) != .blue)
      #expect(stage.image.color(x: 97, y: 100) == .blue)  // it slides out with its context
      try stage.settle()
      #expect(stage.image.color(x: 50, y: 100) == .green)
      #expect(modal.view.window == nil)
      nav.pushViewController(context, animated: true)
      try stage.settle()
      #expect(stage.image.color(x: 50, y: 100) == .blue)
      modal.dismiss(animated: true)
      try stage.settle()
      #expect(stage.image.color(x: 50, y: 100) == .red)
    }
  }

  @Test("A custom presentation that is not full screen covers the nearest context (T-68, T-71)")
  func custom() throws {
    final class Inside: UIPresentationController {
      override var shouldPresentInFullscreen: Bool { false }
    }
    try withStage(.small) { stage in
      let (root, context, modal) = (Screen("root", .green), Screen("context", .red), Screen("modal", .blue))
      let director = PresentationDirector()
      director.makeController = Inside.init(presentedViewController:presenting:)
      stage.show(root)
      root.addChild(context)
      context.view.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
      root.view.addSubview(context.view)
      context.didMove(toParent: root)
      context.definesPresentationContext = true
      (modal.modalPresentationStyle, modal.transitioningDelegate) = (.custom, director)
      context.present(modal, animated: true)
      try stage.settle()
      #expect(modal.presentingViewController === context && modal.view.isDescendant(of: context.view))
      #expect(stage.image.color(x: 50, y: 50) == .green && stage.image.color(x: 50, y: 150) == .blue)
      modal.dismiss(animated: true)
      try stage.settle()
      #expect(stage.image.color(x: 50, y: 150) == .red)
    }
  }

  @Test("A currentContext presentation goes when the context is popped, and stays the context's (T-68)")
  func replaced() throws {
    try withStage(.small) { stage in
      let (nav, context, modal) = try present(.currentContext, on: stage)
      #expect(context.view.window == nil && stage.image.color(x: 50, y: 100) == .blue)
      nav.popViewController(animated: true)
      try stage.settle()
      #expect(stage.image.color(x: 50, y: 100) == .green)
      #expect(modal.presentingViewController === context && modal.view.window == nil)
    }
  }

  @Test(
    "A push over a context that presents reports no removed presenter, and the pop shows the modal again (P-7, T-68)")
  func coveredWhilePresenting() throws {
    try withStage(.small) { stage in
      let (context, modal) = (Screen("context", .red), Screen("modal", .blue))
      let nav = UINavigationController(rootViewController: context)
      stage.show(nav)
      try stage.settle()
      context.definesPresentationContext = true
      modal.modalPresentationStyle = .overCurrentContext
      context.present(modal, animated: true)
      nav.pushViewController(Screen("next", .green), animated: true)
      stage.advance(frames: 4)
      nav.popViewController(animated: false)
      try stage.settle()
      #expect(stage.diagnostics.isEmpty && nav.topViewController === context)
      #expect(stage.image.color(x: 50, y: 150) == .blue)
    }
  }
}
