import Foundation
import QuartzCore

/// An object of the responder chain: a view, a view controller, a window.
@preconcurrency @MainActor open class UIResponder: NSObject, WeaklyReferenceable {
  /// The state of traits, for views and controllers that have any.
  var storedTraitState: TraitState?
  /// See ``WeakReference``.
  @exclusivity(unchecked) nonisolated(unsafe) package var storedWeakHandle: WeakHandle?

  /// Creates a responder.
  public override init() {
    super.init()
  }

  deinit {
    storedWeakHandle?.clear()
  }

  /// The next object of the responder chain; nil at its end.
  open var next: UIResponder? { nil }

  /// Whether the responder has an action's method; false unless overridden.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// Called when touches begin; passes them to the next responder unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches move; passes them to the next responder unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches end; passes them to the next responder unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when the system or a gesture cancels touches; passes them to the next responder unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Buttons and keys

  /// Called when presses begin; passes them to the next responder unless overridden.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when the force of presses changes; passes them to the next responder unless overridden. No source has a
  /// force here.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when presses end; passes them to the next responder unless overridden.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when presses are cancelled; passes them to the next responder unless overridden.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Motion

  /// Called when a movement of the device begins, such as shaking; passes it to the next responder unless overridden.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when a movement of the device ends; passes it to the next responder unless overridden.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called when a movement of the device is interrupted; passes it to the next responder unless overridden.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Nib files

  /// Called by code that has made the object from a nib file; does nothing unless overridden. Nib files are not read.
  open func awakeFromNib() {}
  /// Called by a tool that shows the object in a design; does nothing unless overridden. There is no such tool.
  open func prepareForInterfaceBuilder() {}

  // MARK: First responder

  /// The key commands while the responder is in the chain of the first responder; nil unless overridden.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether the responder may become first responder; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the first responder may resign; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Makes the responder first responder; false where it may not, is in no window, or the present one does not resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool { acquireFirstResponder() }

  /// Resigns as first responder; false where it may not.
  @discardableResult
  open func resignFirstResponder() -> Bool { releaseFirstResponder() }
}

extension UIResponder {
  /// Returns the first responder from this one on whose class has a selector's method; nil where there is none.
  func responder(to action: Selector) -> UIResponder? {
    var responder: UIResponder? = self
    while let current = responder, !action.fits(current) { responder = current.next }
    return responder
  }
}
