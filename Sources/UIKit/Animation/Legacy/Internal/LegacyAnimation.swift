import QuartzCore

/// A block between `beginAnimations` and `commitAnimations`, with its delegate.
@MainActor final class LegacyAnimation {
  /// The default duration in seconds.
  static let standardDuration: TimeInterval = 0.2

  let identifier: String?
  let info: UnsafeMutableRawPointer?
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  /// The transition of a view's content in the block; nil for none.
  var transition: ViewTransition?
  private(set) lazy var context = makeContext()
  private unowned let environment: UIEnvironment

  init(identifier: String?, info: UnsafeMutableRawPointer?, environment: UIEnvironment) {
    (self.identifier, self.info, self.environment) = (identifier, info, environment)
  }

  /// Legacy blocks inherit no timing.
  private func makeContext() -> ViewAnimationContext {
    let timing = ViewAnimationTiming(
      duration: Self.standardDuration, delay: 0,
      options: [.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions])
    return UIView.makeContext(timing) { [self] finished in ended(finished) }
  }

  /// Ends the block; the delegate gets the start when the changes are committed.
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
  /// Commits blocks of this turn that the app has not committed, with a diagnostic, because all later changes would be
  /// part of them.
  func commitUnbalancedAnimations() {
    while let block = legacyAnimations.popLast() {
      report(.animationsOutOfBalance(isMissingCommit: true))
      block.commit()
    }
  }
}
