import QuartzCore

/// The state of a navigation controller's stack.
///
///     settled ⇄ requested; settled | requested → running → settled | requested
///     settled | requested ⇄ preparing
@MainActor enum NavigationState {
  /// The stack is shown.
  case settled
  /// A change waits for the next layout pass (T-20).
  case requested(NavigationRequest)
  /// Screens are being loaded, or get callbacks of a change. No transition begins now (T-142).
  case preparing(NavigationRequest?)
  /// A transition runs. Changes wait for its end (T-55).
  case running(WeakReference<TransitionDriver>, next: NavigationRequest?)

  /// The transition that waits; nil for none.
  var request: NavigationRequest? {
    get {
      switch self {
      case .settled: nil
      case .requested(let request): request
      case .preparing(let request), .running(_, let request): request
      }
    }
    set {
      self =
        switch self {
        case .settled, .requested: newValue.map(NavigationState.requested) ?? .settled
        case .preparing: .preparing(newValue)
        case .running(let driver, _): .running(driver, next: newValue)
        }
    }
  }

  /// The state's name, for diagnostics.
  var name: String {
    switch self {
    case .settled: "settled"
    case .requested: "requested"
    case .preparing: "preparing"
    case .running: "running"
    }
  }
}

extension UINavigationController {
  /// The driver of the running transition; nil for none.
  var driver: TransitionDriver? {
    if case .running(let driver, _) = state { driver.target } else { nil }
  }

  /// Whether a transition runs or waits.
  var isTransitioning: Bool { driver != nil || state.request != nil }

  /// Adds to the request that waits, or creates one.
  func addToRequest(_ fill: (inout NavigationRequest) -> Void) {
    var request = state.request ?? newRequest()
    if let gesture = requestingInteraction { (request.transition.interaction, requestingInteraction) = (gesture, nil) }
    fill(&request)
    state.request = request
  }

  private func newRequest() -> NavigationRequest {
    let transition = PendingTransition()
    environment.pendingTransitions.append(transition)
    return NavigationRequest(transition)
  }

  /// Removes the request that waits, and returns it.
  func takeRequest() -> NavigationRequest? {
    guard let request = state.request else { return nil }
    state.request = nil
    environment.pendingTransitions.remove(request.transition)
    return request
  }

  /// Removes the request that waits, because there is nothing to show.
  func dropRequest() {
    takeRequest()?.transition.leaveTransactions(in: environment)
  }

  /// Runs a body that loads screens or sends callbacks. Transitions that it requests begin later.
  func prepare(_ body: () -> Void) {
    switch state {
    case .settled, .requested:
      state = .preparing(state.request)
      body()
      if case .preparing(let request) = state { state = request.map(NavigationState.requested) ?? .settled }
    case .preparing: body()
    case .running:
      reportIllegalMove(to: "preparing")
      body()
    }
  }

  /// Marks the stack as running a transition.
  func beginRunning(_ driver: TransitionDriver) {
    switch state {
    case .settled, .requested: state = .running(WeakReference(driver), next: state.request)
    case .preparing, .running: reportIllegalMove(to: "running")
    }
  }

  /// Marks the transition as ended. Requests that were made meanwhile wait for the next layout pass.
  func endRunning() {
    guard case .running(_, let next) = state else { return reportIllegalMove(to: "settled") }
    state = next.map(NavigationState.requested) ?? .settled
  }

  private func reportIllegalMove(to next: String) {
    environment.report(.illegalState(of: "the stack of \(traceName)", from: state.name, to: next))
  }
}
