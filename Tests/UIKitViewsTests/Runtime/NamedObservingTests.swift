import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

private nonisolated(unsafe) var firstContext = 0
private nonisolated(unsafe) var secondContext = 0

@Suite("Observing values by name") @MainActor struct NamedObservingTests {
  /// An observer that records what it is called with.
  private final class Watcher: UIView {
    var received: [String] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      guard keyPath != "tag" else {
        return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      }
      let values = [change?[.oldKey], change?[.newKey]].map { value in
        switch value {
        case let point as CGPoint: "\(point.y)"
        case let rect as CGRect: "\(rect.minX)"
        case let number as NSNumber: "\(number)"
        case is NSNull: "null"
        default: "-"
        }
      }
      let mark = context == &secondContext ? "2 " : context == &firstContext ? "1 " : ""
      let isPrior = change?[.notificationIsPriorKey] != nil
      received.append("\(mark)\(keyPath ?? "") \(values.joined(separator: "→"))\(isPrior ? "…" : "")")
    }
  }

  /// An observer that derives from `NSObject` itself.
  private final class Plain: NSObject, KeyValueObserver {
    var received: [CGPoint] = []

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      if keyPath == "contentOffset", let point = change?[.newKey] as? CGPoint { return received.append(point) }
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }

  @Test("UIKit's geometry is sent at once, with the values that the options ask for")
  func geometry() throws {
    try withStage(.small) { stage in
      let (scroll, watcher) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), Watcher())
      scroll.contentSize = CGSize(width: 50, height: 500)
      scroll.addObserver(watcher, forKeyPath: "contentOffset", options: [.new, .old, .initial], context: nil)
      scroll.addObserver(watcher, forKeyPath: "frame", options: .new, context: nil)
      #expect(watcher.received == ["contentOffset -→0.0"])
      scroll.contentOffset.y = 40
      scroll.contentOffset.y = 40
      scroll.frame.origin.x = 7
      scroll.addObserver(watcher, forKeyPath: "alpha", options: [.new, .old, .prior], context: nil)
      scroll.alpha = 0.5
      #expect(
        watcher.received.dropFirst() == [
          "contentOffset 0.0→40.0", "frame -→7.0", "alpha 1.0→-…", "alpha 1.0→0.5",
        ])
      withExtendedLifetime(watcher) {}
      try stage.settle()
      #expect(watcher.received.count == 5)
    }
  }

  @Test("Observations of one key path differ by their contexts, and the latest is removed first")
  func contexts() throws {
    try withStage(.small) { stage in
      let (view, watcher) = (UIView(), Watcher())
      view.addObserver(watcher, forKeyPath: "alpha", options: .new, context: &firstContext)
      view.addObserver(watcher, forKeyPath: "alpha", options: .new, context: &secondContext)
      view.alpha = 0.5
      #expect(watcher.received == ["1 alpha -→0.5", "2 alpha -→0.5"])
      watcher.received = []
      view.removeObserver(watcher, forKeyPath: "alpha", context: &firstContext)
      view.alpha = 0.25
      #expect(watcher.received == ["2 alpha -→0.25"])
      view.removeObserver(watcher, forKeyPath: "alpha")
      view.alpha = 1
      #expect(watcher.received.count == 1 && !view.layer.isObserved)
      view.removeObserver(watcher, forKeyPath: "alpha")
      let words = try stage.expectDiagnostic("observer-not-registered").happened
      #expect(words.contains("for the key path \"alpha\"") && words.contains("not registered as an observer"))
    }
  }

  @Test("Key paths through objects, an app's stored properties, and nil are compared at the end of the turn")
  func others() throws {
    final class Badge: UIView {
      var count = 0
    }
    try withStage(.small) { stage in
      let (badge, watcher) = (Badge(), Watcher())
      badge.addObserver(watcher, forKeyPath: "count", options: [.old, .new], context: nil)
      badge.addObserver(watcher, forKeyPath: "layer.cornerRadius", options: .new, context: nil)
      badge.addObserver(watcher, forKeyPath: "backgroundColor", options: .old, context: nil)
      badge.count = 2
      badge.layer.cornerRadius = 3
      badge.backgroundColor = .red
      stage.advance(frames: 1)
      #expect(watcher.received.contains("count 0→2") && watcher.received.contains("layer.cornerRadius -→3.0"))
      #expect(watcher.received.contains("backgroundColor null→-") && watcher.received.count == 3)
    }
  }

  @Test("An object that derives from NSObject itself observes through the protocol")
  func plain() throws {
    try withStage(.small) { stage in
      let (scroll, plain) = (UIScrollView(), Plain())
      scroll.addObserver(plain, forKeyPath: "contentOffset", options: .new, context: nil)
      scroll.contentOffset = CGPoint(x: 1, y: 2)
      #expect(plain.received == [CGPoint(x: 1, y: 2)])
      scroll.removeObserver(plain, forKeyPath: "contentOffset")
      scroll.contentOffset = .zero
      #expect(plain.received.count == 1)
    }
  }

  @Test("A change that no class of the observer takes is reported in Foundation's words")
  func unhandled() throws {
    try withStage(.small) { stage in
      let (view, watcher, other) = (UIView(), Watcher(), NSObject())
      view.addObserver(watcher, forKeyPath: "tag", options: [], context: nil)
      view.tag = 4
      stage.advance(frames: 1)
      let words = try stage.expectDiagnostic("unhandled-change").happened
      #expect(words.contains("message was received but not handled. Key path: tag"))
      view.addObserver(other, forKeyPath: "alpha", options: [], context: nil)
      view.alpha = 0.5
      try stage.expectDiagnostic("unhandled-change")
    }
  }

  @Test("An observation retains neither object, and ends with the observer; the observer may be removed in its deinit")
  func lifetimes() throws {
    final class Leaving: UIView {
      var observed: UIView?
      deinit {
        MainActor.assumeIsolated { observed?.removeObserver(self, forKeyPath: "alpha") }
      }
    }
    try withStage(.small) { stage in
      let view = UIView()
      weak var gone: UIView?
      do {
        let watcher = Watcher()
        gone = watcher
        view.addObserver(watcher, forKeyPath: "alpha", options: .new, context: nil)
      }
      #expect(gone == nil)
      view.alpha = 0.5
      do {
        let leaving = Leaving()
        leaving.observed = view
        view.addObserver(leaving, forKeyPath: "alpha", options: .new, context: nil)
      }
      view.alpha = 0.25
      #expect(stage.hints.isEmpty)
      weak var observed: UIView?
      let watcher = Watcher()
      do {
        let other = UIView()
        observed = other
        other.addObserver(watcher, forKeyPath: "alpha", options: .new, context: nil)
      }
      #expect(observed == nil)
    }
  }
}
