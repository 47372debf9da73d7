import UIKit

@testable import UIKitTestSupport

/// Seed 001, chapter 5.2.3: the context that the container makes up: it stops the layer, moves it by `timeOffset`, lets
/// it run on by `beginTime`, and turns it back by a display link.
final class SeedContainerContext: NSObject, UIViewControllerContextTransitioning {
  let from: UIViewController
  let to: UIViewController
  private unowned let container: SeedContainer
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var duration: CFTimeInterval = 0
  private var percent: CGFloat = 0
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  let containerView: UIView

  init(_ container: SeedContainer, from: UIViewController, to: UIViewController) {
    self.container = container
    self.from = from
    self.to = to
    containerView = container.childArea
  }

  // MARK: Beginning

  func startByTime(_ delegate: any SeedContainerDelegate) {
    begin(delegate)
    animator?.animateTransition(using: self)
  }

  func startInteractively(_ delegate: any SeedContainerDelegate) {
    begin(delegate)
    guard let animator, let interaction = delegate.container(container, interactionControllerFor: animator) else {
      return
    }
    isInteractive = true
    interaction.startInteractiveTransition(self)
  }

  /// The calls of the seed's own percent driver on its own context.
  func activate() {
    containerView.layer.speed = 0
    animator?.animateTransition(using: self)
  }

  private func begin(_ delegate: any SeedContainerDelegate) {
    container.addChild(to)
    animator = delegate.container(container, animationControllerFrom: from, to: to)
    duration = animator?.transitionDuration(using: self) ?? 0
  }

  // MARK: Progress

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive else { return }
    percent = percentComplete
    containerView.layer.timeOffset = CFTimeInterval(percentComplete) * duration
    container.color(fraction: percentComplete, for: self)
  }

  func finishInteractiveTransition() {
    isInteractive = false
    let paused = containerView.layer.timeOffset
    containerView.layer.speed = 1
    containerView.layer.timeOffset = 0
    containerView.layer.beginTime = 0
    let since = containerView.layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    containerView.layer.beginTime = since
    follow("finishButtons:", SeedContainerContext.finishButtons(_:))
    let rest = CFTimeInterval(1 - percent) * duration
    _ = Timer.scheduledTimer(withTimeInterval: rest, repeats: false) { [containerView] _ in
      MainActor.assumeIsolated { containerView.layer.beginTime = 0 }
    }
  }

  func cancelInteractiveTransition() {
    isInteractive = false
    transitionWasCancelled = true
    follow("reverse:", SeedContainerContext.reverse(_:))
  }

  func pauseInteractiveTransition() {}

  private func follow(_ name: String, _ method: @escaping @MainActor (SeedContainerContext) -> (CADisplayLink) -> Void)
  {
    CADisplayLink(target: self, selector: Selector(name, method)).add(to: .main, forMode: .default)
  }

  func finishButtons(_ link: CADisplayLink) {
    percent += 1 / CGFloat(60 * duration)
    container.color(fraction: min(percent, 1), for: self)
    if percent >= 1 { link.invalidate() }
  }

  func reverse(_ link: CADisplayLink) {
    let offset = containerView.layer.timeOffset - link.duration
    if offset > 0 {
      containerView.layer.timeOffset = offset
      container.color(fraction: CGFloat(offset / duration), for: self)
      return
    }
    link.invalidate()
    containerView.layer.timeOffset = 0
    container.color(fraction: 0, for: self)
    containerView.layer.speed = 1
    cover()
  }

  /// Covers the frame in which the model of the old view is still at its end, by a snapshot of that view.
  private func cover() {
    guard let snapshot = from.view.snapshotView(afterScreenUpdates: false) else { return }
    containerView.addSubview(snapshot)
    _ = Timer.scheduledTimer(withTimeInterval: 1 / 60, repeats: false) { _ in
      MainActor.assumeIsolated { snapshot.removeFromSuperview() }
    }
  }

  // MARK: Ending

  func completeTransition(_ didComplete: Bool) {
    to.didMove(toParent: container)
    if didComplete {
      leave(from)
    } else {
      leave(to)
    }
    animator?.animationEnded(didComplete)
    animator = nil
    container.transitionEnded(completed: didComplete)
  }

  private func leave(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
  }

  // MARK: State

  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { .custom }
  var targetTransform: CGAffineTransform { .identity }
  func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? containerView.bounds : .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? containerView.bounds : .zero }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.view : key == .to ? to.view : nil
  }
}

/// Seed 001: the percent driver, which only passes calls on to the context that made it begin.
final class SeedPercentDriver: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var context: SeedContainerContext?

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext as? SeedContainerContext
    context?.activate()
  }

  func update(_ percent: CGFloat) { context?.updateInteractiveTransition(percent) }
  func finish() { context?.finishInteractiveTransition() }
  func cancel() { context?.cancelInteractiveTransition() }
}
