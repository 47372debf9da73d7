import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Questions about objects, and messages that a class forwards") @MainActor struct ReceiverTests {
  @MainActor private class Listener: NSObject, UIScrollViewDelegate {
    var received: [String] = []
    func ping() { received.append("ping") }
    func note(_ text: String) { received.append(text) }
    static let ping = Selector("ping", Listener.ping)
    static let note = Selector("note:", Listener.note(_:))
  }
  /// A presentation that forwards what it has no method for, and says so.
  private final class Forwarding: UIPresentationController, UIScrollViewDelegate {
    var target: NSObject?
    override func responds(to aSelector: Selector!) -> Bool {
      super.responds(to: aSelector) || target?.responds(to: aSelector) ?? false
    }
    override func conforms(to aProtocol: Protocol) -> Bool {
      super.conforms(to: aProtocol) || target?.conforms(to: aProtocol) ?? false
    }
    override func forwardingTarget(for aSelector: Selector!) -> Any? { target }
  }

  @Test("A delegate is asked through its protocol for its class, its methods and its protocols (A-1)")
  func questions() throws {
    try withStage(.small) { _ in
      let listener: any UIScrollViewDelegate = Listener()
      #expect(listener.responds(to: Listener.ping) && !listener.responds(to: Selector("pong")))
      #expect(listener.isKind(of: Listener.self) && listener.isKind(of: NSObject.self))
      #expect(listener.isMember(of: Listener.self) && !listener.isMember(of: NSObject.self))
      #expect(!listener.isKind(of: UIView.self) && UIButton().isKind(of: UIControl.self))
      #expect(listener.conforms(to: UIScrollViewDelegate.self) && !listener.conforms(to: UITabBarDelegate.self))
      #expect(
        listener.conforms(to: Protocol(UIScrollViewDelegate.self))
          && UITabBarController().conforms(to: UITabBarDelegate.self))
    }
  }

  @Test("An override decides on the messages that an object responds to, also for those who know only its protocol")
  func overrides() throws {
    try withStage(.small) { _ in
      let screen = UIViewController()
      let forwarding = Forwarding(presentedViewController: screen, presenting: nil)
      let delegate: any UIScrollViewDelegate = forwarding
      #expect(!delegate.responds(to: Listener.ping) && !delegate.conforms(to: UITabBarDelegate.self))
      forwarding.target = UITabBarController()
      #expect(delegate.conforms(to: UITabBarDelegate.self))
      forwarding.target = Listener()
      #expect(delegate.responds(to: Listener.ping))
    }
  }

  @Test("A message without a method goes to the forwarding target, and is unrecognized where there is none")
  func forwarding() throws {
    try withStage(.small) { stage in
      let (listener, screen) = (Listener(), UIViewController())
      let forwarding = Forwarding(presentedViewController: screen, presenting: nil)
      forwarding.target = listener
      forwarding.perform(Listener.ping)
      forwarding.perform(Listener.note, with: "now")
      forwarding.perform(Listener.note, with: "later", afterDelay: 0.1)
      stage.advance(by: 0.2)
      #expect(listener.received == ["ping", "now", "later"])
      forwarding.target = nil
      forwarding.perform(Listener.ping)
      try stage.expectDiagnostic("action-mismatch")
    }
  }

  @Test("Objects that forward to one another do not hang, and the message is unrecognized")
  func circle() throws {
    try withStage(.small) { stage in
      let screen = UIViewController()
      let first = Forwarding(presentedViewController: screen, presenting: nil)
      let second = Forwarding(presentedViewController: screen, presenting: nil)
      (first.target, second.target) = (second, first)
      first.perform(Listener.ping)
      try stage.expectDiagnostic("action-mismatch")
      second.target = nil
    }
  }

  @Test("A delayed message is cancelled by its selector and an equal argument, and others of the object are sent")
  func cancelling() throws {
    try withStage(.small) { stage in
      let listener = Listener()
      for text in ["a", "b"] { listener.perform(Listener.note, with: text, afterDelay: 0.1) }
      listener.perform(Listener.ping, with: nil, afterDelay: 0.1)
      NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: Listener.note, object: "a")
      NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: Listener.ping, object: "a")
      stage.advance(by: 0.2)
      #expect(listener.received == ["b", "ping"])
      listener.perform(Listener.ping, with: nil, afterDelay: 0.1)
      NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: Listener.ping, object: nil)
      stage.advance(by: 0.2)
      #expect(listener.received == ["b", "ping"])
    }
  }

  /// A proxy that derives from `NSObject` itself.
  private final class Proxy: NSObject, UIScrollViewDelegate, MessageReceiver {
    var target: NSObject?
    func responds(to aSelector: Selector!) -> Bool {
      super.responds(to: aSelector) || target?.responds(to: aSelector) ?? false
    }
    func conforms(to aProtocol: Protocol) -> Bool {
      super.conforms(to: aProtocol) || target?.conforms(to: aProtocol) ?? false
    }
    func forwardingTarget(for aSelector: Selector!) -> Any? { target ?? super.forwardingTarget(for: aSelector) }
  }

  @Test("A class that derives from NSObject itself answers by the protocol, and passes questions on to super")
  func proxies() throws {
    try withStage(.small) { stage in
      let (proxy, listener) = (Proxy(), Listener())
      let delegate: any UIScrollViewDelegate = proxy
      #expect(!delegate.responds(to: Listener.ping) && delegate.forwardingTarget(for: Listener.ping) == nil)
      #expect(delegate.conforms(to: UIScrollViewDelegate.self) && !delegate.conforms(to: UITabBarDelegate.self))
      proxy.target = listener
      #expect(delegate.responds(to: Listener.ping) && proxy.responds(to: Listener.ping))
      proxy.perform(Listener.ping)
      #expect(listener.received == ["ping"])
      proxy.target = UITabBarController()
      #expect(delegate.conforms(to: UITabBarDelegate.self))
    }
  }
}
