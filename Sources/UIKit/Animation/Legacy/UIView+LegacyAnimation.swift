import QuartzCore

/// Animation blocks between two calls, from before closures. Settings apply to the changes after them.
extension UIView {
  /// Begins an animation block that ``commitAnimations()`` ends: 0.2 s, ease-in-ease-out by default.
  ///
  /// - Parameters:
  ///   - animationID: passed to the delegate.
  ///   - context: passed to the delegate.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let environment = UIEnvironment.active
    let block = LegacyAnimation(identifier: animationID, info: context, environment: environment)
    environment.legacyAnimations.append(block)
    block.context.open()
  }

  /// Ends the innermost block.
  public class func commitAnimations() {
    let environment = UIEnvironment.active
    guard let block = environment.legacyAnimations.popLast() else {
      return environment.report(.animationsOutOfBalance(isMissingCommit: false))
    }
    block.commit()
  }

  /// Sets the delegate, which gets the block's start and end, and is retained until the end.
  public class func setAnimationDelegate(_ delegate: Any?) {
    change { $0.delegate = delegate as AnyObject? }
  }

  /// Sets the delegate's method for the start: `animationWillStart(_ animationID: String?, context:
  /// UnsafeMutableRawPointer?)`, or fewer parameters.
  public class func setAnimationWillStart(_ selector: Selector?) {
    change { $0.willStart = selector }
  }

  /// Sets the delegate's method for the end: `animationDidStop(_ animationID: String?, finished: NSNumber, context:
  /// UnsafeMutableRawPointer?)`, or fewer parameters.
  public class func setAnimationDidStop(_ selector: Selector?) {
    change { $0.didStop = selector }
  }

  /// Sets the block's duration in seconds.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    guard isUsable(duration, delay: 0) else { return }
    change { $0.context.adjust { $0.duration = duration } }
  }

  /// Sets the block's delay in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    guard isUsable(0, delay: delay) else { return }
    change { $0.context.adjust { $0.delay = delay } }
  }

  /// Sets the block's curve.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    change { $0.context.adjust { $0.shape = .curve(curve.timingFunction) } }
  }

  /// Sets the number of repetitions; values below 1 and NaN count as 1.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    change { block in
      block.context.adjust {
        let autoreverses = $0.repetition?.autoreverses ?? false
        $0.repetition = AnimationRepetition(count: Double(repeatCount), autoreverses: autoreverses)
      }
    }
  }

  /// Sets whether each repetition also runs backwards.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    change { block in
      block.context.adjust {
        $0.repetition = AnimationRepetition(count: $0.repetition?.count ?? 1, autoreverses: repeatAutoreverses)
      }
    }
  }

  /// Sets whether the block's animations start at the values that are shown (C-64).
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    change { block in
      block.context.adjust {
        if fromCurrentState {
          $0.options.insert(.beginFromCurrentState)
        } else {
          $0.options.remove(.beginFromCurrentState)
        }
      }
    }
  }

  private class func isUsable(_ duration: TimeInterval, delay: TimeInterval) -> Bool {
    if duration.isFinite, duration >= 0, delay.isFinite, delay >= 0 { return true }
    UIEnvironment.active.report(.invalidAnimationTiming(duration: duration, delay: delay))
    return false
  }

  /// Changes the innermost block; outside a block the settings do nothing, as in UIKit.
  private class func change(_ body: (LegacyAnimation) -> Void) {
    if let block = UIEnvironment.active.legacyAnimations.last { body(block) }
  }
}

extension UIView {
  /// The transitions of legacy blocks.
  public enum AnimationTransition: Int, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``none`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.none, .flipFromLeft, .flipFromRight, .curlUp, .curlDown])
    }

    /// The corresponding option.
    var option: AnimationOptions {
      switch self {
      case .none: []
      case .flipFromLeft: .transitionFlipFromLeft
      case .flipFromRight: .transitionFlipFromRight
      case .curlUp: .transitionCurlUp
      case .curlDown: .transitionCurlDown
      }
    }
  }

  /// Flips or curls a view from its content at this call to its content at the block's end.
  ///
  /// - Parameters:
  ///   - transition: the flip or the curl; `.none` for neither.
  ///   - view: the view whose content changes; without effect where it is not on the screen.
  ///   - cache: whether both contents are still images meanwhile.
  public class func setAnimationTransition(
    _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool
  ) {
    guard let block = UIEnvironment.active.legacyAnimations.last else { return }
    let options: AnimationOptions = cache ? transition.option : [transition.option, .allowAnimatedContent]
    block.transition = ViewTransition(of: view, options: options, in: block.context)
  }
}
