import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Golden traces of sheets") @MainActor struct SheetTraceTests {
  private func expect(
    _ stage: Stage, _ golden: TraceShorthand, _ location: SourceLocation = #_sourceLocation
  ) {
    let ignored = ["A.layout", "B.layout"]
    let tokens = stage.trace.shorthand.tokens.filter { !ignored.contains($0) }
    let difference = TraceShorthand(tokens: tokens).difference(from: golden, freeOrders: FreeOrder.specification)
    #expect(difference == nil, "\(difference ?? "")", sourceLocation: location)
  }

  @Test(
    "A sheet that is presented and dismissed by code calls neither its presenter's callbacks nor the delegate (T-78, A-29)",
    arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .automatic])
  func byCode(style: UIModalPresentationStyle) throws {
    try withStage { stage in
      let scene = SheetScene(stage, style: style)
      scene.a.present(scene.b, animated: true) {}
      try stage.settle()
      expect(stage, "container+ pWillBegin B.wA animate B.iA cT(1) B.dA pDidEnd(1) completion aE(1)")
      scene.forget()
      scene.a.dismiss(animated: true) {}
      try stage.settle()
      expect(stage, "dWillBegin B.wD animate cT(1) B.view- B.dD dDidEnd(1) completion aE(1)")
      #expect(scene.log.take() == "B.wD B.dD")
      #expect(scene.listener.log.take() == "")
    }
  }

  @Test("A swipe that dismisses a sheet has its golden trace, sheet swipe ok (T-90, P-61)")
  func swipe() throws {
    try withStage { stage in
      let scene = SheetScene(stage)
      try scene.showB()
      scene.drag(from: 100, by: 500)
      stage.advance(by: 0.25)
      let coordinator = scene.a.transitionCoordinator
      #expect(coordinator != nil && coordinator?.isInteractive == true && coordinator?.initiallyInteractive == true)
      coordinator?.animate(alongsideTransition: nil) { _ in }
      coordinator?.notifyWhenInteractionChanges { _ in }
      try stage.settle()
      expect(
        stage,
        """
        shouldDismiss=1 willDismiss dWillBegin B.wD startInteractive animate update… finish notify(cancelled=0) \
        cT(1) B.view- B.dD dDidEnd(1) co aE(1) didDismiss
        """)
      #expect(scene.a.presentedViewController == nil)
      #expect(scene.listener.log.take() == "should will did")
      #expect(stage.hints.isEmpty)
    }
  }

  @Test("A swipe that is released early is a cancelled dismissal, and didDismiss is not called (T-86, T-90)")
  func cancelled() throws {
    try withStage { stage in
      let scene = SheetScene(stage)
      try scene.showB()
      scene.drag(from: 100, by: 200)
      try stage.settle()
      expect(
        stage,
        """
        shouldDismiss=1 willDismiss dWillBegin B.wD startInteractive animate update… cancel \
        cT(0) B.wA B.dA dDidEnd(0) aE(0)
        """)
      #expect(scene.a.presentedViewController === scene.b)
      #expect(scene.listener.log.take() == "should will")
      scene.drag(from: 100, by: 600)
      try stage.settle()
      #expect(scene.a.presentedViewController == nil)  // T-89, P-48
    }
  }

  @Test(
    "A refused swipe has its golden trace, sheet swipe denied, by the delegate and by isModalInPresentation (T-90)",
    arguments: [true, false])
  func denied(byDelegate: Bool) throws {
    try withStage { stage in
      let scene = SheetScene(stage)
      try scene.showB()
      if byDelegate { scene.listener.allows = false } else { scene.b.isModalInPresentation = true }
      scene.drag(from: 100, by: 500)
      stage.advance(by: 0.3)
      // K-42: the finger is 490 points below the slop, the card a good deal less.
      #expect(abs(scene.shownTop - 273.7383) < 0.01)  // 69 + (1 − 1 / (0.55 · 490 / 852 + 1)) · 852
      try stage.settle()
      expect(stage, byDelegate ? "shouldDismiss=0 didAttemptToDismiss" : "didAttemptToDismiss")
      #expect(scene.shownTop == 69)
      #expect(scene.log.take().contains("wD") == false)
      scene.b.dismiss(animated: true)
      try stage.settle()
      #expect(scene.a.presentedViewController == nil)
    }
  }

  @Test("isModalInPresentation of a shown child holds the sheet, as its container's does (T-90)")
  func heldByChild() throws {
    try withStage { stage in
      let scene = SheetScene(stage)
      let nav = UINavigationController(rootViewController: scene.b)
      nav.presentationController?.delegate = scene.listener
      scene.b.isModalInPresentation = true
      scene.a.present(nav, animated: true)
      try stage.settle()
      scene.forget()
      scene.drag(from: 100, by: 500)
      try stage.settle()
      #expect(scene.listener.log.take() == "attempt")
      #expect(scene.a.presentedViewController === nav)
    }
  }

  @Test("A tap beside the card is a dismissal by the user too (T-90)", arguments: [true, false])
  func tap(allows: Bool) throws {
    try withStage { stage in
      let scene = SheetScene(stage)
      scene.sheet.detents = [.medium()]
      try scene.showB()
      scene.listener.allows = allows
      stage.tap(CGPoint(x: 196, y: 200))
      try stage.settle()
      expect(
        stage,
        allows
          ? "shouldDismiss=1 willDismiss dWillBegin B.wD animate cT(1) B.view- B.dD dDidEnd(1) aE(1) didDismiss"
          : "shouldDismiss=0 didAttemptToDismiss")
    }
  }

  @Test("A dismissal by the user without a delegate is reported with the remedy (P-61)")
  func unheard() throws {
    try withStage { stage in
      let scene = SheetScene(stage)
      scene.sheet.delegate = nil
      try scene.showB()
      scene.drag(from: 100, by: 600)
      try stage.settle()
      #expect(
        stage.hints.map(\.message) == [
          """
          [dismissal-not-observed] The user has taken B away, and its presentation controller has no delegate. The presenter gets no \
          appearance callbacks then, and no completion: it cannot know. Where it must know, set presentationController?.delegate \
          before presenting, and implement presentationControllerDidDismiss(_:).
          """
        ])
    }
  }

  @Test("A sheet with a custom animator is swiped along that animator (T-71, T-90)")
  func customAnimator() throws {
    try withStage { stage in
      let scene = SheetScene(stage)
      let director = PresentationDirector()
      scene.b.transitioningDelegate = director
      try scene.showB()
      scene.drag(from: 100, by: 500)
      stage.advance(by: 0.4)
      // The slide moves by the container's height, 490 points of 783 of the way.
      #expect(abs(scene.shownTop - (69 + 852 * 490 / 783)) < 0.5)
      try stage.settle()
      expect(
        stage,
        """
        shouldDismiss=1 anim? inter? willDismiss dWillBegin B.wD startInteractive animate update… finish \
        cT(1) B.view- B.dD dDidEnd(1) aE(1) didDismiss
        """)
    }
  }
}
