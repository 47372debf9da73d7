/// The shorthand of every call that a golden trace may hold; the first rule that matches an event makes its token.
///
/// The words are those of the specification's golden traces: wA, iA, dA, wD, dD for the appearance callbacks, cT for
/// `completeTransition`, co for the coordinator's completion, aE for `animationEnded`.
enum ShorthandTable {
  static let rules: [ShorthandRule] = appearance + containment + delegates + presentation + engine + hierarchy

  private static let appearance: [ShorthandRule] = [
    ShorthandRule("loadView", .nothing),
    ShorthandRule("viewDidLoad", .ofSubject("load")),
    ShorthandRule("viewWillAppear", .ofSubject("wA")),
    ShorthandRule("viewIsAppearing", .ofSubject("iA")),
    ShorthandRule("viewDidAppear", .ofSubject("dA")),
    ShorthandRule("viewWillDisappear", .ofSubject("wD")),
    ShorthandRule("viewDidDisappear", .ofSubject("dD")),
    ShorthandRule("viewWillLayoutSubviews", .nothing),
    ShorthandRule("viewDidLayoutSubviews", .ofSubject("layout")),
  ]

  private static let containment: [ShorthandRule] = [
    ShorthandRule("willMove", .ofSubjectWithArgument("willMove")),
    ShorthandRule("didMove", .ofSubjectWithArgument("didMove")),
    ShorthandRule("restoredParent", .ofSubjectEqualsArgument("parent")),
  ]

  private static let delegates: [ShorthandRule] = [
    ShorthandRule("navigationController", label: "willShow", .withArgument("willShow")),
    ShorthandRule("navigationController", label: "didShow", .withArgument("didShow")),
    ShorthandRule("navigationController", label: "animationControllerFor", .fixed("anim?")),
    ShorthandRule("navigationController", label: "interactionControllerFor", .fixed("inter?")),
    ShorthandRule("tabBarController", label: "shouldSelect", .withArgument("shouldSelect")),
    ShorthandRule("tabBarController", label: "didSelect", .withArgument("didSelect")),
    ShorthandRule("tabBarController", label: "animationControllerForTransitionFrom", .fixed("anim?")),
    ShorthandRule("tabBarController", label: "interactionControllerFor", .fixed("inter?")),
    ShorthandRule("animationController", label: "forPresented", .fixed("anim?")),
    ShorthandRule("animationController", label: "forDismissed", .fixed("anim?")),
    ShorthandRule("interactionControllerForPresentation", .fixed("inter?")),
    ShorthandRule("interactionControllerForDismissal", .fixed("inter?")),
    ShorthandRule("presentationController", label: "forPresented", .fixed("pc?")),
  ]

  private static let presentation: [ShorthandRule] = [
    ShorthandRule("presentationTransitionWillBegin", .fixed("pWillBegin")),
    ShorthandRule("presentationTransitionDidEnd", .withFlag("pDidEnd")),
    ShorthandRule("dismissalTransitionWillBegin", .fixed("dWillBegin")),
    ShorthandRule("dismissalTransitionDidEnd", .withFlag("dDidEnd")),
    ShorthandRule("presentationControllerShouldDismiss", .equalsFlag("shouldDismiss")),
    ShorthandRule("presentationControllerWillDismiss", .fixed("willDismiss")),
    ShorthandRule("presentationControllerDidDismiss", .fixed("didDismiss")),
    ShorthandRule("presentationControllerDidAttemptToDismiss", .fixed("didAttemptToDismiss")),
  ]

  private static let engine: [ShorthandRule] = [
    ShorthandRule("transitionDuration", .nothing),
    ShorthandRule("animateTransition", .fixed("animate")),
    ShorthandRule("interruptibleAnimator", .fixed("animate")),
    ShorthandRule("startInteractiveTransition", .fixed("startInteractive")),
    ShorthandRule("animationEnded", .withFlag("aE")),
    ShorthandRule("updateInteractiveTransition", .collapsing("update…")),
    ShorthandRule("pauseInteractiveTransition", .fixed("pause")),
    ShorthandRule("finishInteractiveTransition", .fixed("finish")),
    ShorthandRule("cancelInteractiveTransition", .fixed("cancel")),
    ShorthandRule("completeTransition", .withFlag("cT")),
    ShorthandRule("notifyWhenInteractionChanges", .withCancelled("notify")),
    ShorthandRule("notifyWhenInteractionEnds", .withCancelled("notify")),
    ShorthandRule("completion", in: .coordinator, .withCancelledIfTrue("co")),
    ShorthandRule("completion", .fixed("completion")),
  ]

  private static let hierarchy: [ShorthandRule] = [
    ShorthandRule("removedFromContainer", .ofSubject("view-")),
    ShorthandRule("addedToContainer", .ofSubject("view+")),
    ShorthandRule("containerInserted", .fixed("container+")),
    ShorthandRule("containerRemoved", .fixed("container-")),
  ]
}
