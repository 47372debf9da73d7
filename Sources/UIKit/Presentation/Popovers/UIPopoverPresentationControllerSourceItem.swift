import QuartzCore

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
