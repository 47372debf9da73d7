import Testing
import TransitionTesting
import UIKit

private final class LoggedWindow: UIWindow {
  static func make(_ name: String, _ log: KeyLog) -> LoggedWindow {
    let window = LoggedWindow(frame: UIScreen.main.bounds)
    (window.name, window.log) = (name, log)
    return window
  }

  var name = ""
  var log = KeyLog()
  override func becomeKey() { log.calls.append("\(name) becomes key") }
  override func resignKey() { log.calls.append("\(name) resigns") }
}

@MainActor private final class KeyLog: NSObject {
  var calls: [String] = []

  func observe() {
    for name in [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification, UIWindow.didBecomeKeyNotification,
      UIWindow.didResignKeyNotification,
    ] {
      NotificationCenter.default.addObserver(
        self, selector: Selector("posted", KeyLog.posted), name: name, object: nil)
    }
  }

  func posted(_ notification: Notification) {
    let window = (notification.object as? LoggedWindow)?.name ?? "another window"
    calls.append("\(window): \(notification.name.rawValue.dropFirst("UIWindow".count).dropLast("Notification".count))")
  }
}

@Suite("Key windows and window levels") @MainActor struct KeyWindowTests {
  @Test("A window becomes visible, then the old key window resigns, then the new one is key (T-180)")
  func order() throws {
    try withStage { _ in
      let log = KeyLog()
      let (first, second) = (LoggedWindow.make("first", log), LoggedWindow.make("second", log))
      first.makeKeyAndVisible()
      log.observe()
      log.calls = []
      second.makeKeyAndVisible()
      #expect(
        log.calls == [
          "second: DidBecomeVisible", "first resigns", "first: DidResignKey", "second becomes key",
          "second: DidBecomeKey",
        ])
      #expect(second.isKeyWindow && !first.isKeyWindow)
      #expect(UIApplication.shared.keyWindow === second && UIApplication.shared.windows == [first, second])
    }
  }

  @Test("Hiding the key window makes the window key that was key before (T-180)")
  func hiding() throws {
    try withStage { _ in
      let log = KeyLog()
      let windows = ["first", "second", "third"].map { LoggedWindow.make($0, log) }
      for window in windows { window.makeKeyAndVisible() }
      windows[0].makeKey()
      log.observe()
      log.calls = []
      windows[0].isHidden = true
      #expect(
        log.calls == [
          "first: DidBecomeHidden", "first resigns", "first: DidResignKey", "third becomes key", "third: DidBecomeKey",
        ])
    }
  }

  @Test("A window that is shown by isHidden alone is visible and not key (T-180)")
  func visibleAlone() throws {
    try withStage { stage in
      stage.show(UIViewController())
      let overlay = UIWindow(frame: UIScreen.main.bounds)
      overlay.isHidden = false
      #expect(UIApplication.shared.windows.last === overlay && stage.window.isKeyWindow)
    }
  }

  @Test("A window of a higher level is in front of windows that are shown later (T-180)")
  func levels() throws {
    try withStage { stage in
      let alert = UIWindow(frame: UIScreen.main.bounds)
      alert.windowLevel = .alert
      alert.makeKeyAndVisible()
      stage.show(UIViewController())
      #expect(UIApplication.shared.windows == [stage.window, alert])
      #expect(stage.window.isKeyWindow)
      alert.windowLevel = .init(-1)
      #expect(UIApplication.shared.windows == [alert, stage.window])
    }
  }

  @Test("A window that cannot become key is shown, and the key stays where it is (T-180, A-112)")
  func refusing() throws {
    final class Refusing: UIWindow {
      override var canBecomeKey: Bool { false }
    }
    try withStage { stage in
      stage.show(UIViewController())
      let window = Refusing(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      #expect(!window.isHidden && stage.window.isKeyWindow)
    }
  }

  @Test("Keys go to the key window, and touches to the frontmost one")
  func keys() throws {
    final class Listener: UIViewController {
      var count = 0
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { count += 1 }
    }
    try withStage { stage in
      let (below, above) = (Listener(), Listener())
      stage.show(below)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = above
      window.isHidden = false
      try stage.settle()
      stage.environment.presses.begin(1, .select)
      stage.environment.presses.end(1)
      #expect(below.count == 1 && above.count == 0)
    }
  }

  @Test("The responder chain goes on from the window to the scene, the application and its delegate")
  func chain() throws {
    final class App: UIResponder, UIApplicationDelegate {}
    try withStage { stage in
      stage.launch(App.self)
      stage.show(UIViewController())
      let chain = Array(sequence(first: stage.window as UIResponder, next: \.next).dropFirst())
      #expect(chain.count == 3)
      #expect(chain[0] is UIWindowScene && chain[1] === UIApplication.shared && chain[2] is App)
    }
  }

  @Test("Window levels are ordered by their depth, and are raised or lowered by one")
  func levelsInOrder() {
    var level = UIWindow.Level.normal
    #expect(level < .statusBar && UIWindow.Level.alert >= .statusBar && level <= .normal)
    level += 5
    #expect(level.rawValue == 5 && level > .normal)
    level -= 6
    #expect(level < .normal)
  }
}
