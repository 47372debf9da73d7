import Foundation
import QuartzCore

/// Something that takes part in the handling of events: a view, a view controller, a window.
@preconcurrency @MainActor open class UIResponder: NSObject, Tethering {
  /// What is kept of traits, for views and controllers that have anything to keep.
  var storedTraitState: TraitState?
  /// See ``Tethered``.
  @exclusivity(unchecked) nonisolated(unsafe) package var storedTether: Tether?

  /// A responder.
  public override init() {
    super.init()
  }

  deinit {
    storedTether?.cut()
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
}
