// Written by Scripts/optional-methods from UIGestureRecognizerDelegate.swift.

import Foundation

/// Lets a subclass add optional methods of ``UIGestureRecognizerDelegate`` that its superclass, which conforms, has
/// left out.
///
/// On an iPhone an optional method is found in any subclass. Here a protocol's default is bound where the conformance
/// is declared, so a method that only a subclass has is never called. Where the superclass can't be edited, the
/// subclass names this protocol as well:
///
///     final class Fading: LibraryDelegate, UIGestureRecognizerDelegateOverriding { …
///
/// The superclass's method is called where the subclass has none. Not Apple's; see the decision on optional methods.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegateOverriding: NSObjectProtocol {
  /// Whether a recognizer may begin; false makes it fail.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two recognizers may recognize simultaneously; one true is enough.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a recognizer requires another one to fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another recognizer requires this one to fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a recognizer gets a touch.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Whether a recognizer gets a press.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
  /// Whether a recognizer gets an event; asked before its touches and presses.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegateOverriding where Self: UIGestureRecognizerDelegate {
  private var inherited: any UIGestureRecognizerDelegate { self }

  /// Calls the superclass's method.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    inherited.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Calls the superclass's method.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    inherited.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
  }

  /// Calls the superclass's method.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    inherited.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
  }

  /// Calls the superclass's method.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    inherited.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
  }

  /// Calls the superclass's method.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    inherited.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
  }

  /// Calls the superclass's method.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
    inherited.gestureRecognizer(gestureRecognizer, shouldReceive: press)
  }

  /// Calls the superclass's method.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    inherited.gestureRecognizer(gestureRecognizer, shouldReceive: event)
  }
}

/// Forwards to a delegate whose class adopts the sibling protocol.
final class GestureDelegateForwarder: NSObject, UIGestureRecognizerDelegate {
  private let sibling: any UIGestureRecognizerDelegateOverriding

  init(_ sibling: any UIGestureRecognizerDelegateOverriding) {
    self.sibling = sibling
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    sibling.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    sibling.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    sibling.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    sibling.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    sibling.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
    sibling.gestureRecognizer(gestureRecognizer, shouldReceive: press)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    sibling.gestureRecognizer(gestureRecognizer, shouldReceive: event)
  }
}

extension OptionalMethods {
  /// The delegate, with the optional methods that a subclass adds.
  func complete(_ delegate: any UIGestureRecognizerDelegate) -> any UIGestureRecognizerDelegate {
    sibling(of: delegate, .gestureDelegate, as: (any UIGestureRecognizerDelegateOverriding).self).map(
      GestureDelegateForwarder.init) ?? delegate
  }
}
