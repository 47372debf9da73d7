import Foundation

/// The transactions of an environment: the turn's implicit one at the bottom, explicit ones above it.
@MainActor package final class TransactionStack {
  private struct Level {
    var values: [String: Any] = [:]
    var duration: CFTimeInterval?
    var function: CAMediaTimingFunction?
    var disablesActions: Bool?
    var group: TransactionGroup?
    /// Whether no change waited for a commit when it began, so that its own commit also commits the layers (C-110).
    var isOutermost = false
  }

  @exclusivity(unchecked) private var levels = [Level()]
  /// Whether the implicit transaction has been changed since it was last committed.
  @exclusivity(unchecked) private var implicitIsUsed = false

  package init() {}

  package var depth: Int { levels.count - 1 }

  package func begin(in environment: MediaEnvironment) {
    var level = Level()
    level.isOutermost = levels.count == 1 && !implicitIsUsed && !environment.hasUncommittedChanges
    levels.append(level)
  }

  /// Commits the innermost explicit transaction; returns false if there is none.
  ///
  /// The outermost one lays out and commits the layers first, so that their animations belong to it (C-110).
  package func commit(in environment: MediaEnvironment) -> Bool {
    guard levels.count > 1 else { return false }
    if levels[levels.count - 1].isOutermost {
      levels[levels.count - 1].isOutermost = false
      environment.layoutAndCommit()
    }
    levels.removeLast().group?.close(in: environment)
    return true
  }

  /// Commits the turn's implicit transaction.
  package func commitImplicit(in environment: MediaEnvironment) {
    guard implicitIsUsed else { return }
    implicitIsUsed = false
    let level = levels[0]
    levels[0] = Level()
    level.group?.close(in: environment)
  }

  // MARK: Values, the innermost that is set

  private func innermost<Value>(_ value: (Level) -> Value?) -> Value? {
    var index = levels.count - 1
    while index >= 0 {
      if let value = value(levels[index]) { return value }
      index -= 1
    }
    return nil
  }

  package var animationDuration: CFTimeInterval {
    get { innermost { $0.duration } ?? 0.25 }
    set { change { $0.duration = newValue } }
  }

  package var overridingTimingFunction: CAMediaTimingFunction? {
    get { innermost { $0.function } }
    set { change { $0.function = newValue } }
  }

  package var disablesActions: Bool {
    get { innermost { $0.disablesActions } ?? false }
    set { change { $0.disablesActions = newValue } }
  }

  package func value(forKey key: String) -> Any? {
    for level in levels.reversed() {
      if let value = level.values[key] { return value }
    }
    return nil
  }

  package func setValue(_ value: Any?, forKey key: String) {
    change { $0.values[key] = value }
  }

  /// The groups of an animation that is added now: those of every open transaction with a completion.
  package var groups: [TransactionGroup] {
    levels.compactMap(\.group)
  }

  package var completionBlock: (() -> Void)? {
    levels.last?.group?.completion
  }

  package func setCompletionBlock(_ block: (() -> Void)?, in environment: MediaEnvironment) {
    let top = levels.count - 1
    // Animations that were added before belong to the old group (C-23).
    levels[top].group?.close(in: environment)
    change { $0.group = block.map { TransactionGroup(completion: environment.bound($0)) } }
  }

  /// Changes the innermost transaction.
  private func change(_ body: (inout Level) -> Void) {
    if levels.count == 1 { implicitIsUsed = true }
    body(&levels[levels.count - 1])
  }
}

/// The animations that were added since a transaction's completion was set, which runs when all have ended (C-23).
@MainActor package final class TransactionGroup {
  @exclusivity(unchecked) package var pending = 0
  @exclusivity(unchecked) package var completion: (() -> Void)?
  @exclusivity(unchecked) private var isClosed = false

  package init(completion: @escaping () -> Void) {
    self.completion = completion
  }

  /// Closes the group, because the transaction was committed.
  package func close(in environment: MediaEnvironment) {
    isClosed = true
    if let completion = completionIfDone() { environment.enqueueCompletion(completion) }
  }

  /// Counts the end of an animation, after its delegate was called; the last one runs the completion in the same turn.
  package func animationEnded(in environment: MediaEnvironment) {
    pending -= 1
    guard let completion = completionIfDone() else { return }
    if environment.isDeliveringCompletions { completion() } else { environment.enqueueCompletion(completion) }
  }

  private func completionIfDone() -> (() -> Void)? {
    guard isClosed, pending == 0 else { return nil }
    defer { completion = nil }
    return completion
  }
}
