import Foundation
import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Notifications of presentations") @MainActor struct PresentationNotificationTests {
  /// Writes down what is posted for a controller.
  @MainActor private final class Listener: NSObject {
    var received: [String] = []

    @MainActor init(_ controller: UIViewController) {
      super.init()
      for name in ["Presentation", "Dismissal"].flatMap({ ["\($0)TransitionWillBegin", "\($0)TransitionDidEnd"] }) {
        NotificationCenter.default.addObserver(
          self, selector: Selector("note:", Listener.note(_:)),
          name: Notification.Name("UIPresentationController\(name)Notification"), object: controller)
      }
    }

    func note(_ notification: Notification) {
      let name = notification.name.rawValue.replacingOccurrences(of: "UIPresentationController", with: "")
      let completed = notification.userInfo?.map { "\($0.key) = \($0.value)" }.first
      received.append(([name] + [completed].compactMap { $0 }).joined(separator: ", "))
    }
  }

  @Test("A presentation and a dismissal post their four notifications, with the presented controller as object (T-127)")
  func four() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .fullScreen)
      let (listener, other) = (Listener(scene.b), Listener(scene.a))
      scene.a.present(scene.b, animated: true)
      #expect(listener.received == [])
      stage.advance(frames: 1)
      #expect(listener.received == ["PresentationTransitionWillBeginNotification"])
      try stage.settle()
      scene.a.dismiss(animated: true)
      try stage.settle()
      #expect(
        listener.received == [
          "PresentationTransitionWillBeginNotification",
          "PresentationTransitionDidEndNotification, UIPresentationControllerPresentationTransitionDidEndCompletedKey = true",
          "DismissalTransitionWillBeginNotification",
          "DismissalTransitionDidEndNotification, UIPresentationControllerDismissalTransitionDidEndCompletedKey = true",
        ])
      #expect(other.received == [])
    }
  }

  @Test("A cancelled dismissal posts its end with completed false (T-127)")
  func cancelled() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      try scene.showB()
      let listener = Listener(scene.b)
      let driver = scene.hold(at: 0.3) { scene.a.dismiss(animated: true) }
      driver.cancel()
      try stage.settle()
      #expect(
        listener.received == [
          "DismissalTransitionWillBeginNotification",
          "DismissalTransitionDidEndNotification, UIPresentationControllerDismissalTransitionDidEndCompletedKey = false",
        ])
    }
  }
}
