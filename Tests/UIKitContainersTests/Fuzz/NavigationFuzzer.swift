import SeededRandom
import TransitionTesting

@testable import UIKit
@testable import UIKitTestSupport

/// Changes a navigation controller at random, and checks it after each step.
@MainActor final class NavigationFuzzer {
  let stage: Stage
  let nav: UINavigationController
  private let director = ClosureDirector()
  private let driver = UIPercentDrivenInteractiveTransition()
  private var dice: XorshiftRandom
  private var screens: [WatchedScreen] = []
  private(set) var steps: [String] = []
  private(set) var complaints: [String] = []
  private var isOnScreen = true
  private let thief: UINavigationController

  init(_ stage: Stage, seed: Int, changesFromCallbacks: Bool) {
    self.stage = stage
    dice = XorshiftRandom(multipliedSeed: seed)
    nav = UINavigationController()
    thief = UINavigationController(rootViewController: UIViewController())
    nav.title = "nav"
    nav.delegate = director
    director.animator = { [unowned self] _ in dice.roll(3) == 0 ? nil : makeAnimator() }
    nav.pushViewController(newScreen(), animated: false)
    stage.show(nav)
    guard changesFromCallbacks else { return }
    for screen in screens { hook(screen) }
    hooksNewScreens = true
  }

  private var hooksNewScreens = false

  private func hook(_ screen: WatchedScreen) {
    screen.onCallback = { [unowned self] moment in
      guard dice.roll(8) == 0 else { return }
      steps.append("(in \(screen.title ?? "?") \(moment):")
      change()
      steps.append(")")
    }
  }

  private func newScreen() -> WatchedScreen {
    let screen = WatchedScreen("\(screens.count)")
    screens.append(screen)
    if hooksNewScreens { hook(screen) }
    return screen
  }

  private func makeAnimator() -> ClosureAnimator {
    let duration = [0.0, 0.1, 0.3][dice.roll(3)]
    let style = dice.roll(4)
    return ClosureAnimator(duration: duration) { context in
      context.insertToView(above: style != 0)
      if style == 3 { return context.completeTransition(true) }
      let view = context.view(forKey: style == 1 ? .from : .to)
      UIView.animate(withDuration: duration, delay: style == 2 ? 0.05 : 0) {
        view?.transform = CGAffineTransform(translationX: 30, y: 0)
      } completion: { _ in
        view?.transform = .identity
        context.completeAsDecided()
      }
    }
  }

  /// One step: a change, a finger, or time.
  func step() {
    switch dice.roll(14) {
    case 0...5: change()
    case 6: moveFinger()
    case 7: leaveOrReturn()
    case 8: swipe()
    case 9: moveToAnotherContainer()
    case 10:
      steps.append("layout")
      nav.view.layoutIfNeeded()
    default:
      let frames = dice.roll(12)
      steps.append("frames \(frames)")
      stage.advance(frames: frames)
    }
    check()
  }

  private func change() {
    let animated = dice.roll(4) > 0
    director.interaction = dice.roll(3) == 0 ? driver : nil
    let mark = "\(animated ? "~" : "")\(director.interaction == nil ? "" : "i")"
    switch dice.roll(6) {
    case 0, 1:
      steps.append("push\(mark)")
      nav.pushViewController(newScreen(), animated: animated)
    case 2, 3:
      steps.append("pop\(mark)")
      nav.popViewController(animated: animated)
    case 4:
      steps.append("root\(mark)")
      nav.popToRootViewController(animated: animated)
    default:
      var stack: [UIViewController] = nav.viewControllers.filter { _ in dice.once(in: 2) }
      if dice.once(in: 2) || stack.isEmpty { stack.append(newScreen()) }
      steps.append("set \(stack.map { $0.title ?? "?" })\(mark)")
      nav.setViewControllers(stack, animated: animated)
    }
  }

  private func moveFinger() {
    switch dice.roll(4) {
    case 0:
      steps.append("finish")
      driver.finish()
    case 1:
      steps.append("cancel")
      driver.cancel()
    case 2:
      steps.append("pause")
      driver.pause()
    default:
      let percent = CGFloat(dice.roll(11)) / 10
      steps.append("update \(percent)")
      driver.update(percent)
    }
  }

  /// A finger at the edge, quick or slow, far or not.
  private func swipe() {
    let (distance, time) = (CGFloat(10 + dice.roll(80)), Double(dice.roll(6)) / 10)
    steps.append("swipe \(distance) in \(time)")
    stage.drag(from: CGPoint(x: 1, y: 100), to: CGPoint(x: 1 + distance, y: 100), over: time)
  }

  /// Another container takes one of the screens.
  private func moveToAnotherContainer() {
    guard dice.roll(3) == 0, nav.stack.count > 1 else { return }
    let taken = nav.stack[dice.roll(nav.stack.count)]
    steps.append("moveToAnotherContainer \(taken.title ?? "?")")
    thief.pushViewController(taken, animated: false)
  }

  private func leaveOrReturn() {
    guard dice.roll(3) == 0 else { return }
    isOnScreen.toggle()
    steps.append(isOnScreen ? "return" : "leave")
    stage.window.rootViewController = isOnScreen ? nav : UIViewController()
  }

  private func check() {
    for screen in screens {
      complaints += screen.complaints.map { "\(screen.title ?? "?"): \($0)" }
      let isInside = nav.stack.contains { $0 === screen }
      // A popped screen keeps its parent until its transition has begun (T-47).
      let isIn = screen.parent === nav && !nav.leaving.contains { $0 === screen }
      if isInside != isIn {
        complaints.append("\(screen.title ?? "?") and its parent disagree, inside \(isInside): \(moves(of: screen))")
      }
    }
    if stage.environment.drivers.count > 1 { complaints.append("two transitions at once") }
  }

  private func moves(of screen: WatchedScreen) -> String {
    let events = stage.trace.events.filter { $0.subject == screen.title && $0.category == .containment }
    return events.map { "\($0.name)(\($0.arguments.joined()))" }.joined(separator: " ")
  }

  /// Waits until nothing moves, and checks what an app may expect then.
  func rest() throws {
    for _ in 0..<40 where !stage.isQuiet {
      driver.cancel()
      stage.advance(by: 0.5)
    }
    try stage.settle()
    check()
    let top = nav.topViewController as? WatchedScreen
    for screen in screens {
      let expected: WatchedScreen.State = screen === top && isOnScreen ? .appeared : .disappeared
      if screen.state != expected { complaints.append("\(screen.title ?? "?") rests \(screen.state), not \(expected)") }
      let isShown = screen.viewIfLoaded?.window != nil
      if isShown != (screen === top && isOnScreen) {
        complaints.append("\(screen.title ?? "?") is \(isShown ? "" : "not ")shown")
      }
      if screen.isMovingToParent || screen.isMovingFromParent {
        complaints.append(
          "\(screen.title ?? "?") still moves \(screen.isMovingToParent ? "in" : "out"): \(moves(of: screen))")
      }
      if let view = screen.viewIfLoaded, view.blockingTransitionCount != 0 {
        complaints.append("\(screen.title ?? "?") is held")
      }
    }
    if let top, isOnScreen {
      if top.view.frame.size != nav.view.bounds.size { complaints.append("the top's frame is \(top.view.frame)") }
      let views = nav.wrapperView.subviews.count
      if views != 1 { complaints.append("\(views) views in the container") }
    }
    if nav.transitionCoordinator != nil { complaints.append("the coordinator stays") }
    if !stage.environment.layerClockOwners.isEmpty { complaints.append("a clock stays") }
  }
}
