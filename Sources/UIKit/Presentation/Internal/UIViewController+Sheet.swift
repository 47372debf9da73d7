import QuartzCore

extension UIViewController {
  /// The sheet around the controller; before the presentation, the one that it would be presented in (T-72).
  var nearestSheet: UISheetPresentationController? {
    if let active = activePresentationController {
      return active as? UISheetPresentationController ?? active.presentation?.effective
        as? UISheetPresentationController
    }
    if let parent { return parent.sheetPresentationController }
    switch modalPresentationStyle {
    case .pageSheet, .formSheet: return presentationController as? UISheetPresentationController
    default: return modal.early?.controller as? UISheetPresentationController
    }
  }

  /// The popover around the controller; before the presentation, the one that it would be presented in (T-72).
  var nearestPopover: UIPopoverPresentationController? {
    if let active = activePresentationController { return active as? UIPopoverPresentationController }
    if let parent { return parent.popoverPresentationController }
    return modalPresentationStyle == .popover ? presentationController as? UIPopoverPresentationController : nil
  }

  /// The size that the controller asks for, or, where a container does not, the child that it shows.
  var wantedContentSize: CGSize {
    if preferredContentSize != .zero { return preferredContentSize }
    return (self as? any SystemContainer)?.childForContentSize?.wantedContentSize ?? .zero
  }

  /// Tells the parent, or whoever presents the controller, that it wants another size.
  func preferredContentSizeChanged() {
    if let parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      modal.isPresentedBy?.effective.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// A child wants another size: a container that shows it, and asks for none itself, passes it on.
  func passPreferredContentSizeOn(of container: any UIContentContainer) {
    guard container !== self, preferredContentSize == .zero,
      (self as? any SystemContainer)?.childForContentSize != nil
    else { return }
    preferredContentSizeChanged()
  }
}
