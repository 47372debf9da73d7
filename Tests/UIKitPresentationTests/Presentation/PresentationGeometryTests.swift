import Testing
import TransitionEffects
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Frames and views of presentations") @MainActor struct PresentationGeometryTests {
  /// The values that an animator saw in its context.
  final class Probe: NSObject, UIViewControllerAnimatedTransitioning {
    var look: (any UIViewControllerContextTransitioning) -> Void = { _ in }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.2
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      look(context)
      if let toView = context.view(forKey: .to) { context.containerView.addSubview(toView) }
      context.completeTransition(true)
    }
  }

  @Test("A custom presentation has its own view and frame, and leaves the presenter's alone (T-81, T-83)")
  func custom() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      let probe = Probe()
      var looks = 0
      scene.director.makeAnimator = { _ in probe }
      scene.director.makeController = { HalfPresentation(presentedViewController: $0, presenting: $1) }
      let half = CGRect(x: 0, y: 100, width: 100, height: 100)
      probe.look = { context in
        looks += 1
        #expect(context.presentationStyle == .custom)
        #expect(context.view(forKey: .from) == nil)
        #expect(context.view(forKey: .to) === scene.b.view)
        #expect(context.viewController(forKey: .from) === scene.a)
        #expect(context.containerView.subviews.isEmpty)  // T-18
        #expect(context.finalFrame(for: scene.b) == half)
        #expect(context.initialFrame(for: scene.b) == .zero)
        #expect(context.finalFrame(for: scene.a) == CGRect(x: 0, y: 0, width: 100, height: 200))  // T-16: it stays
      }
      scene.a.present(scene.b, animated: true)
      try stage.settle()
      #expect(scene.b.view.frame == half)
      #expect(scene.a.view.superview === stage.window)
      #expect(stage.image.color(x: 50, y: 50) == .red)
      probe.look = { context in
        looks += 1
        #expect(context.view(forKey: .from) === scene.b.view)
        #expect(context.view(forKey: .to) == nil)
        #expect(context.initialFrame(for: scene.b) == half)
        #expect(context.finalFrame(for: scene.b) == .zero)
      }
      scene.b.dismiss(animated: true)
      try stage.settle()
      #expect(looks == 2)
    }
  }

  @Test("A full-screen presentation has both views, and removes the presenter's (T-16, T-82)")
  func fullScreen() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .fullScreen)
      let probe = Probe()
      scene.director.makeAnimator = { _ in probe }
      let whole = CGRect(x: 0, y: 0, width: 100, height: 200)
      probe.look = { context in
        #expect(context.view(forKey: .from) === scene.a.view)
        #expect(scene.a.view.superview === context.containerView)
        #expect(context.initialFrame(for: scene.a) == whole)
        #expect(context.finalFrame(for: scene.a) == .zero)
      }
      scene.a.present(scene.b, animated: true)
      try stage.settle()
      probe.look = { context in
        #expect(context.view(forKey: .to) === scene.a.view)
        #expect(context.finalFrame(for: scene.a) == whole)
        #expect(context.view(forKey: .from) === scene.b.view)
      }
      scene.b.dismiss(animated: true)
      try stage.settle()
      #expect(scene.a.view.superview === stage.window && scene.a.view.frame == whole)
    }
  }

  @Test("Animators get the wrapper that presentedView returns (T-84)")
  func wrapper() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      let probe = Probe()
      scene.director.makeAnimator = { _ in probe }
      scene.director.makeController = { WrappingPresentation(presentedViewController: $0, presenting: $1) }
      probe.look = { context in
        let wrapper = context.view(forKey: .to)
        #expect(wrapper !== scene.b.view)
        #expect(wrapper.map { scene.b.view.isDescendant(of: $0) } == true)
      }
      scene.a.present(scene.b, animated: true)
      try stage.settle()
      #expect(scene.b.view.frame == CGRect(x: 10, y: 10, width: 80, height: 180))
      #expect(stage.image.color(x: 5, y: 5) == .white)
      probe.look = { #expect($0.view(forKey: .from) === scene.b.view.superview) }
      scene.b.dismiss(animated: true)
      try stage.settle()
      #expect(stage.image.color(x: 50, y: 100) == .red)
    }
  }

  @Test(
    "At presentationTransitionWillBegin the container is in the window, the view is not in it, and the coordinator is there (T-73, T-74, T-112)"
  )
  func beginning() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      let child = UIViewController()
      scene.b.addChild(child)
      var hooks: [String] = []
      scene.director.makeController = { presented, presenting in
        let controller = HookedPresentation(presentedViewController: presented, presenting: presenting)
        controller.notify = { hooks.append($0) }
        controller.begins = { container in
          #expect(container?.window === stage.window)
          #expect(scene.b.view.superview == nil)
          #expect(scene.a.transitionCoordinator != nil)
          #expect(scene.b.transitionCoordinator != nil)
          #expect(child.transitionCoordinator != nil)  // T-111
        }
        return controller
      }
      scene.a.present(scene.b, animated: true)
      try stage.settle()
      #expect(hooks.prefix(4) == ["will", "view", "willLayout", "didLayout"])
      #expect(hooks.last == "did")
      #expect(scene.a.transitionCoordinator == nil && scene.b.transitionCoordinator == nil)
    }
  }

  @Test("The presenter's view is restored where an animator wrongly moves or removes it (P-6, P-7, P-8)")
  func foreignViews() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      let probe = Probe()
      scene.director.makeAnimator = { _ in probe }
      probe.look = { _ in scene.a.view.removeFromSuperview() }
      scene.a.present(scene.b, animated: true)
      try stage.settle()
      try stage.expectDiagnostic("presenter-removed")
      #expect(stage.window.subviews.first === scene.a.view)
      probe.look = { $0.containerView.addSubview(scene.a.view) }
      scene.b.dismiss(animated: true)
      try stage.settle()
      try stage.expectDiagnostic("presenter-in-container")
      #expect(stage.window.subviews == [scene.a.view])
      #expect(stage.image.color(x: 50, y: 100) == .red)
      #expect(!scene.log.take().contains("A.w"))
    }
  }

  @Test("The slide comes from below and goes back there (E-3)")
  func slide() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      scene.a.present(scene.b, animated: true)
      stage.advance(by: 0.15)
      #expect(abs((scene.b.view.layer.presentation()?.frame.minY ?? 0) - 100) < 1e-6)
      #expect(stage.image.color(x: 50, y: 90) == .red)
      #expect(stage.image.color(x: 50, y: 110) == .blue)
      try stage.settle()
      scene.b.dismiss(animated: true)
      stage.advance(by: 0.15)
      #expect(stage.image.color(x: 50, y: 90) == .red)
      #expect(stage.image.color(x: 50, y: 110) == .blue)
      try stage.settle()
      #expect(scene.b.view.transform == .identity)
    }
  }

  @Test("The diagonal effect comes from the lower right corner and goes back there (E-9)", arguments: [true, false])
  func diagonal(isFullScreen: Bool) throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: isFullScreen ? .fullScreen : .custom)
      scene.director.makeAnimator = { DiagonalAnimator(isPresenting: $0) }
      var frames: [CGRect] = []
      @MainActor func sample() { frames.append(scene.b.view.layer.presentation()?.frame ?? .null) }
      scene.a.present(scene.b, animated: true)
      stage.advance(by: 0.25)
      sample()
      #expect(stage.image.color(x: 40, y: 150) == .red)
      #expect(stage.image.color(x: 60, y: 150) == .blue)
      try stage.settle()
      sample()
      let driver = scene.hold(at: 0.5) { scene.b.dismiss(animated: true) }
      sample()
      #expect(stage.image.color(x: 40, y: 150) == .red)
      driver.cancel()
      try stage.settle()
      sample()
      scene.b.dismiss(animated: true)
      stage.advance(by: 0.25)
      sample()
      try stage.settle()
      let (half, whole) = (CGPoint(x: 50, y: 100), CGPoint.zero)
      for (frame, origin) in zip(frames, [half, whole, half, whole, half]) {
        #expect(abs(frame.minX - origin.x) < 1e-6 && abs(frame.minY - origin.y) < 1e-6)
        #expect(frame.size == CGSize(width: 100, height: 200))
      }
      #expect(scene.b.view.superview == nil)
      #expect(stage.window.subviews == [scene.a.view])

      let again = scene.hold(at: 0.5) { scene.a.present(scene.b, animated: true) }
      again.cancel()
      try stage.settle()
      #expect(scene.b.view.superview == nil)
      #expect(stage.window.subviews == [scene.a.view])
    }
  }
}

/// The lower half of the screen.
private final class HalfPresentation: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }
}

/// Lays the presented view into a white frame.
private final class WrappingPresentation: UIPresentationController {
  private let wrapper = UIView()

  override var presentedView: UIView? { wrapper }

  override func presentationTransitionWillBegin() {
    wrapper.frame = frameOfPresentedViewInContainerView
    wrapper.backgroundColor = .white
    guard let view = presentedViewController.view else { return }
    view.frame = CGRect(x: 10, y: 10, width: 80, height: 180)
    wrapper.addSubview(view)
  }
}

/// Records the hooks that ran.
private final class HookedPresentation: UIPresentationController {
  var notify: (String) -> Void = { _ in }
  var begins: (UIView?) -> Void = { _ in }
  private var wasAsked = false

  override var presentedView: UIView? {
    if !wasAsked { notify("view") }
    wasAsked = true
    return super.presentedView
  }

  override func presentationTransitionWillBegin() {
    notify("will")
    begins(containerView)
  }

  override func containerViewWillLayoutSubviews() { notify("willLayout") }
  override func containerViewDidLayoutSubviews() { notify("didLayout") }
  override func presentationTransitionDidEnd(_ completed: Bool) { notify("did") }
}
