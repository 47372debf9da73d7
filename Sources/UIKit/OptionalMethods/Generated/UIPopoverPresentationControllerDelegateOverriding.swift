// Written by Scripts/optional-methods from UIPopoverPresentationControllerDelegate.swift.

import QuartzCore

/// Lets a subclass add optional methods of ``UIPopoverPresentationControllerDelegate`` that its superclass, which
/// conforms, has left out.
///
/// On an iPhone an optional method is found in any subclass. Here a protocol's default is bound where the conformance
/// is declared, so a method that only a subclass has is never called. Where the superclass can't be edited, the
/// subclass names this protocol as well:
///
///     final class Fading: LibraryDelegate, UIPopoverPresentationControllerDelegateOverriding { …
///
/// The superclass's method is called where the subclass has none. Not Apple's; see the decision on optional methods.
///
/// For the methods of ``UIAdaptivePresentationControllerDelegate``, name
/// ``UIAdaptivePresentationControllerDelegateOverriding`` as well.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerDelegateOverriding: NSObjectProtocol {
  /// Called before the popover is placed for the first time; the source can still be set.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Called before the popover is placed again in a changed container; rectangle and view may be replaced.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegateOverriding where Self: UIPopoverPresentationControllerDelegate {
  private var inherited: any UIPopoverPresentationControllerDelegate { self }

  /// Calls the superclass's method.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    inherited.prepareForPopoverPresentation(popoverPresentationController)
  }

  /// Calls the superclass's method.
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    inherited.popoverPresentationController(popoverPresentationController, willRepositionPopoverTo: rect, in: view)
  }
}

/// Forwards to a delegate whose class adopts the sibling protocol.
final class PopoverDelegateForwarder: NSObject, UIPopoverPresentationControllerDelegate {
  private let sibling: any UIPopoverPresentationControllerDelegateOverriding

  init(_ sibling: any UIPopoverPresentationControllerDelegateOverriding) {
    self.sibling = sibling
  }

  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    sibling.prepareForPopoverPresentation(popoverPresentationController)
  }

  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    sibling.popoverPresentationController(popoverPresentationController, willRepositionPopoverTo: rect, in: view)
  }
}

extension OptionalMethods {
  /// The delegate, with the optional methods that a subclass adds.
  func complete(_ delegate: any UIPopoverPresentationControllerDelegate) -> any UIPopoverPresentationControllerDelegate
  {
    sibling(of: delegate, .popoverDelegate, as: (any UIPopoverPresentationControllerDelegateOverriding).self).map(
      PopoverDelegateForwarder.init) ?? delegate
  }
}
