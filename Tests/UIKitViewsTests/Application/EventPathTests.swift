import Testing
import TransitionTesting
import UIKit

/// A window that logs the events that it gets, and passes on those that a test wants.
private final class ListeningWindow: UIWindow {
  var log: [String] = []
  var passesOn: @MainActor (UIEvent) -> Bool = { _ in true }

  override func sendEvent(_ event: UIEvent) {
    let phases = (event.allTouches ?? []).map { "\($0.phase)" }.sorted()
    log.append((["\(event.type)"] + phases).joined(separator: " "))
    if passesOn(event) { super.sendEvent(event) }
  }
}

/// A view that logs its touches.
private final class TouchedView: UIView {
  var log: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
}

private final class TapCounter: NSObject {
  var count = 0
  func tapped(_ recognizer: UITapGestureRecognizer) { count += 1 }
}

/// A window over the stage's own one, with a view of its size and a recognizer for taps.
@MainActor private final class Scene {
  let window = ListeningWindow(frame: UIScreen.main.bounds)
  let view = TouchedView(frame: UIScreen.main.bounds)
  let taps = TapCounter()

  init() {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.view.addSubview(view)
    let tap = UITapGestureRecognizer(target: taps, action: Selector("tapped(_:)", TapCounter.tapped))
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
  }
}

@Suite("The path of events through the application and its windows") @MainActor struct EventPathTests {
  @Test("Each change of a touch is an event that the window passes on to its views (A-114)")
  func passedOn() throws {
    try withStage { stage in
      let scene = Scene()
      stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 302), over: 0.02)
      try stage.settle()
      #expect(scene.window.log.first == "touches began" && scene.window.log.last == "touches ended")
      #expect(scene.view.log.first == "began" && scene.view.log.last == "ended")
      #expect(scene.taps.count == 1)
    }
  }

  @Test("A window that passes nothing on takes touches from its views and recognizers, and later taps are whole again")
  func swallowed() throws {
    try withStage { stage in
      let scene = Scene()
      scene.window.passesOn = { _ in false }
      stage.tap(CGPoint(x: 100, y: 300))
      try stage.settle()
      #expect(scene.view.log.isEmpty && scene.taps.count == 0)
      scene.window.passesOn = { _ in true }
      stage.tap(CGPoint(x: 100, y: 300))
      try stage.settle()
      #expect(scene.view.log.filter { $0 != "moved" } == ["began", "ended"] && scene.taps.count == 1)
    }
  }

  @Test("A touch whose beginning was not passed on reaches nothing later (A-114)")
  func swallowedBeginning() throws {
    try withStage { stage in
      let scene = Scene()
      scene.window.passesOn = { event in
        !(event.allTouches?.contains { $0.phase == .began } ?? false)
      }
      stage.tap(CGPoint(x: 100, y: 300))
      try stage.settle()
      #expect(scene.window.log.last == "touches ended")
      #expect(scene.view.log.isEmpty && scene.taps.count == 0)
    }
  }

  @Test("A touch whose end was not passed on is cancelled, and its recognizer is not recognized (A-114)")
  func swallowedEnd() throws {
    try withStage { stage in
      let scene = Scene()
      scene.window.passesOn = { event in
        !(event.allTouches?.contains { $0.phase == .ended } ?? false)
      }
      stage.tap(CGPoint(x: 100, y: 300))
      try stage.settle()
      #expect(scene.view.log.filter { $0 != "moved" } == ["began", "cancelled"] && scene.taps.count == 0)
    }
  }

  @Test("The application gets an event before its windows, and one that it does not pass on reaches none")
  func application() throws {
    final class App: UIResponder, UIApplicationDelegate {}
    final class Deaf: UIApplication {
      var count = 0
      override func sendEvent(_ event: UIEvent) { count += 1 }
    }
    try withStage { stage in
      stage.environment.lifeCycle.launch(App.self, as: Deaf.self)
      let scene = Scene()
      stage.tap(CGPoint(x: 100, y: 300))
      stage.press(.keyboardA)
      try stage.settle()
      #expect(scene.window.log.isEmpty && scene.view.log.isEmpty)
      #expect((UIApplication.shared as? Deaf)?.count ?? 0 >= 4)
    }
  }

  @Test("An event that is sent again after its delivery reaches nothing (A-114)")
  func sentAgain() throws {
    try withStage { stage in
      let scene = Scene()
      var last: UIEvent?
      scene.window.passesOn = {
        last = $0
        return true
      }
      stage.tap(CGPoint(x: 100, y: 300))
      try stage.settle()
      let log = scene.view.log
      try scene.window.sendEvent(#require(last))
      try UIApplication.shared.sendEvent(#require(last))
      #expect(scene.view.log == log)
    }
  }

  @Test("Presses pass the key window; one whose end is not passed on is cancelled (A-114)")
  func presses() throws {
    final class Player: UIViewController {
      var log: [String] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("began") }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("ended") }
      override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("cancelled") }
    }
    try withStage { stage in
      let (scene, player) = (Scene(), Player())
      scene.window.rootViewController = player
      stage.press(.keyboardA)
      try stage.settle()
      #expect(player.log == ["began", "ended"] && scene.window.log == ["presses", "presses"])
      var count = 0
      scene.window.passesOn = { _ in
        count += 1
        return count == 1
      }
      stage.press(.keyboardA)
      try stage.settle()
      #expect(player.log == ["began", "ended", "began", "cancelled"])
      scene.window.passesOn = { _ in false }
      stage.press(.keyboardA)
      try stage.settle()
      #expect(player.log.count == 4)
    }
  }

  @Test("Shaking passes the key window and reaches the screen, or the first responder, and goes up the responder chain")
  func shaking() throws {
    final class Screen: UIViewController {
      var log: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        log.append("began \(motion) \(event?.subtype ?? .none)")
      }
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log.append("ended") }
      override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log.append("cancelled") }
    }
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    try withStage { stage in
      let (scene, screen, field) = (Scene(), Screen(), Field())
      scene.window.rootViewController = screen
      screen.view.addSubview(field)
      stage.shake()
      #expect(screen.log == ["began motionShake motionShake"])
      try stage.settle()
      #expect(screen.log.last == "ended" && scene.window.log == ["motion", "motion"])
      field.becomeFirstResponder()
      stage.shake(for: 5)
      stage.interrupt()
      try stage.settle()
      #expect(screen.log.count == 4 && screen.log.last == "cancelled")
    }
  }
}
