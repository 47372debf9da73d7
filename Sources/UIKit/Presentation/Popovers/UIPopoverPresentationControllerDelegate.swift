import QuartzCore

/// The type of the pointers that the popover's delegate may write to; an unsafe pointer here, since nothing is
/// autoreleased.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// The delegate of a popover; set as the presentation controller's `delegate`.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Called before the popover is placed for the first time; the source can still be set.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Called before the popover is placed again in a changed container; rectangle and view may be replaced.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  /// Does nothing.
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}
}

/// An item at which a popover can point: a view, or a bar button.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// The item's rectangle, in a view's coordinates; null where it is not on the screen.
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// The view's bounds, in another view's coordinates; null unless both are in one window.
  public func frame(in referenceView: UIView) -> CGRect {
    guard let window, window === referenceView.window else { return .null }
    return referenceView.convert(bounds, from: self)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// The rectangle of the item's button, in a view's coordinates; null where it is not on the screen.
  public func frame(in referenceView: UIView) -> CGRect {
    shownView?.frame(in: referenceView) ?? .null
  }
}
