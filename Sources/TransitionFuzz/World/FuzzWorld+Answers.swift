import TransitionStage
import UIKit

/// The delegate's results.
extension FuzzWorld {
  /// Behaviours without a mistake.
  private static let goodManners: [AnimatorBehavior] = [
    .plain, .delayed, .spring, .chained, .atOnce, .explicit, .propertyAnimator, .interruptible, .refuses, .trusts,
  ]

  /// Returns the animator for a transition; nil for the system's.
  func animator() -> (any UIViewControllerAnimatedTransitioning)? {
    guard !isResting, !choices.once("system's animator", in: 4) else { return nil }
    let manner = choices.option("manner", evenly: misbehaves ? AnimatorBehavior.allCases : Self.goodManners)
    let duration = choices.option("duration", evenly: [0, 0.1, 0.3])
    note("<\(manner) \(duration)>")
    if manner == .interruptible {
      let animator = FuzzInterruptibleAnimator(duration: duration, in: self)
      witness("animator \(manner)", animator)
      return animator
    }
    // Without a duration nothing is animated, and values set without animation are not restored (C-82).
    let animator = FuzzAnimator(manner, duration: manner == .trusts ? max(duration, 0.1) : duration, in: self)
    witness("animator \(manner)", animator)
    return animator
  }

  /// Returns the interaction controller for a transition.
  func interaction() -> (any UIViewControllerInteractiveTransitioning)? {
    guard !isResting, choices.once("interactive", in: 2) else { return nil }
    let driver = UIPercentDrivenInteractiveTransition()
    drivers.append(driver)
    witness("percent driver", driver)
    driver.wantsInteractiveStart = !choices.once("starts by time", in: 3)
    driver.completionSpeed = choices.option("completion speed", evenly: [1, 0.99, 0.5, 0.1])
    if misbehaves, choices.once("never arrives", in: 8) {
      driver.completionSpeed = 0
    }
    note("<interactive>")
    note(.offersDriver)
    return driver
  }

  /// Makes a delegate for every container and presentation.
  func makeDirector() -> TransitionDirector {
    let director = TransitionDirector()
    director.animator = { [weak self] in self?.animator() }
    director.interaction = { [weak self] in self?.interaction() }
    director.presentationController = { [weak self] in self?.presentationController(for: $0, presenting: $1) }
    director.willShow = { [weak self] _ in self?.reenter("willShow") }
    director.didShow = { [weak self] _ in self?.reenter("didShow") }
    return director
  }

  /// Returns the presentation controller of a custom presentation; nil for the system's.
  private func presentationController(
    for presented: UIViewController, presenting: UIViewController?
  ) -> UIPresentationController? {
    guard !choices.once("system's presentation", in: 4) else { return nil }
    let controller = FuzzPresentationController(presentedViewController: presented, presenting: presenting)
    controller.world = self
    controller.removesPresenter = choices.once("removes presenter", in: 2)
    witness("presentation controller", controller)
    return controller
  }
}
