import UIKit

/// The screen as VoiceOver finds it, and what its user does.
extension Stage {
  /// The user's settings for accessibility, apart from those for motion.
  public var accessibility: AccessibilitySettings {
    get { environment.accessibility }
    set {
      note([.setting(.accessibility(newValue))])
      environment.accessibility = newValue
    }
  }

  /// The elements on the screen, in VoiceOver's order: from top to bottom, and along the layout direction in a row.
  ///
  /// Layout that is pending is done first. A presentation hides the elements behind it.
  public var accessibilityElements: [AccessibleElement] {
    environment.perform {
      for window in environment.windows where !window.isHidden { window.layoutIfNeeded() }
      return AccessibilityTree.elements(in: environment).map(AccessibleElement.init)
    }
  }

  /// The elements on the screen, a line for each, as VoiceOver speaks them.
  public var accessibilityTree: String { accessibilityElements.map(\.description).joined(separator: "\n") }

  /// Returns the first element with a label; nil where there is none.
  public func accessibilityElement(label: String) -> AccessibleElement? {
    accessibilityElements.first { $0.label == label }
  }

  /// Returns the first element with an identifier; nil where there is none.
  public func accessibilityElement(identifier: String) -> AccessibleElement? {
    accessibilityElements.first { $0.identifier == identifier }
  }

  /// The texts that the app has announced, in order.
  public var announcements: [String] { environment.voiceOver.announcements }

  /// The element that VoiceOver has focused; nil for none.
  public var focusedAccessibilityElement: AccessibleElement? { environment.voiceOver.focus.map(AccessibleElement.init) }

  // MARK: Actions

  /// Moves VoiceOver's focus to an element, and scrolls to it.
  public func focus(_ element: AccessibleElement) {
    environment.voiceOver.move(to: element.object)
  }

  /// Moves VoiceOver's focus to the next element, as a swipe to the right does, or to the first one.
  ///
  /// - Returns: the element; nil after the last one.
  @discardableResult
  public func focusNextElement() -> AccessibleElement? {
    environment.voiceOver.moveOn(by: 1).map(AccessibleElement.init)
  }

  /// Moves VoiceOver's focus to the element before, as a swipe to the left does, or to the last one.
  ///
  /// - Returns: the element; nil before the first one.
  @discardableResult
  public func focusPreviousElement() -> AccessibleElement? {
    environment.voiceOver.moveOn(by: -1).map(AccessibleElement.init)
  }

  /// Activates an element, as VoiceOver's double tap does; where it does not do so itself, its middle is tapped as time
  /// advances.
  public func activate(_ element: AccessibleElement) {
    focus(element)
    let isDone = environment.voiceOver.perform("activate", on: element.object) { $0.accessibilityActivate() }
    if !isDone { tap(element.object.accessibilityActivationPoint) }
  }

  /// Increments an element, as a swipe up does; one that is not adjustable is left as it is.
  public func increment(_ element: AccessibleElement) {
    guard element.object.accessibilityTraits.contains(.adjustable) else { return }
    environment.voiceOver.perform("increment", on: element.object) { $0.accessibilityIncrement() }
  }

  /// Decrements an element, as a swipe down does; one that is not adjustable is left as it is.
  public func decrement(_ element: AccessibleElement) {
    guard element.object.accessibilityTraits.contains(.adjustable) else { return }
    environment.voiceOver.perform("decrement", on: element.object) { $0.accessibilityDecrement() }
  }

  /// Performs a further action of an element; returns whether there is one of the name and it was successful.
  @discardableResult
  public func performCustomAction(_ name: String, of element: AccessibleElement) -> Bool {
    guard let action = element.object.accessibilityCustomActions?.first(where: { $0.name == name }) else {
      return false
    }
    return environment.voiceOver.perform("action \(name)", on: element.object) { _ in action.perform() }
  }

  /// Closes what is open, as a scrub with two fingers does: from the focus along the responder chain, until an object
  /// has done it. Stacks pop, alerts are cancelled, sheets and popovers are dismissed.
  @discardableResult
  public func performEscape() -> Bool {
    environment.voiceOver.performAlongChain("escape") { $0.accessibilityPerformEscape() }
  }

  /// Does what matters most, as a double tap with two fingers does: from the focus along the responder chain, until an
  /// object has done it.
  @discardableResult
  public func performMagicTap() -> Bool {
    environment.voiceOver.performAlongChain("magic tap") { $0.accessibilityPerformMagicTap() }
  }
}
