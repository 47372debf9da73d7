import Foundation
import QuartzCore

/// VoiceOver of an environment: its focus, what it has announced, and the actions that it performs.
@MainActor package final class VoiceOver {
  private unowned let environment: UIEnvironment
  @WeakReference private var focused: UIResponder?
  /// The texts that apps have announced, in order.
  package private(set) var announcements: [String] = []

  init(environment: UIEnvironment) {
    self.environment = environment
  }

  /// The element that has the focus; nil for none.
  package var focus: UIResponder? { focused }

  private var isRunning: Bool { environment.accessibility.contains(.voiceOver) }

  // MARK: Notifications

  /// Receives a notification of the app.
  func receive(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    let text = argument as? String
    let name = (argument as? UIResponder).map { $0.accessibilityLabel ?? environment.className(of: $0) }
    environment.record(.accessibility, "UIAccessibility", "post", ["\(notification.name)", text ?? name ?? "nil"])
    if notification == .announcement, let text {
      announcements.append(text)
      if isRunning { finishAnnouncing(text) }
    }
    guard isRunning, notification == .screenChanged || notification == .layoutChanged else { return }
    if let element = argument as? UIResponder {
      move(to: element)
    } else if notification == .screenChanged {
      move(to: AccessibilityTree.elements(in: environment).first)
    }
  }

  private func finishAnnouncing(_ text: String) {
    let screen = environment.screen
    environment.turnQueue.add(at: environment.clock.now, label: "an announcement") {
      NotificationCenter.default.post(
        name: UIAccessibility.announcementDidFinishNotification, object: screen,
        userInfo: [
          UIAccessibility.announcementStringValueUserInfoKey: text,
          UIAccessibility.announcementWasSuccessfulUserInfoKey: true,
        ])
    }
  }

  // MARK: Focus

  /// Moves the focus to the element after the present one, or before it; nil, and no move, at the end of the screen.
  package func moveOn(by step: Int) -> UIResponder? {
    let elements = AccessibilityTree.elements(in: environment)
    let index = elements.firstIndex { $0 === focused }.map { $0 + step } ?? (step > 0 ? 0 : elements.count - 1)
    guard elements.indices.contains(index) else { return nil }
    move(to: elements[index])
    return elements[index]
  }

  /// Scrolls to an element that a scroll view hides.
  private func reveal(_ element: UIResponder) {
    let frame = element.accessibilityFrame
    for case let scroll as UIScrollView in sequence(first: element, next: \.next) {
      scroll.scrollRectToVisible(scroll.convert(frame, from: environment.screen.coordinateSpace), animated: false)
    }
  }

  /// Moves the focus, and scrolls to it; nil for no element.
  package func move(to element: UIResponder?) {
    guard element !== focused else { return }
    environment.perform {
      if let element { reveal(element) }
      let old = focused
      focused = element
      old?.accessibilityElementDidLoseFocus()
      element?.accessibilityElementDidBecomeFocused()
      guard let element else { return }
      let name = element.accessibilityLabel ?? environment.className(of: element)
      environment.record(.accessibility, "VoiceOver", "focus", [name])
      var userInfo: [AnyHashable: Any] = [
        UIAccessibility.focusedElementUserInfoKey: element,
        UIAccessibility.assistiveTechnologyUserInfoKey: UIAccessibility.AssistiveTechnologyIdentifier
          .notificationVoiceOver.rawValue,
      ]
      userInfo[UIAccessibility.unfocusedElementUserInfoKey] = old
      NotificationCenter.default.post(
        name: UIAccessibility.elementFocusedNotification, object: environment.screen, userInfo: userInfo)
    }
  }

  // MARK: Actions

  /// Performs an action of an element, with an event of the trace.
  package func perform<Result>(_ name: String, on element: UIResponder, _ action: (UIResponder) -> Result) -> Result {
    environment.perform {
      let label = element.accessibilityLabel ?? environment.className(of: element)
      environment.record(.accessibility, label, name)
      return action(element)
    }
  }

  /// Asks the objects of a responder chain, from the focus on, until one has performed an action.
  ///
  /// Without a focus, the chain begins at the deepest presented controller.
  package func performAlongChain(_ name: String, _ action: (UIResponder) -> Bool) -> Bool {
    environment.perform {
      environment.record(.accessibility, "VoiceOver", name)
      let start = focused?.windowOfChain == nil ? topController ?? environment.keyWindow : focused
      return start.map { sequence(first: $0, next: \.next).contains(where: action) } ?? false
    }
  }

  /// The deepest controller that is shown over the others.
  private var topController: UIViewController? {
    var controller = environment.frontWindow?.rootViewController
    while let presentation = controller?.modal.presents, !presentation.phase.isDismissing {
      controller = presentation.presented
    }
    while let child = controller?.children.last(where: { $0.viewIfLoaded?.window != nil }) { controller = child }
    return controller
  }
}

extension UIAccessibility.Notification {
  /// The name for the trace.
  fileprivate var name: String {
    switch self {
    case .screenChanged: "screenChanged"
    case .layoutChanged: "layoutChanged"
    case .announcement: "announcement"
    case .pageScrolled: "pageScrolled"
    case .pauseAssistiveTechnology: "pauseAssistiveTechnology"
    case .resumeAssistiveTechnology: "resumeAssistiveTechnology"
    default: "\(rawValue)"
    }
  }
}
