import Foundation
import QuartzCore

/// Something that takes part in the handling of events: a view, a view controller, a window.
@preconcurrency @MainActor open class UIResponder: NSObject, WeaklyReferenceable {
  /// What is kept of traits, for views and controllers that have anything to keep.
  var storedTraitState: TraitState?
  /// See ``WeakReference``.
  @exclusivity(unchecked) nonisolated(unsafe) package var storedWeakHandle: WeakHandle?

  /// A responder.
  public override init() {
    super.init()
  }

  deinit {
    storedWeakHandle?.clear()
  }

  /// Who is asked next; nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// Whether the responder answers an action; false unless overridden.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// Touches began; passed on to the next responder unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Touches moved; passed on to the next responder unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Touches ended; passed on to the next responder unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Touches were taken away by the system or a gesture; passed on to the next responder unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Buttons and keys

  /// Buttons or keys went down; passed on to the next responder unless overridden.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// How hard buttons are pressed has changed; passed on to the next responder unless overridden. No source tells of it here.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Buttons or keys came up; passed on to the next responder unless overridden.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Presses were taken away; passed on to the next responder unless overridden.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// What keys do while the responder is in the chain of who hears of them; nothing unless overridden.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether the responder may hear of keys first; it may not unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it may leave that place to another; it may unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Asks to hear of keys first; false where the responder may not, is in no window, or the one before does not leave its place.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstPlace() }

  /// Gives up to hear of keys first; false where it may not.
  @discardableResult
  open func resignFirstResponder() -> Bool { leaveFirstPlace() }
}
