import QuartzCore

extension UIViewController {
  /// The sheet around the controller; before the presentation, the one that it would get (T-72).
  var nearestSheet: UISheetPresentationController? {
    if let active = activePresentationController {
      return active as? UISheetPresentationController ?? active.presentation?.effective
        as? UISheetPresentationController
    }
    if let parent { return parent.sheetPresentationController }
    switch modalPresentationStyle {
    case .pageSheet, .formSheet: return presentationController as? UISheetPresentationController
    default: return modal.earlyController?.controller as? UISheetPresentationController
    }
  }

  /// The popover around the controller; before the presentation, the one that it would get (T-72).
  var nearestPopover: UIPopoverPresentationController? {
    if let active = activePresentationController { return active as? UIPopoverPresentationController }
    if let parent { return parent.popoverPresentationController }
    return modalPresentationStyle == .popover ? presentationController as? UIPopoverPresentationController : nil
  }

  /// The preferred content size of the controller or, where a container has none, of its visible child.
  var resolvedPreferredContentSize: CGSize {
    if preferredContentSize != .zero { return preferredContentSize }
    return (self as? any SystemContainer)?.childForContentSize?.resolvedPreferredContentSize ?? .zero
  }

  /// Notifies the parent or the presentation controller that the preferred content size has changed.
  func preferredContentSizeChanged() {
    if let parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      modal.isPresentedBy?.effective.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Forwards the change of a child's preferred content size, if the container shows it and has no preferred size
  /// itself.
  func forwardPreferredContentSizeChange(of container: any UIContentContainer) {
    guard container !== self, preferredContentSize == .zero,
      (self as? any SystemContainer)?.childForContentSize != nil
    else { return }
    preferredContentSizeChanged()
  }
}
