import Testing
import TransitionTesting
import UIKit

/// A controller that asks for a system without home indicator, and with late gestures.
private class FullScreen: UIViewController {
  var isImmersive = true
  override var prefersHomeIndicatorAutoHidden: Bool { isImmersive }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { isImmersive ? [.bottom, .top] : [] }
}

@Suite("The system around an app") @MainActor struct SystemTests {
  @Test("The controller that fills the screen decides on the home indicator and the system's gestures")
  func homeIndicator() throws {
    try withStage { stage in
      let screen = FullScreen()
      stage.show(screen)
      #expect(stage.hidesHomeIndicator && stage.edgesDeferringSystemGestures == [.bottom, .top])
      screen.isImmersive = false
      #expect(stage.hidesHomeIndicator)
      screen.setNeedsUpdateOfHomeIndicatorAutoHidden()
      #expect(!stage.hidesHomeIndicator && stage.edgesDeferringSystemGestures == [])
      let player = FullScreen()
      player.modalPresentationStyle = .fullScreen
      screen.present(player, animated: true)
      try stage.settle()
      #expect(stage.hidesHomeIndicator)
      screen.dismiss(animated: true)
      try stage.settle()
      #expect(!stage.hidesHomeIndicator)
    }
  }

  @Test("A container hands the decision to the child that it names; a navigation controller names none")
  func containers() throws {
    final class Forwarding: UINavigationController {
      override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
      override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }
    }
    try withStage { stage in
      stage.show(UINavigationController(rootViewController: FullScreen()))
      #expect(!stage.hidesHomeIndicator && stage.edgesDeferringSystemGestures == [])
      stage.show(Forwarding(rootViewController: FullScreen()))
      #expect(stage.hidesHomeIndicator && stage.edgesDeferringSystemGestures == [.bottom, .top])
    }
  }

  @Test("A memory warning reaches the delegate, then each controller, the oldest first, then observers")
  func memoryWarning() throws {
    final class App: UIResponder, UIApplicationDelegate {
      func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    }
    final class Cached: UIViewController {
      var warnings = 0
      override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        warnings += 1
      }
    }
    try withStage { stage in
      stage.launch(App.self)
      let (shown, waiting) = (Cached(), Cached())
      (shown.title, waiting.title) = ("shown", "waiting")
      var released: Cached? = Cached()
      released?.title = "released"
      released = nil
      stage.show(shown)
      stage.clearTrace()
      stage.sendMemoryWarning()
      #expect(
        stage.trace.filtered(.lifecycle).events.map { "\($0.subject).\($0.name)" } == [
          "App.applicationDidReceiveMemoryWarning", "shown.didReceiveMemoryWarning",
          "waiting.didReceiveMemoryWarning", "UIApplication.post",
        ])
      #expect(shown.warnings == 1 && waiting.warnings == 1 && !waiting.isViewLoaded)
    }
  }

  @Test("The status bar's rectangle and the orientation are posted before and after a rotation")
  func statusBarFrame() throws {
    @MainActor final class Observer: NSObject {
      var log: [String] = []
      func changed(_ notification: Notification) {
        let frame = (notification.userInfo?[UIApplication.statusBarFrameUserInfoKey] as? NSValue)?.cgRectValue
        let number = notification.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? NSNumber
        let name = notification.name.rawValue.dropFirst("UIApplication".count).dropLast("Notification".count)
        log.append("\(name) \(frame.map { "\($0.height)" } ?? "\(number?.intValue ?? -1)")")
      }
    }
    final class Hiding: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    try withStage { stage in
      stage.show(UIViewController())
      let observer = Observer()
      for name in [
        UIApplication.willChangeStatusBarFrameNotification, UIApplication.didChangeStatusBarFrameNotification,
        UIApplication.willChangeStatusBarOrientationNotification,
        UIApplication.didChangeStatusBarOrientationNotification,
      ] {
        NotificationCenter.default.addObserver(
          observer, selector: Selector("changed(_:)", Observer.changed), name: name, object: nil)
      }
      stage.rotate(to: .landscapeRight)
      try stage.settle()
      #expect(
        observer.log == [
          "WillChangeStatusBarOrientation 3", "WillChangeStatusBarFrame 0.0", "DidChangeStatusBarOrientation 1",
          "DidChangeStatusBarFrame 54.0",
        ])
      stage.rotate(to: .portrait)
      try stage.settle()
      observer.log = []
      stage.show(Hiding())
      #expect(observer.log == ["WillChangeStatusBarFrame 0.0", "DidChangeStatusBarFrame 54.0"])
    }
  }

  @Test("The notification of a finished launch has the launch's options, by key and by name")
  func launchOptions() throws {
    @MainActor final class Observer: NSObject {
      var source: [String?] = []
      func launched(_ notification: Notification) {
        source = [
          notification.userInfo?[UIApplication.LaunchOptionsKey.sourceApplication] as? String,
          notification.userInfo?["UIApplicationLaunchOptionsSourceApplicationKey"] as? String,
        ]
      }
    }
    final class App: UIResponder, UIApplicationDelegate {}
    try withStage { stage in
      let observer = Observer()
      NotificationCenter.default.addObserver(
        observer, selector: Selector("launched(_:)", Observer.launched),
        name: UIApplication.didFinishLaunchingNotification, object: nil)
      stage.launch(App.self, options: [.sourceApplication: "org.example.maps"])
      #expect(observer.source == ["org.example.maps", "org.example.maps"])
    }
  }

  @Test("A hint names once the movement that ends in the background")
  func movementInBackground() throws {
    try withStage { stage in
      let screen = UIViewController()
      screen.title = "screen"
      stage.show(screen)
      UIView.animate(withDuration: 2) { screen.view.alpha = 0.5 }
      stage.advance(by: 0.1)
      stage.sendToBackground()
      stage.returnToForeground()
      UIView.animate(withDuration: 2) { screen.view.alpha = 1 }
      stage.advance(by: 0.1)
      stage.sendToBackground()
      #expect(stage.hints.map(\.identifier) == ["movement-in-background"])
      #expect(stage.hints.first?.happened.hasSuffix("\"opacity\" of the view of screen.") == true)
    }
  }

  @Test("A scroll view is inset under bars by itself, unless its controller says that it is not")
  func scrollInsets() throws {
    final class Page: UIViewController {
      let scroll = UIScrollView()
      override func loadView() { view = scroll }
    }
    try withStage { stage in
      let (page, plain) = (Page(), Page())
      plain.automaticallyAdjustsScrollViewInsets = false
      let navigation = UINavigationController(rootViewController: page)
      stage.show(navigation)
      #expect(page.scroll.adjustedContentInset.top == 103)
      navigation.setViewControllers([plain], animated: false)
      stage.advance(frames: 1)
      #expect(plain.scroll.adjustedContentInset.top == 0)
    }
  }
}
