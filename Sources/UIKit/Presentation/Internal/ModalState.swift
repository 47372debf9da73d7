import QuartzCore

/// What a controller knows of presentations: how it wants to be presented, by whom it is, and whom it presents.
@MainActor struct ModalState {
  /// A presentation controller that was read before the presentation, and for what it was made (T-72).
  struct Early {
    let controller: UIPresentationController
    let style: UIModalPresentationStyle
    weak var delegate: AnyObject?
  }

  /// The presentation that the controller has begun as its presenter.
  var presents: Presentation?
  /// The presentation in which the controller is the presented one.
  @WeakReference var isPresentedBy: Presentation?
  var early: Early?
  var style = UIModalPresentationStyle.automatic
  let delegateWatch = DelegateWatch()
}
