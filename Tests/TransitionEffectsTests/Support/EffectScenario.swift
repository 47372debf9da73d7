import TransitionEffects
import TransitionTesting
import UIKit

/// Two screens in a container, and an effect between them, there or back.
@MainActor final class EffectScenario {
  /// In what the effect is shown.
  enum Container: String, CaseIterable, Sendable {
    case navigation, tabs, modal
    /// A navigation controller that is a part of another screen.
    case nested
  }

  let stage: Stage
  let old = PatternScreen("old", isOld: true)
  let new = PatternScreen("new", isOld: false)
  let director = TransitionDirector()
  private let container: Container
  private let isBackward: Bool
  private let navigation: UINavigationController
  private let tabs = UITabBarController(nibName: nil, bundle: nil)

  init(
    _ stage: Stage, _ container: Container, isBackward: Bool = false, isRightToLeft: Bool = false,
    style: UIModalPresentationStyle = .fullScreen,
    controller: ((UIViewController, UIViewController?) -> UIPresentationController)? = nil,
    arriving: EffectAnimator? = nil
  ) throws {
    self.stage = stage
    self.container = container
    self.isBackward = isBackward
    let (first, second) = isBackward ? (new, old) : (old, new)
    navigation = UINavigationController()
    second.modalPresentationStyle = style
    second.transitioningDelegate = director
    let root: UIViewController
    switch container {
    case .navigation: root = navigation
    case .tabs: root = tabs
    case .modal: root = first
    case .nested: root = UIViewController()
    }
    if container == .navigation || container == .nested { navigation.viewControllers = [first] }
    if isRightToLeft { stage.window.traitOverrides.layoutDirection = .rightToLeft }
    if container == .tabs {
      tabs.viewControllers = [first, second]
      tabs.setTabBarHidden(true, animated: false)
    }
    if container == .nested {
      root.addChild(navigation)
      root.view.addSubview(navigation.view)
      navigation.view.frame = CGRect(x: 10, y: 20, width: 60, height: 90)
      navigation.view.clipsToBounds = true
      navigation.didMove(toParent: root)
    }
    if container == .navigation || container == .nested { navigation.setNavigationBarHidden(true, animated: false) }
    stage.show(root)
    if let controller { director.presentationController = controller }
    // The effect itself may leave something in the container for the way back.
    director.animator = { arriving }
    if isBackward { show(second, animated: arriving != nil) }
    try stage.settle()
    navigation.delegate = director
    tabs.delegate = director
    stage.clearTrace()
  }

  private func show(_ second: UIViewController, animated: Bool) {
    switch container {
    case .navigation, .nested: navigation.pushViewController(second, animated: animated)
    case .tabs: tabs.selectedIndex = 1
    case .modal: (isBackward ? new : old).present(second, animated: animated)
    }
  }

  /// Asks for the transition with an effect, held by a driver or by time, and lets it begin.
  func begin(_ effect: EffectAnimator, driver: UIPercentDrivenInteractiveTransition? = nil) {
    director.animator = { effect }
    director.interaction = { driver }
    if !isBackward {
      show(new, animated: true)
    } else {
      switch container {
      case .navigation, .nested: navigation.popViewController(animated: true)
      case .tabs: tabs.selectedIndex = 0
      case .modal: old.dismiss(animated: true)
      }
    }
    stage.advance(by: 0)
  }

  /// How often the effect reported its end.
  var completions: Int { stage.trace.events.count { $0.name.hasPrefix("completeTransition") } }

  /// The effect's remains: changed properties of the screens, views without an owner, running animations.
  func leftovers(showing screen: PatternScreen, size: CGSize) -> [String] {
    var found: [String] = []
    let container = screen.view.superview
    if container == nil { found.append("the screen is gone") }
    for other in [old, new] where other !== screen {
      if other.viewIfLoaded?.window != nil, other.presentedViewController == nil { found.append("both are shown") }
    }
    if screen.view.frame.size != size { found.append("size \(screen.view.frame.size)") }
    if let container, !CATransform3DIsIdentity(container.layer.sublayerTransform) { found.append("sublayerTransform") }
    if let container, container.subviews != [screen.view], self.container != .tabs {
      found.append("subviews \(container.subviews)")
    }
    for view in [old, new].compactMap(\.viewIfLoaded) {
      let layer = view.layer
      if !CATransform3DIsIdentity(layer.transform) { found.append("transform") }
      if layer.anchorPoint != CGPoint(x: 0.5, y: 0.5) { found.append("anchorPoint") }
      if layer.mask != nil || view.mask != nil { found.append("mask") }
      if layer.opacity != 1 || layer.isHidden { found.append("hidden") }
      if layer.zPosition != 0 || layer.cornerRadius != 0 || layer.masksToBounds { found.append("looks") }
      if layer.animationKeys() != nil { found.append("animations") }
      if view.subviews.count != 9 || view.subviews.contains(where: { $0.isHidden || $0.alpha != 1 }) {
        found.append("insides")
      }
    }
    return found
  }
}
