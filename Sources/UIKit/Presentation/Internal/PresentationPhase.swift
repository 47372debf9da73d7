import QuartzCore

/// Where one presentation stands.
///
///     waitingToPresent → presenting → presented ⇄ adapting
///                                     presented → waitingToDismiss → dismissing → ended
///     a cancelled presentation has ended; a cancelled dismissal is presented again; one whose root or context has left has ended
enum PresentationPhase: Equatable {
  /// What is known of a transition while it runs.
  struct Run: Equatable {
    /// The container's size at the beginning; nil once the screen's has changed meanwhile.
    var sizeAtBeginning: CGSize?
    /// How the screen stood before the transition rotated it; nil where it has not.
    var orientationBefore: UIInterfaceOrientation?
  }

  /// An adaptation, which lasts until the end of the size change.
  struct Adaptation: Equatable {
    /// Whether the presenter's view was away before.
    let removedBefore: Bool
    /// Whether another controller is shown now.
    let showsAnother: Bool
    /// Whether everything has begun that ends with the change of size.
    var hasBegun = false
  }

  case waitingToPresent
  case presenting(Run)
  case presented
  case adapting(Adaptation)
  case waitingToDismiss
  case dismissing(Run)
  case ended

  /// Whether the presented controller is on its way in.
  var isPresenting: Bool { self == .waitingToPresent || hasBegunPresenting }
  /// Whether the presented controller is on its way out.
  var isDismissing: Bool { self == .waitingToDismiss || hasBegunDismissing }

  /// Whether the transition in runs.
  var hasBegunPresenting: Bool {
    if case .presenting = self { true } else { false }
  }
  /// Whether the transition out runs.
  var hasBegunDismissing: Bool {
    if case .dismissing = self { true } else { false }
  }

  /// The adaptation that runs; nil where none does. Setting it changes what is known of that one.
  var adaptation: Adaptation? {
    get {
      if case .adapting(let adaptation) = self { adaptation } else { nil }
    }
    set {
      if case .adapting = self, let newValue { self = .adapting(newValue) }
    }
  }

  /// The transition that runs; nil where none does. Setting it changes what is known of that one.
  var run: Run? {
    get {
      switch self {
      case .presenting(let run), .dismissing(let run): run
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
    case (.presented, .adapting), (.adapting, .presented): true
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
    case .adapting: "adapting"
    case .waitingToDismiss: "waitingToDismiss"
    case .dismissing: "dismissing"
    case .ended: "ended"
    }
  }
}
