import TransitionEffects
import TransitionTesting
import UIKit

/// An effect in a finger's hand, on the screen for which the originals were written.
@MainActor final class HeldEffect {
  let scenario: EffectScenario
  private let driver = UIPercentDrivenInteractiveTransition()

  init(
    _ stage: Stage, _ effect: EffectAnimator, in container: EffectScenario.Container = .navigation,
    isRightToLeft: Bool = false, style: UIModalPresentationStyle = .fullScreen,
    controller: ((UIViewController, UIViewController?) -> UIPresentationController)? = nil
  ) throws {
    scenario = try EffectScenario(
      stage, container, isBackward: effect.isReversed, isRightToLeft: isRightToLeft, style: style)
    if let controller { scenario.director.presentationController = controller }
    scenario.begin(effect, driver: driver)
  }

  var stage: Stage { scenario.stage }
  var container: UIView { scenario.new.view.superview ?? scenario.old.view.superview ?? UIView() }
  /// The presentation layers of the screens.
  var old: CALayer { scenario.old.view.layer.presentation() ?? CALayer() }
  var new: CALayer { scenario.new.view.layer.presentation() ?? CALayer() }
  /// The effect's own views as they are shown, back to front, without hidden ones.
  var helpers: [CALayer] {
    container.subviews.filter { $0 !== scenario.old.view && $0 !== scenario.new.view && !$0.isHidden }
      .compactMap { $0.layer.presentation() }
  }

  /// Moves the finger.
  func move(to percent: Double) {
    driver.update(CGFloat(percent))
    stage.advance(frames: 1)
  }

  func cancel() throws {
    driver.cancel()
    try stage.settle()
  }
}

/// Whether two numbers are the same but for rounding.
func isNear(_ one: CGFloat, _ other: Double, within tolerance: Double = 1e-3) -> Bool {
  abs(Double(one) - other) <= tolerance
}
