import QuartzCore

/// Lets a subclass of a popover's delegate add methods that its superclass, which conforms, has left out.
///
/// For the methods of all presentation controllers, name ``UIAdaptivePresentationControllerDelegateOverriding`` as well.
///
/// See ``UINavigationControllerDelegateOverriding``. Not Apple's.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerDelegateOverriding: NSObjectProtocol {
  /// The popover is about to be placed for the first time.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// The popover is about to be placed anew.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegateOverriding where Self: UIPopoverPresentationControllerDelegate {
  private var inherited: any UIPopoverPresentationControllerDelegate { self }

  /// What the superclass does.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    inherited.prepareForPopoverPresentation(popoverPresentationController)
  }
  /// What the superclass does.
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    inherited.popoverPresentationController(popoverPresentationController, willRepositionPopoverTo: rect, in: view)
  }
}
