import QuartzCore

/// The transitions that wait to begin, oldest first. The list owns none of them.
@MainActor package struct PendingTransitions {
  private struct Entry {
    weak var transition: PendingTransition?
  }

  private var entries: [Entry] = []
  /// The last request of a presentation or dismissal, where no interaction controller can drive it (P-68).
  private var unanimatedCall: UnanimatedCall?

  /// Whether no transition waits.
  package var isEmpty: Bool {
    for entry in entries where entry.transition != nil { return false }
    return true
  }
  /// The number of transitions that wait.
  package var count: Int { entries.count { $0.transition != nil } }

  mutating func append(_ transition: PendingTransition) {
    entries.append(Entry(transition: transition))
  }

  mutating func remove(_ transition: PendingTransition?) {
    for index in entries.indices.reversed() {
      let waiting = entries[index].transition
      if waiting == nil || waiting === transition { entries.remove(at: index) }
    }
  }

  /// Whether a transition waits that a system gesture has requested with an interaction controller.
  func contains(drivenBy percentDriver: UIPercentDrivenInteractiveTransition) -> Bool {
    entries.contains { $0.transition?.interaction?.controller === percentDriver }
  }

  // MARK: Early calls of interaction controllers

  /// Adds an interaction controller's calls to every transition that it may drive: its own is known only at the start
  /// (C-84).
  ///
  /// - Returns: whether there is such a transition.
  func add(
    _ calls: UIPercentDrivenInteractiveTransition.Calls, of percentDriver: UIPercentDrivenInteractiveTransition
  ) -> Bool {
    var isAdded = false
    for entry in entries {
      guard let transition = entry.transition, transition.canBeDriven else { continue }
      transition.add(calls, of: percentDriver)
      isAdded = true
    }
    return isAdded
  }

  /// Removes an interaction controller's calls from every transition, because one has taken them.
  func removeCalls(of percentDriver: UIPercentDrivenInteractiveTransition) {
    for entry in entries { entry.transition?.takeCalls(of: percentDriver) }
  }

  /// Stores how the last presentation or dismissal was requested; nil where it can be driven.
  mutating func note(_ call: UnanimatedCall?) {
    unanimatedCall = call
  }

  /// Removes the last undrivable call, and returns it if it is recent enough for a driver to be meant for it.
  mutating func takeUnanimatedCall(at time: CFTimeInterval) -> UnanimatedCall? {
    defer { unanimatedCall = nil }
    guard let unanimatedCall, unanimatedCall.isRecent(at: time) else { return nil }
    return unanimatedCall
  }
}

/// A presentation or dismissal that was requested without animation, although its delegate might have driven it (P-68).
struct UnanimatedCall {
  /// The number of seconds for which a percent driver counts as meant for the call.
  private static let recentTime: TimeInterval = 1

  /// The method's name.
  let name: String
  /// The presented controller's name.
  let controller: String
  /// The time of the call.
  let time: CFTimeInterval

  /// Whether a percent driver that is driven now is probably meant for the call.
  func isRecent(at now: CFTimeInterval) -> Bool { now - time <= Self.recentTime }
}
