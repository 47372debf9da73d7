import Testing
import TransitionEffects
import TransitionTesting
import UIKit

@Suite("Gestures of the original effects") @MainActor struct OriginalGesturesTests {
  /// A finger's way across the screen in 0.3 s, which rests before it leaves.
  private func drag(_ stage: Stage, from start: CGPoint, by displacement: CGVector) {
    let end = CGPoint(x: start.x + displacement.dx, y: start.y + displacement.dy)
    stage.touch([
      TouchPoint(time: 0, location: start), TouchPoint(time: 0.3, location: end), TouchPoint(time: 0.6, location: end),
    ])
  }

  /// A screen on another, which a cube pops.
  private func pushed(
    _ stage: Stage, isRightToLeft: Bool = false
  ) throws -> (EffectScenario, UINavigationController) {
    let scenario = try EffectScenario(stage, .navigation, isBackward: true, isRightToLeft: isRightToLeft)
    scenario.director.animator = { CubeAnimator(isReversed: true) }
    return (scenario, try #require(scenario.old.navigationController))
  }

  @Test(
    "An edge pan completes at a third of the width and finishes from half of that, mirrored (E-4, E-87)",
    arguments: [(80.0, true, false), (50, false, false), (80, true, true), (50, false, true)])
  func edge(displacement: Double, pops: Bool, isRightToLeft: Bool) throws {
    try withStage(.original) { stage in
      let (scenario, navigation) = try pushed(stage, isRightToLeft: isRightToLeft)
      let driver = InteractionDriver.pop(navigation, by: .edgePan()) { _ in nil }
      // From the other edge nothing begins.
      drag(
        stage, from: CGPoint(x: isRightToLeft ? 4 : 316, y: 200),
        by: CGVector(dx: isRightToLeft ? displacement : -displacement, dy: 0))
      try stage.settle()
      #expect(scenario.completions == 0)
      drag(
        stage, from: CGPoint(x: isRightToLeft ? 316 : 4, y: 200),
        by: CGVector(dx: isRightToLeft ? -displacement : displacement, dy: 0))
      try stage.settle()
      #expect((navigation.viewControllers.count == 1) == pops && !driver.isInteracting && scenario.completions == 1)
    }
  }

  @Test(
    "A full-screen pan finishes from three tenths of the width, mirrored (E-62, K-6, E-87)",
    arguments: [(130.0, true, false), (80, false, false), (130, true, true), (80, false, true)])
  func anywhere(displacement: Double, pops: Bool, isRightToLeft: Bool) throws {
    try withStage(.original) { stage in
      let (scenario, navigation) = try pushed(stage, isRightToLeft: isRightToLeft)
      let driver = InteractionDriver.pop(navigation, by: .fullScreenPan()) { _ in nil }
      drag(stage, from: CGPoint(x: 160, y: 200), by: CGVector(dx: isRightToLeft ? -displacement : displacement, dy: 0))
      stage.advance(by: 0.45)
      #expect(driver.isInteracting && driver.percentComplete > 0.1 && driver.percentComplete < 0.6)
      try stage.settle()
      #expect((navigation.viewControllers.count == 1) == pops && scenario.completions <= 1)
    }
  }

  @Test(
    "A swipe to the left pops, and completes at 200 points (E-37, its pops)",
    arguments: [(-130.0, true), (-90, false), (130, false)])
  func horizontal(displacement: Double, pops: Bool) throws {
    try withStage(.original) { stage in
      let (scenario, navigation) = try pushed(stage)
      InteractionDriver.pop(navigation, by: PanDriving([.leading], distance: .points(200))) { _ in nil }
      drag(stage, from: CGPoint(x: 160, y: 200), by: CGVector(dx: displacement, dy: 0))
      try stage.settle()
      #expect((navigation.viewControllers.count == 1) == pops && scenario.completions <= 1)
    }
  }

  @Test(
    "A vertical swipe in either direction dismisses, and completes at 200 points (E-38)",
    arguments: [(130.0, true), (-130, true), (90, false), (-90, false)])
  func vertical(displacement: Double, pops: Bool) throws {
    try withStage(.original) { stage in
      let (scenario, navigation) = try pushed(stage)
      InteractionDriver.pop(navigation, by: .swipe(isVertical: true)) { _ in nil }
      drag(stage, from: CGPoint(x: 160, y: 240), by: CGVector(dx: 0, dy: displacement))
      try stage.settle()
      #expect((navigation.viewControllers.count == 1) == pops && scenario.completions <= 1)
    }
  }

  @Test("No gesture pops the root (P-30)")
  func root() throws {
    try withStage(.original) { stage in
      let root = PatternScreen("root", isOld: true)
      let navigation = UINavigationController(rootViewController: root)
      stage.show(navigation)
      let driver = InteractionDriver.pop(navigation, by: .fullScreenPan()) { _ in nil }
      drag(stage, from: CGPoint(x: 100, y: 200), by: CGVector(dx: 130, dy: 0))
      stage.advance(by: 0.4)
      #expect(!driver.isInteracting)
      try stage.settle()
    }
  }

  @Test(
    "One driver changes tabs in both directions, and not beyond the first and last (E-5, E-40)",
    arguments: [
      (0, -130.0, 1, false), (0, -80, 0, false), (0, 130, 0, false), (1, 130, 0, false), (1, 80, 1, false),
      (1, -130, 1, false), (0, 130, 1, true), (0, -130, 0, true), (1, -130, 0, true),
    ])
  func tabs(start: Int, displacement: Double, index: Int, isRightToLeft: Bool) throws {
    try withStage(.original) { stage in
      let scenario = try EffectScenario(stage, .tabs, isRightToLeft: isRightToLeft)
      scenario.director.animator = { SlideAnimator(direction: .tabRight) }
      let tabs = try #require(scenario.old.tabBarController)
      if start == 1 {
        tabs.selectedIndex = 1
        try stage.settle()
      }
      InteractionDriver.tabs(tabs, by: .sideways()) { _ in nil }
      drag(stage, from: CGPoint(x: 160, y: 200), by: CGVector(dx: displacement, dy: 0))
      try stage.settle()
      #expect(tabs.selectedIndex == index)
    }
  }

  @Test(
    "A pinch finishes from half, or four tenths, of the fingers' distance (E-39, E-55)",
    arguments: [(nil, 0.45, false), (nil, 0.55, true), (0.4, 0.35, false), (0.4, 0.45, true)]
      as [(CGFloat?, Double, Bool)])
  func pinch(threshold: CGFloat?, part: Double, pops: Bool) throws {
    try withStage(.original) { stage in
      let (scenario, navigation) = try pushed(stage)
      let gesture = threshold.map { PinchDriving.pinch(threshold: $0) } ?? .pinch()
      let driver = InteractionDriver.pop(navigation, by: gesture) { _ in nil }
      // The gesture begins with the frame that sees the slop of ten points, at 226.
      stage.pinch(about: CGPoint(x: 160, y: 240), from: 240, to: 226 * (1 - part), over: 0.3, resting: 0.3)
      stage.advance(by: 0.5)
      #expect(driver.isInteracting && abs(driver.percentComplete - part) < 0.03)
      try stage.settle()
      #expect((navigation.viewControllers.count == 1) == pops && scenario.completions == 1)
    }
  }

  @Test(
    "From the leading half of the screen, the direction at release decides at any progress (E-57)",
    arguments: [(100.0, [60.0], true), (100, [150, -20], false), (100, [150, 0], false), (200, [90], false)],
    [false, true])
  func leadingHalf(finger: (start: Double, directions: [Double], pops: Bool), isRightToLeft: Bool) throws {
    try withStage(.original) { stage in
      let (scenario, navigation) = try pushed(stage, isRightToLeft: isRightToLeft)
      let driver = InteractionDriver.pop(navigation, by: .leadingHalf()) { _ in nil }
      let side = isRightToLeft ? -1.0 : 1
      let held = stage.touchDown(at: CGPoint(x: isRightToLeft ? 320 - finger.start : finger.start, y: 200))
      for displacement in finger.directions {
        if displacement == 0 { stage.advance(by: 0.3) }
        for _ in 0..<10 {
          held.move(by: CGVector(dx: side * displacement / 10, dy: 0))
          stage.advance(frames: 1)
        }
      }
      #expect(driver.isInteracting == (finger.start < 160))
      held.lift()
      try stage.settle()
      #expect((navigation.viewControllers.count == 1) == finger.pops && scenario.completions <= 1)
    }
  }

  @Test(
    "A drag back beyond its start counts by its size, and the direction at release decides (E-57)",
    arguments: [false, true])
  func inBothDirections(returns: Bool) throws {
    try withStage(.original) { stage in
      let (scenario, navigation) = try pushed(stage)
      let driver = InteractionDriver.pop(navigation, by: .leadingHalf()) { _ in nil }
      let held = stage.touchDown(at: CGPoint(x: 100, y: 200))
      @MainActor func move(by displacement: Double) {
        for _ in 0..<10 {
          held.move(by: CGVector(dx: displacement / 10, dy: 0))
          stage.advance(frames: 1)
        }
      }
      // Twelve points are gone where the pan begins, the first of them beyond its slop.
      move(by: 60)
      #expect(abs(driver.percentComplete - 48.0 / 320) < 1e-6)
      move(by: -48)
      #expect(abs(driver.percentComplete) < 1e-6)
      move(by: -80)
      #expect(abs(driver.percentComplete - 80.0 / 320) < 1e-6)
      if returns { move(by: 20) }
      #expect(driver.isInteracting)
      held.lift()
      try stage.settle()
      #expect((navigation.viewControllers.count == 1) == returns && scenario.completions == 1)
    }
  }

  @Test(
    "A bubble that is dragged down or up completes at the height and finishes from three tenths (E-46)",
    arguments: [(InteractionDirection.down, 175.0, true), (.down, 130, false), (.up, 175, true), (.up, 130, false)])
  func bubble(displacement: InteractionDirection, distance: Double, dismisses: Bool) throws {
    try withStage(.original) { stage in
      let scenario = try EffectScenario(stage, .modal, isBackward: true)
      scenario.director.animator = { BubbleAnimator(from: CGPoint(x: 160, y: 450), isReversed: true) }
      let driver = InteractionDriver.dismissal(of: scenario.old, by: .fullHeight([displacement])) { nil }
      drag(stage, from: CGPoint(x: 160, y: 240), by: CGVector(dx: 0, dy: displacement == .down ? distance : -distance))
      stage.advance(by: 0.45)
      // Ten points are the slop.
      #expect(driver.isInteracting && abs(driver.percentComplete - (distance - 10) / 480) < 0.03)
      try stage.settle()
      #expect((scenario.old.presentingViewController == nil) == dismisses)
    }
  }

  @Test("A tab bar without tabs and the More list have no neighbouring tabs", arguments: [0, 7])
  func noNeighbour(count: Int) throws {
    try withStage(.original) { stage in
      let tabs = UITabBarController(nibName: nil, bundle: nil)
      tabs.viewControllers = (0..<count).map { _ in PatternScreen("tab", isOld: false) }
      stage.show(tabs)
      if count > 0 { tabs.selectedViewController = tabs.moreNavigationController }
      try stage.settle()
      #expect(tabs.selectedIndex == NSNotFound)
      let driver = InteractionDriver.tabs(tabs, by: .sideways()) { _ in SlideAnimator(direction: .tabRight) }
      for displacement in [-130.0, 130] {
        drag(stage, from: CGPoint(x: 160, y: 200), by: CGVector(dx: displacement, dy: 0))
        stage.advance(by: 0.45)
        #expect(!driver.isInteracting)
        try stage.settle()
        #expect(tabs.selectedIndex == NSNotFound)
      }
    }
  }

  @Test(
    "A vertical swipe completes at 200 points and finishes from half of that (E-38)",
    arguments: [(130.0, true), (-130, true), (90, false)])
  func vertical(displacement: Double, dismisses: Bool) throws {
    try withStage(.original) { stage in
      let scenario = try EffectScenario(stage, .modal, isBackward: true)
      scenario.director.animator = { BounceAnimator(isReversed: true) }
      let driver = InteractionDriver.dismissal(of: scenario.old, by: .swipe(isVertical: true)) { nil }
      drag(stage, from: CGPoint(x: 160, y: 240), by: CGVector(dx: 0, dy: displacement))
      stage.advance(by: 0.45)
      // Ten points are the slop.
      #expect(driver.isInteracting && abs(driver.percentComplete - (abs(displacement) - 10) / 200) < 0.05)
      try stage.settle()
      #expect((scenario.old.presentingViewController == nil) == dismisses)
    }
  }

  @Test(
    "A drag down completes at half the height and finishes from half of that (E-13)",
    arguments: [(150.0, true), (100, false)])
  func dismissal(displacement: Double, dismisses: Bool) throws {
    try withStage(.original) { stage in
      let scenario = try EffectScenario(stage, .modal, isBackward: true)
      scenario.director.animator = { BounceAnimator(isReversed: true) }
      let driver = InteractionDriver.dismissal(of: scenario.old, by: .pull()) { nil }
      drag(stage, from: CGPoint(x: 160, y: 100), by: CGVector(dx: 0, dy: displacement))
      stage.advance(by: 0.45)
      #expect(driver.isInteracting)
      try stage.settle()
      #expect((scenario.old.presentingViewController == nil) == dismisses)
    }
  }
}
