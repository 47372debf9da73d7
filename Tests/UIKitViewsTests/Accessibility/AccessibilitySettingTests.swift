import Testing
import TransitionTesting
import UIKit

/// Collects the names of notifications.
@MainActor private final class Observer: NSObject {
  var names: [String] = []
  var announcements: [String] = []

  func observe(_ names: NSNotification.Name...) {
    for name in names {
      NotificationCenter.default.addObserver(
        self, selector: Selector("posted(_:)", Observer.posted), name: name, object: nil)
    }
  }

  func posted(_ notification: Notification) {
    names.append(notification.name.rawValue)
    let text = notification.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String
    if let text { announcements.append(text) }
  }
}

/// A view that logs VoiceOver's focus.
private final class FocusedView: UIView {
  var log: [String] = []
  override func accessibilityElementDidBecomeFocused() { log.append("focused") }
  override func accessibilityElementDidLoseFocus() { log.append("left") }
}

@Suite("Settings for accessibility, and notifications for VoiceOver") @MainActor struct AccessibilitySettingTests {
  @Test("A setting that changes is posted once, and apps read it (A-117)")
  func settings() throws {
    try withStage { stage in
      let observer = Observer()
      observer.observe(
        UIAccessibility.voiceOverStatusDidChangeNotification,
        UIAccessibility.reduceTransparencyStatusDidChangeNotification,
        UIAccessibility.boldTextStatusDidChangeNotification)
      #expect(!UIAccessibility.isVoiceOverRunning && UIAccessibility.isVideoAutoplayEnabled)
      stage.accessibility.formUnion([.voiceOver, .reduceTransparency])
      stage.accessibility.insert(.voiceOver)
      #expect(UIAccessibility.isVoiceOverRunning && UIAccessibility.isReduceTransparencyEnabled)
      #expect(!UIAccessibility.isBoldTextEnabled && UIAccessibility.isShakeToUndoEnabled)
      #expect(
        observer.names == [
          "UIAccessibilityVoiceOverStatusDidChangeNotification",
          "UIAccessibilityReduceTransparencyStatusDidChangeNotification",
        ])
    }
  }

  @Test("An announcement is recorded, and with VoiceOver its end is posted in the same turn")
  func announcements() throws {
    try withStage { stage in
      let observer = Observer()
      observer.observe(UIAccessibility.announcementDidFinishNotification)
      UIAccessibility.post(notification: .announcement, argument: "Saved")
      stage.advance(frames: 1)
      #expect(stage.announcements == ["Saved"] && observer.announcements.isEmpty)
      stage.accessibility.insert(.voiceOver)
      UIAccessibility.post(notification: .announcement, argument: "Sent")
      stage.advance(frames: 1)
      #expect(stage.announcements == ["Saved", "Sent"] && observer.announcements == ["Sent"])
      #expect(
        stage.trace.filtered(.accessibility).events.map(\.arguments) == [
          ["announcement", "Saved"], ["announcement", "Sent"],
        ])
    }
  }

  @Test("With VoiceOver a new screen gets the focus at the element that is named, or at the first one (A-117)")
  func focus() throws {
    try withStage { stage in
      let (screen, observer) = (UIViewController(), Observer())
      stage.show(screen)
      observer.observe(UIAccessibility.elementFocusedNotification)
      let views = (0..<2).map { index in
        let view = FocusedView(frame: CGRect(x: 20, y: 100 + index * 100, width: 100, height: 44))
        (view.isAccessibilityElement, view.accessibilityLabel) = (true, "\(index)")
        screen.view.addSubview(view)
        return view
      }
      UIAccessibility.post(notification: .screenChanged, argument: views[1])
      #expect(stage.focusedAccessibilityElement == nil && views[1].log.isEmpty)
      stage.accessibility.insert(.voiceOver)
      UIAccessibility.post(notification: .screenChanged, argument: views[1])
      #expect(views[1].log == ["focused"] && views[1].accessibilityElementIsFocused())
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
      #expect(stage.focusedAccessibilityElement?.label == "1")
      UIAccessibility.post(notification: .screenChanged, argument: nil)
      #expect(views[1].log == ["focused", "left"] && views[0].log == ["focused"])
      #expect(UIAccessibility.focusedElement(using: nil) as? UIView === views[0])
      #expect(UIAccessibility.focusedElement(using: .notificationSwitchControl) == nil && observer.names.count == 2)
    }
  }

  @Test("A value that an app sets comes before UIKit's own value, and nil gives that back (A-116)")
  func overriding() throws {
    final class Titled: UILabel {
      override var accessibilityLabel: String? {
        get { "title: \(super.accessibilityLabel ?? "")" }
        set { super.accessibilityLabel = newValue }
      }
    }
    try withStage { _ in
      let button = UIButton(type: .system)
      button.setTitle("Save", for: .normal)
      button.isEnabled = false
      #expect(button.isAccessibilityElement && button.accessibilityLabel == "Save")
      #expect(button.accessibilityTraits == [.button, .notEnabled])
      button.accessibilityLabel = "Save the file"
      button.accessibilityTraits = .link
      #expect(button.accessibilityLabel == "Save the file" && button.accessibilityTraits == .link)
      button.accessibilityLabel = nil
      #expect(button.accessibilityLabel == "Save" && button.accessibilityUserInputLabels == ["Save"])
      let titled = Titled(frame: .zero)
      titled.text = "Lake"
      #expect(titled.accessibilityLabel == "title: Lake" && UIView().accessibilityLabel == nil)
      #expect(!UIView().isAccessibilityElement && !UIControl().isAccessibilityElement)
    }
  }

  @Test("A view's rectangle and the point of a tap are those on the screen, unless the app sets them")
  func geometry() throws {
    try withStage { stage in
      let screen = UIViewController()
      stage.show(screen)
      let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
      screen.view.addSubview(card)
      card.addSubview(view)
      card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      #expect(view.accessibilityFrame == CGRect(x: 75, y: 130, width: 50, height: 20))
      #expect(view.accessibilityActivationPoint == CGPoint(x: 100, y: 140))
      #expect(
        UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
          == CGRect(x: 75, y: 130, width: 50, height: 20))
      view.accessibilityFrame = CGRect(x: 0, y: 0, width: 10, height: 10)
      view.accessibilityActivationPoint = CGPoint(x: 3, y: 4)
      #expect(view.accessibilityFrame.width == 10 && view.accessibilityActivationPoint == CGPoint(x: 3, y: 4))
    }
  }
}
