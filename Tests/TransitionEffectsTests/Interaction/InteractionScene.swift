import TransitionEffects
import TransitionTesting
import UIKit

/// Two screens in a container whose transition a driver drives, on a screen of 320 × 480 points.
@MainActor final class InteractionScene {
  let stage: Stage
  let (first, second) = (PatternScreen("first", isOld: true), PatternScreen("second", isOld: false))
  let navigation: UINavigationController
  let tabs = UITabBarController(nibName: nil, bundle: nil)

  private init(_ stage: Stage, isRightToLeft: Bool) {
    self.stage = stage
    navigation = UINavigationController(rootViewController: first)
    navigation.setNavigationBarHidden(true, animated: false)
    if isRightToLeft { stage.window.traitOverrides.layoutDirection = .rightToLeft }
  }

  /// The second screen pushed on the first.
  static func pushed(_ stage: Stage, isRightToLeft: Bool = false) throws -> InteractionScene {
    let scene = InteractionScene(stage, isRightToLeft: isRightToLeft)
    stage.show(scene.navigation)
    scene.navigation.pushViewController(scene.second, animated: false)
    try stage.settle()
    return scene
  }

  /// The second screen presented over the first.
  static func presented(_ stage: Stage) throws -> InteractionScene {
    let scene = InteractionScene(stage, isRightToLeft: false)
    scene.navigation.viewControllers = []
    stage.show(scene.first)
    scene.second.modalPresentationStyle = .fullScreen
    scene.first.present(scene.second, animated: false)
    try stage.settle()
    return scene
  }

  /// Both screens in tabs, of which the first is chosen.
  static func tabbed(_ stage: Stage, isRightToLeft: Bool = false) throws -> InteractionScene {
    let scene = InteractionScene(stage, isRightToLeft: isRightToLeft)
    scene.navigation.viewControllers = []
    scene.tabs.viewControllers = [scene.first, scene.second]
    stage.show(scene.tabs)
    try stage.settle()
    return scene
  }

  /// Whether the second screen is still on the stack.
  var isPushed: Bool { navigation.viewControllers.count == 2 }
  /// Whether the second screen is still presented.
  var isPresented: Bool { second.presentingViewController != nil }

  /// A finger's way in some seconds, which then rests.
  func drag(from start: CGPoint, by displacement: CGVector, over seconds: Double = 0.3, resting rest: Double = 0.3) {
    stage.pan(
      from: start, to: CGPoint(x: start.x + displacement.dx, y: start.y + displacement.dy), over: seconds, resting: rest
    )
  }
}
