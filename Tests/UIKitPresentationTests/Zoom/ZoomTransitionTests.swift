import Testing
import TransitionEffects
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("The zoom transition, non-interactive") @MainActor struct ZoomTransitionTests {
  @Test(
    "A zoomed push grows out of the source view's place by the system's spring, over a dimming view (E-76, K-45, K-48, A-38)"
  )
  func push() throws {
    try withStage(.iPhone15) { stage in
      let scene = try ZoomScene(stage)
      scene.navigation.pushViewController(scene.detail, animated: true)
      stage.advance(by: 0)
      #expect(isClose(scene.visible, scene.thumbnail.frame))
      // A square from the middle of the screen of 393 points, with the corners of the source.
      #expect(isClose(scene.crop, CGRect(x: 0, y: 229.5, width: 393, height: 393)))
      #expect(isClose(Double(scene.detail.view.mask?.layer.presentation()?.cornerRadius ?? 0), 39.3, within: 0.01))
      #expect(scene.thumbnail.alpha == 0)
      stage.advance(by: 0.1)
      let scale = 100 / 393.0
      #expect(
        isClose(
          Double(scene.shown.transform.m11), scale + (1 - scale) * swung(0.1, response: 0.317, ratio: 1), within: 1e-3))
      // The height has a spring of its own.
      let height = 393 + (852 - 393) * swung(0.1, response: 0.406, ratio: 0.925)
      #expect(isClose(Double(scene.crop.height), height, within: 0.01))
      let dim = try #require(
        scene.detail.view.superview?.subviews.first { $0.backgroundColor == UIColor(white: 0, alpha: 0.15) })
      #expect(
        isClose(Double(dim.layer.presentation()?.opacity ?? 0), swung(0.1, response: 0.317, ratio: 1), within: 1e-3))
      let snapshot = try #require(scene.detail.view.superview?.subviews.last)
      // K-47: gone after 0.156 s.
      #expect(isClose(Double(snapshot.layer.presentation()?.opacity ?? 0), 1 - 0.1 / 0.156, within: 0.02))
      let seen = try #require(snapshot.layer.presentation()).frame
      #expect(isClose(seen.midX, scene.place(of: CGPoint(x: 196.5, y: 426)).x, within: 0.5))
      try stage.settle()
      #expect(scene.leftovers == [] && scene.isOpen && scene.detail.view.frame == stage.window.bounds)
      #expect(scene.log.take().contains("B.wA") && stage.diagnostics.isEmpty)
    }
  }

  @Test(
    "A zoomed pop shrinks into the source view, which is visible again at the end (E-76, K-46, K-47)",
    arguments: [false, true])
  func pop(presented: Bool) throws {
    try withStage(.iPhone15) { stage in
      let scene = try ZoomScene(stage)
      try scene.open(presented: presented)
      #expect(scene.leftovers == [] && scene.isOpen)
      if presented { scene.detail.dismiss(animated: true) } else { scene.navigation.popViewController(animated: true) }
      stage.advance(by: 0)
      #expect(isClose(scene.visible, stage.window.bounds))
      stage.advance(by: 0.1)
      let gone = swung(0.1, response: 0.34, ratio: 0.92)
      #expect(isClose(Double(scene.shown.transform.m11), 1 - (1 - 100 / 393.0) * gone, within: 1e-3))
      #expect(isClose(Double(scene.crop.height), 852 - (852 - 393) * gone, within: 0.01))
      let snapshot = try #require(scene.detail.view.superview?.subviews.last)
      #expect(isClose(Double(snapshot.layer.presentation()?.opacity ?? 0), 0.1 / 0.191, within: 0.02))
      var smallest = scene.visible
      for _ in 0..<30 {
        stage.advance(frames: 1)
        if scene.isOpen || scene.detail.view.window != nil { smallest = scene.visible }
      }
      #expect(isClose(smallest, scene.thumbnail.frame, within: 3))
      try stage.settle()
      #expect(!scene.isOpen && scene.leftovers == [] && scene.detail.view.window == nil)
    }
  }

  @Test("Without a source view the screen grows out of the container's center (E-76)")
  func noSource() throws {
    try withStage(.iPhone15) { stage in
      let scene = try ZoomScene(stage)
      scene.source = nil
      scene.navigation.pushViewController(scene.detail, animated: true)
      stage.advance(by: 0)
      #expect(isClose(scene.visible, CGRect(x: 194.535, y: 421.74, width: 3.93, height: 8.52)))
      try stage.settle()
      #expect(scene.leftovers == [])
    }
  }

  @Test("alignmentRect lies over the source view, and the dimming is the app's or the system's (E-76, A-38)")
  func options() throws {
    try withStage(.iPhone15) { stage in
      let scene = try ZoomScene(stage)
      let part = CGRect(x: 0, y: 100, width: 200, height: 200)
      scene.options.alignmentRectProvider = { context in
        context.sourceView === scene.thumbnail && context.zoomedViewController === scene.detail ? part : nil
      }
      scene.options.dimmingColor = .green
      scene.options.dimmingVisualEffect = UIBlurEffect(style: .light)
      scene.detail.loadViewIfNeeded()
      scene.detail.view.backgroundColor = nil
      scene.navigation.pushViewController(scene.detail, animated: true)
      stage.advance(by: 0)
      #expect(isClose(scene.visible, scene.thumbnail.frame) && isClose(scene.crop, part))
      let views = scene.detail.view.superview?.subviews ?? []
      #expect(views.contains { $0.backgroundColor == .green } && views.contains { $0 is UIVisualEffectView })
      #expect(scene.detail.view.backgroundColor == .systemBackground)
      try stage.settle()
      #expect(scene.leftovers == [] && scene.detail.view.backgroundColor == nil)
    }
  }

  @Test(
    "An alignmentRect that is not finite or empty is ignored (E-76)",
    arguments: [
      CGRect(x: CGFloat.infinity, y: 0, width: 10, height: 10), CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10),
      CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10), CGRect.null, .zero,
    ])
  func noPart(part: CGRect) throws {
    try withStage(.iPhone15) { stage in
      let scene = try ZoomScene(stage)
      scene.options.alignmentRectProvider = { _ in part }
      scene.navigation.pushViewController(scene.detail, animated: true)
      stage.advance(by: 0)
      #expect(isClose(scene.visible, scene.thumbnail.frame))
      #expect(isClose(scene.crop, CGRect(x: 0, y: 229.5, width: 393, height: 393)))
      try stage.settle()
      #expect(scene.leftovers == [] && stage.diagnostics.isEmpty)
    }
  }

  @Test(
    "A zoom has a display's corners in flight, in and out, and square ones at rest (K-62)", arguments: [false, true])
  func corners(presented: Bool) throws {
    try withStage(.iPhone15) { stage in
      let scene = try ZoomScene(stage)
      @MainActor func radius() -> Double { Double(scene.detail.view.mask?.layer.presentation()?.cornerRadius ?? 0) }
      if presented {
        scene.navigation.present(scene.detail, animated: true)
      } else {
        scene.navigation.pushViewController(scene.detail, animated: true)
      }
      stage.advance(by: 0.16)
      for _ in 0..<11 {
        #expect(isClose(radius(), 55, within: 0.1) && scene.visible.height < 850)
        stage.advance(frames: 1)
      }
      try stage.settle()
      #expect(scene.detail.view.mask == nil)
      if presented {
        scene.detail.dismiss(animated: true)
      } else {
        scene.navigation.popViewController(animated: true)
      }
      stage.advance(frames: 4)
      #expect(radius() > 50)
      var last = radius()
      for _ in 0..<20 {
        stage.advance(frames: 1)
        #expect(radius() <= last + 1e-6 && radius() >= 39.3 - 0.1)
        last = radius()
      }
      try stage.settle()
      #expect(scene.leftovers == [])
    }
  }

  @Test(
    "A zoomed sheet is full screen, a delegate's animator wins over the zoom, and reduced motion fades (E-76, T-2, E-88)"
  )
  func precedence() throws {
    try withStage(.iPhone15) { stage in
      let scene = try ZoomScene(stage)
      scene.detail.modalPresentationStyle = .pageSheet
      try scene.open(presented: true)
      #expect(scene.detail.presentationController?.presentationStyle == .fullScreen)
      #expect(scene.detail.view.frame == stage.window.bounds && scene.list.view.window == nil)
      scene.detail.dismiss(animated: false)
      try stage.settle()
      let director = TransitionDirector()
      var asked = 0
      director.animator = {
        asked += 1
        return nil
      }
      scene.navigation.delegate = director
      scene.navigation.pushViewController(scene.detail, animated: true)
      stage.advance(by: 0)
      #expect(asked == 1 && scene.detail.view.mask != nil)
      try stage.settle()
      scene.navigation.popViewController(animated: false)
      try stage.settle()
      #expect(scene.leftovers == [])
      director.animator = { SlideAnimator(direction: .push) }
      scene.navigation.pushViewController(scene.detail, animated: true)
      stage.advance(by: 0)
      #expect(scene.detail.view.mask == nil && scene.shown.transform.m41 == 393)
      try stage.settle()
      scene.navigation.popViewController(animated: false)
      try stage.settle()
      director.animator = { nil }
      stage.motion.isReduced = true
      scene.navigation.pushViewController(scene.detail, animated: true)
      stage.advance(by: 0.1)
      #expect(
        scene.detail.view.mask == nil && scene.shown.opacity < 1 && CATransform3DIsIdentity(scene.shown.transform))
      try stage.settle()
    }
  }

  @Test("The other preferred transitions give the presentation their style (A-38)")
  func styles() throws {
    try withStage(.iPhone15) { stage in
      let scene = try ZoomScene(stage)
      scene.detail.preferredTransition = .crossDissolve
      scene.detail.modalPresentationStyle = .fullScreen
      scene.navigation.present(scene.detail, animated: true)
      stage.advance(by: 0.1)
      #expect(scene.shown.opacity > 0 && scene.shown.opacity < 1 && scene.detail.view.frame.minY == 0)
      try stage.settle()
    }
  }

  @Test("The contexts of the closures of ZoomOptions are nested in it as Apple's are (A-38)")
  func names() throws {
    typealias Transition = UIViewController.Transition
    try withStage(.small) { _ in
      let options = Transition.ZoomOptions()
      options.alignmentRectProvider = { (context: Transition.ZoomOptions.AlignmentRectContext) -> CGRect? in
        context.sourceView.bounds
      }
      options.interactiveDismissShouldBegin = { (context: Transition.ZoomOptions.InteractionContext) -> Bool in
        context.willBegin
      }
      let screen = UIViewController()
      screen.preferredTransition = .zoom(options: options) { (context: Transition.ZoomSourceViewProviderContext) in
        context.sourceViewController.view
      }
      #expect(screen.preferredTransition != nil)
    }
  }
}
