import Testing
import TransitionEffects
import TransitionTesting
import UIKit

@Suite("Gestures of the originals") @MainActor struct OriginalGesturesTests {
  /// A finger's way across the screen in 0.3 s, which rests before it leaves.
  private func drag(_ stage: Stage, from start: CGPoint, by way: CGVector) {
    let end = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
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
    "from the edge: a third of the width is the whole, half of that decides; mirrored from right to left (E-4, E-87)",
    arguments: [(80.0, true, false), (50, false, false), (80, true, true), (50, false, true)])
  func edge(way: Double, pops: Bool, isRightToLeft: Bool) throws {
    try withStage(.original) { stage in
      let (scenario, navigation) = try pushed(stage, isRightToLeft: isRightToLeft)
      let driver = InteractionDriver.pop(navigation, by: .edgePan()) { _ in nil }
      // From the other edge nothing begins.
      drag(
        stage, from: CGPoint(x: isRightToLeft ? 4 : 316, y: 200), by: CGVector(dx: isRightToLeft ? way : -way, dy: 0))
      try stage.settle()
      #expect(scenario.completions == 0)
      drag(
        stage, from: CGPoint(x: isRightToLeft ? 316 : 4, y: 200), by: CGVector(dx: isRightToLeft ? -way : way, dy: 0))
      try stage.settle()
      #expect((navigation.viewControllers.count == 1) == pops && !driver.isInteracting && scenario.completions == 1)
    }
  }

  @Test(
    "from anywhere: three tenths of the width decide; mirrored from right to left (E-62, K-6, E-87)",
    arguments: [(130.0, true, false), (80, false, false), (130, true, true), (80, false, true)])
  func anywhere(way: Double, pops: Bool, isRightToLeft: Bool) throws {
    try withStage(.original) { stage in
      let (scenario, navigation) = try pushed(stage, isRightToLeft: isRightToLeft)
      let driver = InteractionDriver.pop(navigation, by: .fullScreenPan()) { _ in nil }
      drag(stage, from: CGPoint(x: 160, y: 200), by: CGVector(dx: isRightToLeft ? -way : way, dy: 0))
      stage.advance(by: 0.45)
      #expect(driver.isInteracting && driver.percentComplete > 0.1 && driver.percentComplete < 0.6)
      try stage.settle()
      #expect((navigation.viewControllers.count == 1) == pops && scenario.completions <= 1)
    }
  }

  @Test(
    "a pop to the left: 200 points are the whole (E-37, its pops)",
    arguments: [(-130.0, true), (-90, false), (130, false)])
  func horizontal(way: Double, pops: Bool) throws {
    try withStage(.original) { stage in
      let (scenario, navigation) = try pushed(stage)
      InteractionDriver.pop(navigation, by: PanDriving([.leading], distance: .points(200))) { _ in nil }
      drag(stage, from: CGPoint(x: 160, y: 200), by: CGVector(dx: way, dy: 0))
      try stage.settle()
      #expect((navigation.viewControllers.count == 1) == pops && scenario.completions <= 1)
    }
  }

  @Test("on the root nothing begins (P-30)")
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
    "between tabs: the neighbour in the finger's way, none beyond the first and the last, both ways by one driver (E-5, E-40)",
    arguments: [
      (0, -130.0, 1, false), (0, -80, 0, false), (0, 130, 0, false), (1, 130, 0, false), (1, 80, 1, false),
      (1, -130, 1, false), (0, 130, 1, true), (0, -130, 0, true), (1, -130, 0, true),
    ])
  func tabs(start: Int, way: Double, index: Int, isRightToLeft: Bool) throws {
    try withStage(.original) { stage in
      let scenario = try EffectScenario(stage, .tabs, isRightToLeft: isRightToLeft)
      scenario.director.animator = { SlideAnimator(direction: .tabRight) }
      let tabs = try #require(scenario.old.tabBarController)
      if start == 1 {
        tabs.selectedIndex = 1
        try stage.settle()
      }
      InteractionDriver.tabs(tabs, by: .sideways()) { _ in nil }
      drag(stage, from: CGPoint(x: 160, y: 200), by: CGVector(dx: way, dy: 0))
      try stage.settle()
      #expect(tabs.selectedIndex == index)
    }
  }

  @Test("down: half the height is the whole, half of that decides (E-13)", arguments: [(150.0, true), (100, false)])
  func dismissal(way: Double, dismisses: Bool) throws {
    try withStage(.original) { stage in
      let scenario = try EffectScenario(stage, .modal, isBackward: true)
      scenario.director.animator = { BounceAnimator(isReversed: true) }
      let driver = InteractionDriver.dismissal(of: scenario.old, by: .pull()) { nil }
      drag(stage, from: CGPoint(x: 160, y: 100), by: CGVector(dx: 0, dy: way))
      stage.advance(by: 0.45)
      #expect(driver.isInteracting)
      try stage.settle()
      #expect((scenario.old.presentingViewController == nil) == dismisses)
    }
  }
}
