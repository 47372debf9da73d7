import QuartzCore

/// The state of a controller as presenter and as presented controller.
@MainActor struct ModalState {
  /// A presentation controller that was read before the presentation, and the properties for which it was made (T-72).
  struct EarlyController {
    let controller: UIPresentationController
    let style: UIModalPresentationStyle
    weak var delegate: AnyObject?
  }

  /// The presentation of which the controller is the presenter.
  var presents: Presentation?
  /// The presentation of which the controller is the presented one.
  @WeakReference var isPresentedBy: Presentation?
  var earlyController: EarlyController?
  var style = UIModalPresentationStyle.automatic
  let delegateWatch = DelegateWatch()
}
