import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// The presentation traces of chapter 7 of the specification; its free orders stay free.
@Suite("Golden traces of presentations") @MainActor struct PresentationTraceTests {
  /// Compares without the layout of the screens, which the specification's dismissals leave out.
  private func expect(
    _ stage: Stage, _ golden: TraceShorthand, ignoring ignored: [String] = [],
    _ location: SourceLocation = #_sourceLocation
  ) {
    let tokens = stage.trace.shorthand.tokens.filter { !ignored.contains($0) }
    let difference = TraceShorthand(tokens: tokens).difference(from: golden, freeOrders: FreeOrder.specification)
    #expect(difference == nil, "\(difference ?? "")", sourceLocation: location)
  }

  private let layout = ["A.iA", "A.layout", "B.layout"]

  @Test("A full-screen presentation has its golden trace, present/full (T-76)")
  func presentFull() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .fullScreen)
      scene.a.present(scene.b, animated: true) {}
      stage.advance(frames: 1)
      scene.listen()
      try stage.settle()
      expect(
        stage,
        """
        anim? inter? container+ pWillBegin A.wD B.wA animate B.iA B.layout \
        cT(1) A.view- B.dA A.dD pDidEnd(1) completion co aE(1)
        """, ignoring: ["A.layout"])
    }
  }

  @Test("A custom presentation has its golden trace, present/custom (T-78)")
  func presentCustom() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      scene.a.present(scene.b, animated: true) {}
      stage.advance(frames: 1)
      scene.listen()
      try stage.settle()
      expect(
        stage,
        "pc? anim? inter? container+ pWillBegin B.wA animate B.iA B.layout cT(1) B.dA pDidEnd(1) completion co aE(1)")
    }
  }

  @Test("A cancelled custom presentation undoes the appearance, and calls the closure of present (T-85)")
  func presentCancelled() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      let driver = scene.hold(at: 0.3) { scene.a.present(scene.b, animated: true) {} }
      scene.listen()
      driver.cancel()
      try stage.settle()
      expect(
        stage,
        """
        pc? anim? inter? container+ pWillBegin B.wA startInteractive animate B.iA B.layout update… cancel \
        notify(cancelled=1) cT(0) B.view- B.wD B.dD pDidEnd(0) container- completion \
        co(cancelled) aE(0)
        """)
      #expect(scene.b.presentingViewController == nil)
      #expect(scene.a.presentedViewController == nil)
    }
  }

  @Test("After a cancelled full-screen presentation the presenter comes back: trace present/full no (T-85)")
  func presentFullCancelled() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .fullScreen)
      let driver = scene.hold(at: 0.3) { scene.a.present(scene.b, animated: true) }
      scene.listen()
      driver.cancel()
      try stage.settle()
      expect(
        stage,
        """
        anim? inter? container+ pWillBegin A.wD B.wA startInteractive animate B.iA update… cancel \
        notify(cancelled=1) cT(0) B.view- B.wD B.dD A.wA A.dA pDidEnd(0) container- co(cancelled) aE(0)
        """, ignoring: layout)
      #expect(scene.a.view.superview === stage.window)
      #expect(stage.image.color(x: 50, y: 100) == .red)
    }
  }

  @Test("A full-screen dismissal has its golden trace, dismiss/full (T-77)")
  func dismissFull() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .fullScreen)
      try scene.showB()
      #expect(scene.a.view.window == nil)
      scene.b.dismiss(animated: true) {}
      stage.advance(frames: 1)
      scene.listen()
      try stage.settle()
      expect(
        stage,
        """
        anim? inter? dWillBegin B.wD A.wA A.view+ animate \
        cT(1) B.view- A.dA B.dD dDidEnd(1) completion co aE(1)
        """, ignoring: layout)
      #expect(scene.a.view.superview === stage.window)
    }
  }

  @Test("A custom dismissal has its golden trace, dismiss/custom (T-78)")
  func dismissCustom() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      try scene.showB()
      scene.a.dismiss(animated: true) {}
      stage.advance(frames: 1)
      scene.listen()
      try stage.settle()
      expect(
        stage, "anim? inter? dWillBegin B.wD animate cT(1) B.view- B.dD dDidEnd(1) completion co aE(1)",
        ignoring: layout)
      #expect(stage.window.subviews.count == 1)
    }
  }

  @Test("A cancelled custom dismissal calls the closure of dismiss, and can be repeated to the end (T-86, T-89, P-48)")
  func dismissCancelled() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      try scene.showB()
      let driver = scene.hold(at: 0.3) { scene.b.dismiss(animated: true) {} }
      scene.listen()
      driver.cancel()
      try stage.settle()
      expect(
        stage,
        """
        anim? inter? dWillBegin B.wD startInteractive animate update… cancel notify(cancelled=1) \
        cT(0) B.wA B.dA dDidEnd(0) completion co(cancelled) aE(0)
        """, ignoring: layout)
      #expect(scene.a.presentedViewController === scene.b)
      #expect(stage.image.color(x: 50, y: 100) == .blue)
      scene.b.dismiss(animated: true)
      try stage.settle()
      #expect(scene.a.presentedViewController == nil)
    }
  }

  @Test("After a cancelled full-screen dismissal the presenter disappears again: trace dismiss/full no (T-86)")
  func dismissFullCancelled() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .fullScreen)
      try scene.showB()
      let driver = scene.hold(at: 0.3) { scene.b.dismiss(animated: true) }
      scene.listen()
      driver.cancel()
      try stage.settle()
      expect(
        stage,
        """
        anim? inter? dWillBegin B.wD A.wA A.view+ startInteractive animate update… cancel notify(cancelled=1) \
        cT(0) A.view- A.wD A.dD B.wA B.dA dDidEnd(0) co(cancelled) aE(0)
        """, ignoring: layout)
      #expect(scene.a.view.window == nil)
      #expect(stage.image.color(x: 50, y: 100) == .blue)
    }
  }

  @Test("A full-screen presentation without animation asks no delegate, and sends all callbacks")
  func plain() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .fullScreen)
      scene.a.present(scene.b, animated: false) {}
      try stage.settle()
      expect(
        stage, "container+ pWillBegin A.wD B.wA A.view- B.iA B.dA A.dD pDidEnd(1) completion", ignoring: ["B.layout"])
      scene.forget()
      scene.b.dismiss(animated: false) {}
      try stage.settle()
      expect(
        stage, "dWillBegin B.wD A.wA A.view+ B.view- A.iA A.dA B.dD dDidEnd(1) completion", ignoring: ["A.layout"])
    }
  }

  @Test("A custom presentation without animation asks for no animation controller, and its views come and go (T-12)")
  func plainCustom() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      scene.a.present(scene.b, animated: false) {}
      try stage.settle()
      expect(stage, "pc? container+ pWillBegin B.wA B.iA B.dA pDidEnd(1) completion", ignoring: ["B.layout"])
      #expect(scene.b.view.window != nil)
      scene.forget()
      scene.b.dismiss(animated: false) {}
      try stage.settle()
      expect(stage, "dWillBegin B.wD B.view- B.dD dDidEnd(1) completion", ignoring: ["A.layout"])
      #expect(scene.b.view.window == nil)
    }
  }
}
