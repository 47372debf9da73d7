import EventTrace

/// Traces that several tests share.
enum Samples {
  /// A small trace with every sort of argument.
  static let short = EventTrace([
    event(0, .containment, "B", "willMove(toParent:)", "nav"),
    event(0.0166666, .appearance, "B", "viewWillAppear", "true"),
    event(0.0166666, .delegate, "delegate", "navigationController(_:willShow:animated:)", "nav", "B", "true"),
    event(12.5, .coordinator, "coordinator", "completion", "isCancelled: false"),
  ])

  /// The push of chapter 7, event by event.
  static let push = EventTrace([
    event(0, .containment, "B", "willMove", "toParent: nav"),
    event(0, .appearance, "B", "viewDidLoad"),
    event(0, .delegate, "delegate", "navigationController(_:animationControllerFor:from:to:)", "push", "A", "B"),
    event(0, .appearance, "A", "viewWillDisappear", "true"),
    event(0, .appearance, "B", "viewWillAppear", "true"),
    event(0, .delegate, "delegate", "navigationController", "nav", "willShow: B", "animated: true"),
    event(0, .animator, "animator", "transitionDuration"),
    event(0, .animator, "animator", "animateTransition"),
    event(0, .appearance, "B", "viewIsAppearing", "true"),
    event(0, .appearance, "B", "viewWillLayoutSubviews"),
    event(0, .appearance, "B", "viewDidLayoutSubviews"),
    event(0.35, .context, "context", "completeTransition(_:)", "true"),
    event(0.35, .hierarchy, "A", "removedFromContainer"),
    event(0.35, .appearance, "A", "viewDidDisappear", "true"),
    event(0.35, .appearance, "B", "viewDidAppear", "true"),
    event(0.35, .containment, "B", "didMove", "toParent: nav"),
    event(0.35, .delegate, "nav", "navigationController(_:didShow:animated:)", "B", "true"),
    event(0.35, .coordinator, "", "completion", "isCancelled: false"),
    event(0.35, .animator, "animator", "animationEnded(_:)", "true"),
  ])

  /// An event whose arguments are a list.
  static func event(
    _ time: Double, _ category: TraceEvent.Category, _ subject: String, _ name: String, _ arguments: String...
  ) -> TraceEvent {
    TraceEvent(time: time, category: category, subject: subject, name: name, arguments: arguments)
  }
}
