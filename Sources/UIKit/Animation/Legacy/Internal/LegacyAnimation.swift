import QuartzCore

/// One block between `beginAnimations` and `commitAnimations`, and who hears of it.
@MainActor final class LegacyAnimation {
  /// Seconds, unless set otherwise.
  static let standardDuration: TimeInterval = 0.2

  let identifier: String?
  let info: UnsafeMutableRawPointer?
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  /// What the block changes a view's content by.
  var transition: ViewTransition?
  private(set) lazy var context = makeContext()
  private unowned let environment: UIEnvironment

  init(identifier: String?, info: UnsafeMutableRawPointer?, environment: UIEnvironment) {
    (self.identifier, self.info, self.environment) = (identifier, info, environment)
  }

  /// Such blocks have timing of their own, inside others too.
  private func makeContext() -> ViewAnimationContext {
    let timing = ViewAnimationTiming(
      duration: Self.standardDuration, delay: 0,
      options: [.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions])
    return UIView.makeContext(timing) { [self] finished in ended(finished) }
  }

  /// Ends the block; the delegate hears of the start when the changes are committed.
  func commit() {
    if let willStart, let delegate {
      let arguments: [Any?] = [identifier, info]
      environment.runAfterCommit { _ = willStart.send(to: delegate, arguments: arguments) }
    }
    transition?.start()
    context.close()
  }

  private func ended(_ finished: Bool) {
    defer { transition?.view.startWaitingExchange() }
    guard let didStop, let delegate else { return }
    _ = didStop.send(to: delegate, arguments: [identifier, NSNumber(value: finished), info])
    self.delegate = nil
  }
}

extension UIEnvironment {
  /// Commits what was begun in the turn and not committed, with a word: everything after it would be part of the block.
  func commitForgottenAnimations() {
    while let block = legacyAnimations.popLast() {
      report(.animationsOutOfBalance(isMissingCommit: true))
      block.commit()
    }
  }
}
