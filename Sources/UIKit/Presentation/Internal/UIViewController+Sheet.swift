import QuartzCore

extension UIViewController {
  /// The sheet around the controller; before the presentation, the one that it would be presented in (T-72).
  var nearestSheet: UISheetPresentationController? {
    if let active = activePresentationController { return active as? UISheetPresentationController }
    if let parent { return parent.sheetPresentationController }
    switch modalPresentationStyle {
    case .pageSheet, .formSheet: return presentationController as? UISheetPresentationController
    default: return presentationController(madeBefore: UISheetPresentationController.self)
    }
  }

  /// A presentation controller that was asked for early, if it is of a kind.
  private func presentationController<Kind: UIPresentationController>(madeBefore kind: Kind.Type) -> Kind? {
    modal.early?.controller as? Kind
  }

  /// Tells whoever presents the controller that it wants another size.
  func preferredContentSizeChanged() {
    modal.isPresentedBy?.effective.preferredContentSizeChanged()
  }
}
