import Testing
import TransitionTesting
import UIKit
import UIKitTestSupport

private final class App: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let navigation = UINavigationController(rootViewController: UIViewController())

  func applicationDidFinishLaunching(_ application: UIApplication) {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = navigation
    window?.makeKeyAndVisible()
  }
}

private final class SceneScreen: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var urls: [URL] = []

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    urls += URLContexts.map(\.url)
  }
}

private final class SceneApp: UIResponder, UIApplicationDelegate {}

@MainActor private func lifeCycle(_ stage: Stage) -> [String] {
  stage.trace.filtered(.lifecycle).events.map { $0.name == "post" ? $0.arguments[0] : $0.name }
}

@Suite("An app in the background") @MainActor struct BackgroundTests {
  @Test("An app without scenes resigns, leaves and comes back in UIKit's order (T-179)")
  func plain() throws {
    try withStage { stage in
      stage.launch(App.self)
      stage.clearTrace()
      stage.sendToBackground()
      #expect(
        lifeCycle(stage) == [
          "applicationWillResignActive", "UISceneWillDeactivateNotification",
          "UIApplicationWillResignActiveNotification",
          "applicationDidEnterBackground", "UISceneDidEnterBackgroundNotification",
          "UIApplicationDidEnterBackgroundNotification",
        ])
      stage.clearTrace()
      stage.returnToForeground()
      #expect(
        lifeCycle(stage) == [
          "applicationWillEnterForeground", "UISceneWillEnterForegroundNotification",
          "UIApplicationWillEnterForegroundNotification",
          "applicationDidBecomeActive", "UISceneDidActivateNotification", "UIApplicationDidBecomeActiveNotification",
        ])
    }
  }

  @Test("An app with a scene notifies the scene's delegate alone, and disconnects it before it terminates (T-179)")
  func scene() throws {
    try withStage { stage in
      stage.launch(SceneApp.self, sceneDelegate: SceneScreen.self)
      stage.clearTrace()
      stage.sendToBackground()
      stage.returnToForeground()
      stage.terminate()
      #expect(
        lifeCycle(stage).filter { !$0.hasSuffix("Notification") } == [
          "sceneWillResignActive", "sceneDidEnterBackground", "sceneWillEnterForeground", "sceneDidBecomeActive",
          "sceneWillResignActive", "sceneDidEnterBackground", "sceneDidDisconnect", "applicationWillTerminate",
        ])
      #expect(UIApplication.shared.connectedScenes.isEmpty)
    }
  }

  @Test("An interruption makes the app inactive and cancels touches")
  func interruption() throws {
    final class Touched: UIView {
      var phases: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("began") }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("cancelled") }
    }
    try withStage { stage in
      stage.launch(App.self)
      let app = try #require(UIApplication.shared.delegate as? App)
      let view = Touched(frame: UIScreen.main.bounds)
      app.navigation.topViewController?.view.addSubview(view)
      stage.environment.touches.send(.began, finger: 1, at: CGPoint(x: 100, y: 300))
      stage.interrupt()
      #expect(view.phases == ["began", "cancelled"])
      #expect(UIApplication.shared.applicationState == .inactive)
      stage.endInterruption()
      #expect(UIApplication.shared.applicationState == .active)
    }
  }

  @Test("A push in mid-transition is completed when the app goes to the background (T-181)")
  func push() throws {
    try withStage { stage in
      stage.launch(App.self)
      let app = try #require(UIApplication.shared.delegate as? App)
      let next = UIViewController()
      next.title = "next"
      app.navigation.pushViewController(next, animated: true)
      stage.advance(by: 0.1)
      #expect(next.transitionCoordinator != nil)
      stage.sendToBackground()
      #expect(stage.isQuiet)
      #expect(app.navigation.topViewController === next && next.view.window != nil)
      #expect(stage.trace.events.contains { $0.subject == "next" && $0.name == "viewDidAppear" })
      stage.returnToForeground()
      #expect(stage.isQuiet)
    }
  }

  @Test("A swipe back under a finger is taken back when the app goes to the background (T-181)")
  func swipe() throws {
    try withStage { stage in
      stage.launch(App.self)
      let app = try #require(UIApplication.shared.delegate as? App)
      let next = UIViewController()
      app.navigation.pushViewController(next, animated: false)
      try stage.settle()
      stage.environment.touches.send(.began, finger: 1, at: CGPoint(x: 2, y: 300))
      for step in 1...10 {
        stage.advance(frames: 1)
        stage.environment.touches.send(.moved, finger: 1, at: CGPoint(x: 2 + CGFloat(step) * 20, y: 300))
      }
      #expect(app.navigation.transitionCoordinator?.isInteractive == true)
      stage.sendToBackground()
      #expect(app.navigation.topViewController === next)
      #expect(stage.isQuiet)
      #expect(next.view.frame.minX == 0 && next.view.window != nil)
    }
  }

  @Test("In the background animations are removed unless they stay on completion, and completions run at once (C-112)")
  func animations() throws {
    try withStage { stage in
      let screen = UIViewController()
      stage.show(screen)
      var finished: Bool?
      UIView.animate(withDuration: 2) {
        screen.view.alpha = 0.5
      } completion: {
        finished = $0
      }
      let lasting = CABasicAnimation(keyPath: "cornerRadius")
      (lasting.toValue, lasting.duration, lasting.isRemovedOnCompletion) = (20, 3, false)
      screen.view.layer.add(lasting, forKey: "lasting")
      stage.advance(by: 0.5)
      stage.sendToBackground()
      #expect(finished == false)
      #expect(screen.view.layer.animationKeys() == ["lasting"])
    }
  }

  @Test("An animation that begins in the background ends in the same turn (T-181)")
  func beginsInBackground() throws {
    try withStage { stage in
      let screen = UIViewController()
      stage.show(screen)
      stage.sendToBackground()
      var isOver = false
      UIView.animate(withDuration: 2) {
        screen.view.alpha = 0
      } completion: { _ in
        isOver = true
      }
      stage.advance(frames: 1)
      #expect(isOver && stage.isQuiet)
    }
  }

  @Test("A property animator that runs is at its end in the background (T-181)")
  func propertyAnimator() throws {
    try withStage { stage in
      let screen = UIViewController()
      stage.show(screen)
      var position: UIViewAnimatingPosition?
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { screen.view.alpha = 0 }
      animator.addCompletion { position = $0 }
      animator.startAnimation()
      stage.advance(by: 0.5)
      stage.sendToBackground()
      #expect(position == .end && animator.state == .inactive && screen.view.alpha == 0)
    }
  }

  @Test("A display link does not fire in the background, and fires again afterwards")
  func displayLink() throws {
    final class Counter: NSObject {
      var count = 0
      func tick(_ link: CADisplayLink) { count += 1 }
    }
    try withStage { stage in
      stage.launch(App.self)
      let counter = Counter()
      let link = CADisplayLink(target: counter, selector: Selector("tick", Counter.tick))
      link.add(to: .main, forMode: .common)
      stage.sendToBackground()
      stage.advance(frames: 10)
      #expect(counter.count == 0)
      stage.returnToForeground()
      stage.advance(frames: 10)
      #expect(counter.count == 10)
      link.invalidate()
    }
  }

  @Test("A background task that has not ended expires after 30 s, and one that has ended does not")
  func tasks() throws {
    try withStage { stage in
      stage.launch(App.self)
      let application = UIApplication.shared
      nonisolated(unsafe) var expired: [String] = []
      let upload = application.beginBackgroundTask(withName: "upload") { expired.append("upload") }
      let save = application.beginBackgroundTask { expired.append("save") }
      #expect(upload != .invalid && upload != save)
      #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
      stage.sendToBackground()
      stage.advance(by: 10)
      #expect(abs(application.backgroundTimeRemaining - 20) < 0.001)
      application.endBackgroundTask(save)
      stage.advance(by: 19)
      #expect(expired.isEmpty)
      stage.advance(by: 2)
      #expect(expired == ["upload"])
      application.endBackgroundTask(upload)
      try stage.settle()
    }
  }

  @Test("A task that begins in the background expires with the others")
  func lateTask() throws {
    try withStage { stage in
      stage.launch(App.self)
      nonisolated(unsafe) var expired = 0
      stage.sendToBackground()
      stage.advance(by: 5)
      let task = UIApplication.shared.beginBackgroundTask { expired += 1 }
      stage.advance(by: 24)
      #expect(expired == 0)
      stage.advance(by: 2)
      #expect(expired == 1)
      UIApplication.shared.endBackgroundTask(task)
    }
  }

  @Test("An address brings the app to the foreground before it is opened, and makes it active afterwards")
  func openAddress() throws {
    let url = try #require(URL(string: "matchcut://photos/7"))
    try withStage { stage in
      stage.launch(SceneApp.self, sceneDelegate: SceneScreen.self)
      stage.sendToBackground()
      stage.clearTrace()
      #expect(stage.open(url))
      #expect(
        lifeCycle(stage).filter { !$0.hasSuffix("Notification") } == [
          "sceneWillEnterForeground", "scene(_:openURLContexts:)", "sceneDidBecomeActive",
        ])
      let scene = UIApplication.shared.connectedScenes.first?.delegate as? SceneScreen
      #expect(scene?.urls == [url])
    }
    try withStage { stage in
      stage.launch(App.self)
      #expect(!stage.open(url), "The delegate has no method for it.")
    }
  }

  @Test("Returning without leaving, leaving twice and ending twice change nothing")
  func outOfTurn() throws {
    try withStage { stage in
      stage.launch(App.self)
      stage.clearTrace()
      stage.returnToForeground()
      stage.endInterruption()
      #expect(lifeCycle(stage).isEmpty)
      stage.sendToBackground()
      let count = lifeCycle(stage).count
      stage.sendToBackground()
      stage.interrupt()
      #expect(lifeCycle(stage).count == count)
      stage.terminate()
      stage.clearTrace()
      stage.terminate()
      stage.returnToForeground()
      #expect(lifeCycle(stage).isEmpty)
    }
  }
}
