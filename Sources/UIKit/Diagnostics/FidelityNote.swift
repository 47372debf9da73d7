/// A choice of the engine where a device's behaviour is not known: a test may pass here and fail there.
///
/// The cases are the ledger. A stage records those that its code meets; they are not failures.
/// `Documentation/Fidelity.md` shows the ledger as a table and says how to add a note: a case and its `entry`, both
/// in this file.
public enum FidelityNote: String, CaseIterable, Hashable, Sendable {
  /// The closure of a cancelled presentation.
  case cancelledPresentationClosure = "cancelled-presentation-closure"
  /// The closure of a cancelled dismissal.
  case cancelledDismissalClosure = "cancelled-dismissal-closure"
  /// A presenter that leaves the window after the call, before its presentation has begun.
  case presenterLeftBeforeBeginning = "presenter-left-before-beginning"
  /// A dismissal of several presented controllers.
  case dismissalOfSeveralLevels = "dismissal-of-several-levels"
  /// The durations of the cross-dissolve and of the horizontal flip.
  case modalStyleDuration = "modal-style-duration"
  /// A child that is added while its parent is appearing.
  case childOfAppearingParent = "child-of-appearing-parent"
  /// A coordinator that is read before its push or pop has begun.
  case coordinatorStartsTransition = "coordinator-starts-transition"
  /// An animator that leaves the arriving view in the container on a cancel.
  case arrivingViewLeftOnCancel = "arriving-view-left-on-cancel"
  /// A swipe back whose release systems decide differently.
  case swipeBackThreshold = "swipe-back-threshold"
  /// A tab change without an animator.
  case tabChangeWithoutAnimator = "tab-change-without-animator"
  /// A tab that is selected while another tab change runs.
  case selectionDuringTabChange = "selection-during-tab-change"
  /// An eased view animation in a transition that is driven interactively.
  case easedAnimationScrubbed = "eased-animation-scrubbed"
  /// A delayed view animation in a transition that is driven interactively.
  case delayedAnimationScrubbed = "delayed-animation-scrubbed"
  /// An animation in an interactive transition's container that was added before the animator began.
  case earlierAnimationScrubbed = "earlier-animation-scrubbed"
  /// An explicit animation in an interactive transition that is released.
  case explicitAnimationReleased = "explicit-animation-released"
  /// An interactive transition whose progress has reached 1.
  case progressReachedOne = "progress-reached-one"
  /// An interactive transition that is finished or cancelled before it has started.
  case releaseBeforeStart = "release-before-start"
  /// A percent driver in a context of the app's own.
  case percentDriverInAppContext = "percent-driver-in-app-context"
  /// An interruptible animator that runs in place of `animateTransition(using:)`.
  case interruptibleAnimatorAlone = "interruptible-animator-alone"
  /// An alongside block that is added after the transition has started.
  case lateAlongsideBlock = "late-alongside-block"
  /// Alongside blocks of a transition that ends as soon as it begins.
  case alongsideWithoutAnimation = "alongside-without-animation"
  /// Alongside blocks of a transition that is cancelled at a progress of 0.
  case alongsideRestoredAtStart = "alongside-restored-at-start"
  /// A property animator's fraction outside 0…1.
  case fractionOutsideRange = "fraction-outside-range"
  /// Two keyframes for one property that overlap, or are added out of order.
  case overlappingKeyframes = "overlapping-keyframes"
  /// A view's content transition that replaces the running one.
  case contentTransitionReplaced = "content-transition-replaced"

  /// The name of the note, in kebab-case; it never changes.
  public var identifier: String { rawValue }
  /// The statements of the specification that the choice belongs to, such as "T-85".
  public var statements: [String] { entry.statements }
  /// The behaviour here, in one sentence.
  public var here: String { entry.here }
  /// The possible behaviour of a device and its certainty, in one sentence.
  public var device: String { entry.device }

  /// A row of the ledger.
  private struct Entry {
    let statements: [String]
    let here: String
    let device: String

    init(_ statements: [String], here: String, device: String) {
      (self.statements, self.here, self.device) = (statements, here, device)
    }
  }

  private var entry: Entry {
    switch self {
    case .cancelledPresentationClosure:
      Entry(
        ["T-85"], here: "The closure of `present` is called when the presentation is cancelled.",
        device: "A device may never call it: that it does is inferred from dismissals.")
    case .cancelledDismissalClosure:
      Entry(
        ["T-86"], here: "The closure of `dismiss` is called when the dismissal is cancelled, too.",
        device: "A device may never call it then: that it does is known from two public apps only.")
    case .presenterLeftBeforeBeginning:
      Entry(
        ["T-69", "T-121"],
        here: "The presentation does not begin, and the closure of `present` is never called.",
        device: "A device may present all the same: its check is known from inside `present` only.")
    case .dismissalOfSeveralLevels:
      Entry(
        ["T-88", "P-76"],
        here:
          "The upper controllers go at once, with all their callbacks, and the receiver's own presented controller animates.",
        device:
          "iOS is observed to animate that one, where the reference page says that the topmost animates; which callbacks "
          + "the upper ones get is not known.")
    case .modalStyleDuration:
      Entry(
        ["K-18", "K-19"], here: "A cross-dissolve takes 0.4 s, and a horizontal flip 0.75 s.",
        device: "A device may take another time: no source gives these durations.")
    case .childOfAppearingParent:
      Entry(
        ["T-170", "P-83"], here: "The child gets `viewWillAppear` when it is added.",
        device: "A device is observed, by pager libraries, to send it only `viewDidAppear`; in or before the parent's "
          + "`viewWillAppear` the child gets both.")
    case .coordinatorStartsTransition:
      Entry(
        ["T-20", "T-112"],
        here: "Reading `transitionCoordinator` right after a push or a pop starts the transition inside that call.",
        device:
          "A device has a coordinator then, as public apps show, but may start the transition only in the next layout "
          + "pass.")
    case .arrivingViewLeftOnCancel:
      Entry(
        ["T-19"], here: "The arriving view that the animator has left in the container is removed on a cancel.",
        device:
          "A device in general leaves it where it is, since the documentation wants the animator to remove it; that "
          + "UIKit's own containers remove it is inferred.")
    case .swipeBackThreshold:
      Entry(
        ["K-6"], here: "The swipe pops from 0.3 of the width on, or at more than 1.06 widths per second, as on iOS 27.",
        device:
          "Older systems are commonly said to decide by half the width or any speed towards the pop, which gives the "
          + "opposite here; iOS 17 and 18 are not known.")
    case .tabChangeWithoutAnimator:
      Entry(
        ["T-59"], here: "The tabs change at once, with all callbacks inside the setter, as up to iOS 17.",
        device: "iOS 18 and later are observed to cross-dissolve, and to send the did-callbacks at the end of that.")
    case .selectionDuringTabChange:
      Entry(
        ["T-67"],
        here: "The second selection waits for the end of the running tab change; of several, the last one counts.",
        device: "A device may end the running change instead: no source says which.")
    case .easedAnimationScrubbed:
      Entry(
        ["C-76"], here: "While the transition is interactive, the animation's curve is replaced by a straight line.",
        device:
          "A device may follow the curve: the header says that the curve is linear, and public code shows the opposite."
      )
    case .delayedAnimationScrubbed:
      Entry(
        ["C-81", "P-14"], here: "The delayed animation follows the progress like any other.",
        device: "A device is observed to break animations with a delay.")
    case .earlierAnimationScrubbed:
      Entry(
        ["P-16", "C-81"],
        here: "An animation that was added to the container before the animator began follows the progress, too.",
        device: "A device is observed to make it jump when the transition is released.")
    case .explicitAnimationReleased:
      Entry(
        ["C-81", "P-12"], here: "The explicit animation goes on from where it is when the transition is released.",
        device: "A device is observed to make it jump to its end.")
    case .progressReachedOne:
      Entry(
        ["C-79", "P-17"],
        here: "Nothing ends at a progress of 1: the transition goes on until it is finished or cancelled.",
        device:
          "A device is observed to end the animations there without calling their completions, so that the transition "
          + "never completes; libraries stop at 0.99.")
    case .releaseBeforeStart:
      Entry(
        ["C-84", "P-9"],
        here: "A finish or a cancel that comes before the transition has started takes effect at its start.",
        device: "A device is inferred to lose the call, so that the transition never ends.")
    case .percentDriverInAppContext:
      Entry(
        ["T-100", "P-64"], here: "`UIPercentDrivenInteractiveTransition` drives any context.",
        device:
          "Apple's class is observed not to work with a context of the app's own: it calls private methods of its "
          + "context.")
    case .interruptibleAnimatorAlone:
      Entry(
        ["T-103"],
        here: "`interruptibleAnimator(using:)` is used in place of `animateTransition(using:)`, which is not called.",
        device: "A device may call both: the documentation leaves it open.")
    case .lateAlongsideBlock:
      Entry(
        ["T-108"],
        here:
          "An alongside block that comes after the transition has started is not run, and the method returns false.",
        device:
          "A device may run the block without animating it along: only the meaning of the returned value is documented."
      )
    case .alongsideWithoutAnimation:
      Entry(
        ["T-106"],
        here:
          "Where the animator completes inside `animateTransition(using:)`, alongside blocks run at once and do not animate.",
        device: "A device may animate them over the transition's duration: no source says.")
    case .alongsideRestoredAtStart:
      Entry(
        ["P-74", "T-109"],
        here: "A cancel at a progress of 0 restores what alongside blocks have animated, as at any other progress.",
        device: "A device is observed to leave those values at their ends there.")
    case .fractionOutsideRange:
      Entry(
        ["C-95"], here: "`fractionComplete` is clamped to 0…1 for cubic timing, and goes beyond for springs.",
        device: "A device may clamp both or neither: the header allows values outside 0…1.")
    case .overlappingKeyframes:
      Entry(
        ["C-50", "C-51"],
        here: "The keyframe that is added later takes over at its own start, from the value shown there.",
        device: "A device may show other values in between: the rule is inferred from one public effect.")
    case .contentTransitionReplaced:
      Entry(
        ["C-74"], here: "The new transition of the view's content replaces the running one, from what is shown.",
        device: "A device may let the new one wait for the end of the running one: only that is documented, for "
          + "`transition(from:to:)`.")
    }
  }
}

extension FidelityNote: CustomStringConvertible {
  /// The note in one line: its identifier, its statements, the behaviour here, and that of a device.
  public var description: String {
    "\(identifier) (\(statements.joined(separator: ", "))): \(here) \(device)"
  }
}

extension UIEnvironment {
  /// Records a note; calls the handler the first time.
  package func note(_ note: FidelityNote) {
    guard !notes.contains(note) else { return }
    notes.append(note)
    noteHandler(note)
  }

  /// Records the notes that an animator's animations have met.
  func note(_ recording: AnimationRecording) {
    if recording.hasReplacedEasing { note(.easedAnimationScrubbed) }
    if recording.hasDelay { note(.delayedAnimationScrubbed) }
  }
}
