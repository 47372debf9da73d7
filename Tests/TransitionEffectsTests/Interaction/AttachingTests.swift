import Testing
import TransitionEffects
import TransitionTesting
import UIKit

@Suite("Attaching an InteractionDriver") @MainActor struct AttachingTests {
  private final class Director: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIViewControllerTransitioningDelegate
  {
    var calls: [String] = []
    var animator: (any UIViewControllerAnimatedTransitioning)?

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { calls.append("will") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { calls.append("did") }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .portrait }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      calls.append("select")
    }
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { false }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      calls.append("present")
      return nil
    }
  }

  @Test("A drag changes tabs in both directions, by the layout direction (E-5, E-87)", arguments: [false, true])
  func tabs(isRightToLeft: Bool) throws {
    try withStage(.original) { stage in
      let scene = try InteractionScene.tabbed(stage, isRightToLeft: isRightToLeft)
      var directions: [InteractionDirection] = []
      let driver = InteractionDriver.tabs(scene.tabs, by: .sideways()) { side in
        directions.append(side)
        return SlideAnimator(direction: side == .trailing ? .tabLeft : .tabRight)
      }
      let forward = isRightToLeft ? 130.0 : -130
      for (dragX, index) in [(-forward, 0), (forward * 0.5, 0), (forward, 1), (forward, 1), (-forward, 0)] {
        scene.drag(from: CGPoint(x: 160, y: 200), by: CGVector(dx: dragX, dy: 0))
        try stage.settle()
        #expect(scene.tabs.selectedIndex == index)
      }
      #expect(directions == [.leading, .leading, .trailing] && !driver.isInteracting)
    }
  }

  @Test("The driver forwards everything to the previous delegate, whose animators come first")
  func delegates() throws {
    try withStage(.original) { stage in
      let scene = try InteractionScene.pushed(stage)
      let director = Director()
      scene.navigation.delegate = director
      let driver = InteractionDriver.pop(scene.navigation, by: .fullScreenPan()) { _ in
        Issue.record("The delegate's own animator goes before.")
        return nil
      }
      director.animator = SlideAnimator(direction: .pop)
      scene.drag(from: CGPoint(x: 20, y: 200), by: CGVector(dx: 250, dy: 0))
      stage.advance(by: 0.4)
      #expect(driver.isInteracting)
      try stage.settle()
      #expect(director.calls == ["will", "did"] && !scene.isPushed)
      #expect(scene.navigation.supportedInterfaceOrientations == .portrait)
      driver.detach()
      #expect(scene.navigation.delegate === director && driver.recognizer?.view == nil)
      scene.navigation.delegate = nil
      let usual = scene.navigation.supportedInterfaceOrientations
      InteractionDriver.pop(scene.navigation, by: .fullScreenPan()) { _ in nil }
      #expect(scene.navigation.supportedInterfaceOrientations == usual)
      let other = UIViewController()
      other.transitioningDelegate = director
      InteractionDriver.dismissal(of: other, by: .pinch()) { nil }
      scene.navigation.present(other, animated: true)
      try stage.settle()
      #expect(director.calls.last == "present")
    }
  }

  @Test("The driver asks the previous delegate which tab a tap may select, and calls it afterwards")
  func tabDelegate() throws {
    try withStage(.original) { stage in
      let scene = try InteractionScene.tabbed(stage)
      let director = Director()
      scene.tabs.delegate = director
      InteractionDriver.tabs(scene.tabs, by: .sideways()) { _ in nil }
      let bar = scene.tabs.tabBar
      let origin = CGPoint(x: bar.bounds.width * 0.75, y: bar.bounds.midY)
      stage.tap(bar.convert(origin, to: nil))
      try stage.settle()
      #expect(scene.tabs.selectedIndex == 0 && director.calls.isEmpty)
      scene.tabs.delegate = nil
      InteractionDriver.tabs(scene.tabs, by: .sideways()) { _ in nil }
      stage.tap(bar.convert(origin, to: nil))
      try stage.settle()
      #expect(scene.tabs.selectedIndex == 1)
    }
  }

  @Test("The driver begins a transition of the app: a presentation that is dragged up, released and caught")
  func own() throws {
    try withStage(.original) { stage in
      let (root, card) = (UIViewController(), UIViewController())
      card.modalPresentationStyle = .fullScreen
      stage.show(root)
      let director = TransitionDirector()
      director.animator = { SlideAnimator(direction: .presentation).timed(1) }
      card.transitioningDelegate = director
      let driver = InteractionDriver.transition(on: root.view, by: .halfScreen([.up])) {
        card.transitionCoordinator
      } begin: { dragX in
        root.present(card, animated: true)
        return dragX == .up
      }
      director.interaction = { driver.interaction(for: .up) }
      stage.pan(from: CGPoint(x: 160, y: 450), to: CGPoint(x: 160, y: 300), over: 0.3, resting: 0.2)
      stage.advance(by: 0.4)
      #expect(driver.isInteracting && driver.percentComplete > 0.5)
      stage.advance(by: 0.2)
      #expect(!driver.isInteracting && card.transitionCoordinator != nil)
      stage.pan(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 400), over: 0.2, resting: 0.2)
      stage.advance(by: 0.15)
      #expect(driver.isInteracting)
      try stage.settle()
      #expect(root.presentedViewController == nil)
      stage.pan(from: CGPoint(x: 160, y: 450), to: CGPoint(x: 160, y: 250), over: 0.3, resting: 0.2)
      try stage.settle()
      #expect(root.presentedViewController === card)
    }
  }

  @Test("Several drivers of one container begin with their own animators, and can be detached in any order")
  func several() throws {
    try withStage(.original) { stage in
      let scene = try InteractionScene.pushed(stage)
      let director = Director()
      scene.navigation.delegate = director
      var used: [String] = []
      @MainActor func driver(_ name: String, _ gesture: some DrivingGesture) -> InteractionDriver {
        InteractionDriver.pop(scene.navigation, by: gesture) { operation in
          used.append("\(name) \(operation == .pop ? "pops" : "pushes")")
          return SlideAnimator(direction: operation == .pop ? .pop : .push)
        }
      }
      let (edge, pinch) = (driver("edge", .edgePan()), driver("pinch", .pinch()))
      @MainActor func push() throws {
        scene.navigation.pushViewController(scene.second, animated: false)
        try stage.settle()
        used = []
      }
      scene.drag(from: CGPoint(x: 4, y: 200), by: CGVector(dx: 90, dy: 0))
      stage.advance(by: 0.4)
      #expect(edge.isInteracting && !pinch.isInteracting && used == ["edge pops"])
      try stage.settle()
      #expect(!scene.isPushed)
      try push()
      stage.pinch(about: CGPoint(x: 160, y: 240), from: 240, to: 60, over: 0.3, resting: 0.3)
      stage.advance(by: 0.5)
      #expect(pinch.isInteracting && !edge.isInteracting && used == ["pinch pops"])
      try stage.settle()
      #expect(!scene.isPushed)
      try push()
      edge.detach()
      #expect(scene.navigation.delegate !== director)
      stage.pinch(about: CGPoint(x: 160, y: 240), from: 240, to: 60, over: 0.3, resting: 0.3)
      try stage.settle()
      #expect(!scene.isPushed && used == ["pinch pops"])
      pinch.detach()
      #expect(scene.navigation.delegate === director)
    }
  }

  @Test("The driver takes its edge from the layout direction at touch-down (E-87)")
  func edgeOfReading() throws {
    try withStage(.original) { stage in
      let scene = try InteractionScene.pushed(stage)
      InteractionDriver.pop(scene.navigation, by: .edgePan()) { _ in SlideAnimator(direction: .pop) }
      stage.window.traitOverrides.layoutDirection = .rightToLeft
      try stage.settle()
      scene.drag(from: CGPoint(x: 4, y: 200), by: CGVector(dx: 90, dy: 0))
      try stage.settle()
      #expect(scene.isPushed)
      scene.drag(from: CGPoint(x: 316, y: 200), by: CGVector(dx: -90, dy: 0))
      try stage.settle()
      #expect(!scene.isPushed)
    }
  }

  @Test(
    "After a drag whose transition never began, the next transition runs by time (P-9)", arguments: [false, true])
  func nothingIsRetained(lifts: Bool) throws {
    try withStage(.original) { stage in
      let scene = try InteractionScene.pushed(stage)
      var animates = false
      let driver = InteractionDriver.pop(scene.navigation, by: .fullScreenPan()) { _ in
        animates ? SlideAnimator(direction: .pop) : nil
      }
      let finger = stage.touchDown(at: CGPoint(x: 40, y: 200))
      finger.move(to: CGPoint(x: 60, y: 200))
      finger.move(to: CGPoint(x: 90, y: 200))
      // The finger leaves before the pop begins, or moves on without driving it.
      if lifts { finger.cancel() }
      stage.advance(frames: 2)
      if !lifts { finger.cancel() }
      try stage.settle()
      if !scene.isPushed {
        scene.navigation.pushViewController(scene.second, animated: false)
        try stage.settle()
      }
      animates = true
      scene.navigation.popViewController(animated: true)
      try stage.settle()
      #expect(!scene.isPushed && !driver.isInteracting)
    }
  }

  @Test("After a drag that the container never asked about, the next transition runs by time at once (P-9)")
  func neverAsked() throws {
    try withStage(.original) { stage in
      let scene = try InteractionScene.pushed(stage)
      let director = TransitionDirector()
      let driver = InteractionDriver.transition(
        on: scene.navigation.view, by: .fullScreenPan(), running: { scene.navigation.transitionCoordinator }
      ) { _ in true }
      director.animator = { SlideAnimator(direction: .pop) }
      director.interaction = { driver.interaction(for: .trailing) }
      scene.navigation.delegate = director
      let finger = stage.touchDown(at: CGPoint(x: 40, y: 200))
      for origin in [60.0, 90] { finger.move(to: CGPoint(x: origin, y: 200)) }
      finger.lift()
      stage.advance(frames: 2)
      #expect(!driver.isInteracting && scene.isPushed)
      scene.navigation.popViewController(animated: true)
      stage.advance(by: 0.2)
      #expect(driver.percentComplete == 0 && scene.navigation.transitionCoordinator?.isInteractive == false)
      try stage.settle()
      #expect(!scene.isPushed)
    }
  }

  @Test("The driver lives as long as the view, and retains nothing")
  func lifetime() throws {
    try withStage(.original) { stage in
      weak var driver: InteractionDriver?
      weak var navigation: UINavigationController?
      do {
        let scene = try InteractionScene.pushed(stage)
        driver = InteractionDriver.pop(scene.navigation, by: .edgePan()) { _ in SlideAnimator(direction: .pop) }
        navigation = scene.navigation
        scene.drag(from: CGPoint(x: 4, y: 200), by: CGVector(dx: 90, dy: 0))
        try stage.settle()
        #expect(driver != nil && !scene.isPushed)
      }
      stage.window.rootViewController = UIViewController()
      stage.advance(by: 1)
      #expect(driver == nil && navigation == nil)
    }
  }

  @Test("Fast drags are decided by speed, slow ones by progress")
  func rules() {
    let rule = ReleaseRule(threshold: 0.5, fling: 2)
    for (progress, speed, finishes) in [
      (0.6, 0.0, true), (0.5, 0, false), (0.4, 1.9, false), (0.1, 2, true), (0.9, -2, false), (0.9, -1.9, true),
    ] {
      #expect(rule.finishes(progress: progress, speed: speed) == finishes)
    }
    #expect(!ReleaseRule(fling: .infinity).finishes(progress: 0.1, speed: 1e9))
    // A width and a bit per second, however long the transition is (K-6).
    let size = CGSize(width: 300, height: 600)
    #expect(abs(PanDriving.edgePan().release(of: .trailing, in: size).fling - 3 * 1.06) < 1e-9)
    #expect(abs(PanDriving.pull().release(of: .down, in: size).fling - 2 * 1.06) < 1e-9)
    #expect(abs(PanDriving.swipe(isVertical: true).release(of: .up, in: size).fling - 3 * 1.06) < 1e-9)
    #expect(PinchDriving.pinch().release(of: .together, in: size).fling == 1.06)
  }
}
