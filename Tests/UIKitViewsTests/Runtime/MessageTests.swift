import Dispatch
import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Messages by selectors") @MainActor struct MessageTests {
  @MainActor private class Listener: NSObject, SelectorTable {
    var received: [String] = []
    class var selectors: [Selector] { [Selector("ping", Listener.ping)] }
    func ping() { received.append("ping") }
    func note(_ notification: Notification) { received.append(notification.name.rawValue) }
    func two(_ first: String, _ second: Int?) { received.append("\(first) \(second ?? -1)") }
    func fire(_ timer: Timer) { received.append("fire \(timer.userInfo as? String ?? "")") }
    static let note = Selector("note:", Listener.note(_:))
    static let two = Selector("two:and:", Listener.two(_:_:))
    static let fire = Selector("fire:", Listener.fire(_:))
  }
  private final class Screen: UIViewController {
    let log: CallLog
    init(_ log: CallLog) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    func receive() { log.calls.append("heard") }
  }
  private static let (one, other) = (Notification.Name("one"), Notification.Name("other"))

  @Test("Messages are sent at once to objects that respond, and others are reported as unrecognized")
  func perform() throws {
    try withStage(.small) { stage in
      let listener = Listener()
      #expect(listener.responds(to: Listener.two) && listener.responds(to: NSSelectorFromString("ping")))
      #expect(!listener.responds(to: Selector("pong")) && !NSObject().responds(to: Listener.two))
      #expect(!listener.responds(to: nil) && NSStringFromSelector(Listener.two) == "two:and:")
      listener.perform(Selector("ping"))
      listener.perform(Listener.two, with: "a", with: 3)
      listener.perform(Listener.two, with: "b", with: nil)
      #expect(listener.received == ["ping", "a 3", "b -1"])
      listener.perform(Listener.two, with: 7)
      try stage.expectDiagnostic("action-mismatch")
    }
  }

  @Test("Selectors get notifications of a name, from an object, until the observer is removed or gone")
  func notifications() throws {
    try withStage(.small) { stage in
      let center = NotificationCenter()
      let (listener, source) = (Listener(), NSObject())
      center.addObserver(listener, selector: Listener.note, name: Self.one, object: nil)
      center.addObserver(listener, selector: Listener.note, name: Self.other, object: source)
      center.post(name: Self.one, object: nil)
      center.post(name: Self.other, object: nil)
      center.post(name: Self.other, object: source)
      #expect(listener.received == ["one", "other"])
      center.removeObserver(listener, name: Self.other, object: nil)
      center.post(name: Self.other, object: source)
      center.post(name: Self.one, object: source)
      #expect(listener.received == ["one", "other", "one"])
      center.removeObserver(listener)
      center.post(name: Self.one, object: nil)
      #expect(listener.received.count == 3)
      // Foundation's own observers are taken away as before.
      var received = 0
      let token = center.addObserver(forName: Self.one, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { received += 1 }
      }
      center.post(name: Self.one, object: nil)
      center.removeObserver(token)
      center.post(name: Self.one, object: nil)
      #expect(received == 1)
      let log = CallLog()
      var screen: Screen? = Screen(log)
      weak let gone = screen
      center.addObserver(
        try #require(screen), selector: Selector("receive", Screen.receive), name: Self.one, object: nil)
      center.post(name: Self.one, object: nil)
      #expect(log.calls.count == 1)
      screen = nil
      #expect(gone == nil)
      center.post(name: Self.one, object: nil)
      #expect(log.calls.count == 1 && stage.diagnostics.isEmpty)
      center.addObserver(listener, selector: Listener.fire, name: Self.one, object: nil)
      center.post(name: Self.one, object: nil)
      try stage.expectDiagnostic("action-mismatch")
      center.removeObserver(listener)
    }
  }

  @Test("Observing an object's notifications retains neither it nor the observer")
  func sources() throws {
    try withStage(.small) { stage in
      let center = NotificationCenter()
      let log = CallLog()
      var screen: Screen? = Screen(log)
      weak let gone = screen
      let listening = try #require(screen)
      center.addObserver(listening, selector: Selector("receive", Screen.receive), name: Self.one, object: listening)
      center.post(name: Self.one, object: nil)
      center.post(name: Self.one, object: listening)
      #expect(log.calls.count == 1)
      screen = nil
      _ = consume listening
      #expect(gone == nil)
      center.post(name: Self.one, object: NSObject())
      #expect(log.calls.count == 1 && stage.diagnostics.isEmpty)
    }
  }

  @Test("Observers that are removed in their deinit, and observations that end then, get nothing more; others do")
  func going() throws {
    final class Watcher: NSObject {
      let (center, log): (NotificationCenter, CallLog)
      var observation: NSKeyValueObservation?
      init(_ center: NotificationCenter, _ log: CallLog) { (self.center, self.log) = (center, log) }
      func receive() { log.calls.append("watcher") }
      deinit {
        observation?.invalidate()
        center.removeObserver(self)
      }
    }
    final class Card: UIViewController {
      let (center, log): (NotificationCenter, CallLog)
      init(_ center: NotificationCenter, _ log: CallLog) {
        (self.center, self.log) = (center, log)
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      func receive() { log.calls.append("card") }
      deinit { center.removeObserver(self) }
    }
    try withStage(.small) { stage in
      let (view, center, log, stays) = (UIView(), NotificationCenter(), CallLog(), Listener())
      weak var (gone, goneCard): (Watcher?, Card?)
      center.addObserver(stays, selector: Listener.note, name: Self.one, object: nil)
      do {
        let (watcher, card) = (Watcher(center, log), Card(center, log))
        (gone, goneCard) = (watcher, card)
        center.addObserver(watcher, selector: Selector("receive", Watcher.receive), name: Self.one, object: nil)
        center.addObserver(card, selector: Selector("receive", Card.receive), name: Self.one, object: nil)
        watcher.observation = view.observe(\.alpha) { _, _ in log.calls.append("alpha") }
        view.alpha = 0.5
        center.post(name: Self.one, object: nil)
        #expect(log.calls.sorted() == ["alpha", "card", "watcher"] && stays.received == ["one"])
      }
      #expect(gone == nil && goneCard == nil)
      view.alpha = 1
      center.post(name: Self.one, object: nil)
      try stage.settle()
      #expect(log.calls.count == 3 && stays.received == ["one", "one"] && stage.diagnostics.isEmpty)
      center.removeObserver(stays)
    }
  }

  @Test("Notifications that are posted on another thread arrive on the main actor")
  func threads() async throws {
    try await withStage(.small) { stage in
      let (center, listener) = (NotificationCenter(), Listener())
      center.addObserver(listener, selector: Listener.note, name: Self.one, object: nil)
      await Task.detached { center.post(name: Notification.Name("one"), object: nil) }.value
      // It was queued with the main queue when `post` returned.
      await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
      #expect(listener.received == ["one"])
      center.removeObserver(listener)
    }
  }

  @Test("Selectors are called by timers on the stage's clock, also by those that a run loop starts")
  func timers() throws {
    try withStage(.small) { stage in
      let listener = Listener()
      let timer = Timer(timeInterval: 0.2, target: listener, selector: Listener.fire, userInfo: "x", repeats: false)
      Timer.scheduledTimer(timeInterval: 0.3, target: listener, selector: Listener.fire, userInfo: "y", repeats: false)
      let date = Timer(
        fireAt: Date() + 0.25, interval: 0, target: listener, selector: Listener.fire, userInfo: "z", repeats: false)
      #expect(timer.userInfo as? String == "x" && timer.isValid)
      stage.advance(by: 0.15)
      RunLoop.main.add(timer, forMode: .common)
      RunLoop.current.add(date, forMode: .default)
      RunLoop.current.add(date, forMode: .default)
      stage.advance(by: 0.06)
      #expect(listener.received == ["fire x"] && !timer.isValid && timer.userInfo == nil)
      try stage.settle()
      #expect(listener.received == ["fire x", "fire z", "fire y"])
    }
  }

  @Test("A timer retains its target until it is invalidated, and reports a method that does not fit")
  func timersTarget() throws {
    try withStage(.small) { stage in
      weak var released: Listener?
      let timer: Timer
      do {
        let listener = Listener()
        released = listener
        timer = Timer.scheduledTimer(
          timeInterval: 0.1, target: listener, selector: Listener.two, userInfo: nil, repeats: true)
      }
      stage.advance(by: 0.15)
      #expect(released != nil && timer.isValid)
      try stage.expectDiagnostic("action-mismatch")
      timer.invalidate()
      stage.advance(by: 1)
      #expect(released == nil)
    }
  }
}
