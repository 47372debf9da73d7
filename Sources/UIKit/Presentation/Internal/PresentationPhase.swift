import QuartzCore

/// The phase of a presentation.
///
///     waitingToPresent → presenting → presented → waitingToDismiss → dismissing → ended
///     after a cancel: presenting → ended, dismissing → presented
///     with the window's root or the context: any → ended
enum PresentationPhase: Equatable {
  /// The state of a running transition.
  struct RunningTransition: Equatable {
    /// The container's size at the beginning; nil once the screen's size has changed.
    var sizeAtBeginning: CGSize?
    /// The orientation before the transition rotated the screen; nil where it has not.
    var orientationBefore: UIInterfaceOrientation?
  }

  case waitingToPresent
  case presenting(RunningTransition)
  case presented
  case waitingToDismiss
  case dismissing(RunningTransition)
  case ended

  /// Whether the presentation is requested or runs.
  var isPresenting: Bool { self == .waitingToPresent || hasBegunPresenting }
  /// Whether the dismissal is requested or runs.
  var isDismissing: Bool { self == .waitingToDismiss || hasBegunDismissing }

  /// Whether the presentation's transition runs.
  var hasBegunPresenting: Bool {
    if case .presenting = self { true } else { false }
  }
  /// Whether the dismissal's transition runs.
  var hasBegunDismissing: Bool {
    if case .dismissing = self { true } else { false }
  }

  /// The running transition; nil for none. Setting it changes the state of a running one.
  var runningTransition: RunningTransition? {
    get {
      switch self {
      case .presenting(let runningTransition), .dismissing(let runningTransition): runningTransition
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .presenting: self = .presenting(newValue)
      case .dismissing: self = .dismissing(newValue)
      default: break
      }
    }
  }

  /// Whether a presentation may go from this phase to another.
  func allows(_ next: PresentationPhase) -> Bool {
    switch (self, next) {
    case (.ended, _): false
    case (_, .ended): true
    case (.waitingToPresent, .presenting), (.presenting, .presented): true
    case (.presented, .waitingToDismiss), (.waitingToDismiss, .dismissing), (.dismissing, .presented): true
    default: false
    }
  }

  /// The phase's name, for diagnostics.
  var name: String {
    switch self {
    case .waitingToPresent: "waitingToPresent"
    case .presenting: "presenting"
    case .presented: "presented"
    case .waitingToDismiss: "waitingToDismiss"
    case .dismissing: "dismissing"
    case .ended: "ended"
    }
  }
}
