import QuartzCore

/// Stands for a delegate whose subclass adds methods: every call goes to the sibling protocol first.
final class LatePopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  private let late: any UIPopoverPresentationControllerDelegateOverriding

  init(_ late: any UIPopoverPresentationControllerDelegateOverriding) {
    self.late = late
  }

  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    late.prepareForPopoverPresentation(popoverPresentationController)
  }

  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    late.popoverPresentationController(popoverPresentationController, willRepositionPopoverTo: rect, in: view)
  }
}
