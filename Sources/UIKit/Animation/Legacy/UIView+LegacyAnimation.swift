import QuartzCore

/// Animation blocks between two calls, as before closures. Settings count for what is changed after them.
extension UIView {
  /// Begins an animation block that ``commitAnimations()`` ends: 0.2 s, eased in and out, unless set otherwise.
  ///
  /// - Parameters:
  ///   - animationID: handed to the delegate.
  ///   - context: handed to the delegate.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let environment = UIEnvironment.active
    let block = LegacyAnimation(identifier: animationID, info: context, environment: environment)
    environment.legacyAnimations.append(block)
    block.context.open()
  }

  /// Ends the block that was begun last.
  public class func commitAnimations() {
    let environment = UIEnvironment.active
    guard let block = environment.legacyAnimations.popLast() else {
      return environment.report(.animationsOutOfBalance(isMissingCommit: false))
    }
    block.commit()
  }

  /// Who hears of the block's start and end; kept until then.
  public class func setAnimationDelegate(_ delegate: Any?) {
    change { $0.delegate = delegate as AnyObject? }
  }

  /// The delegate's method for the start: `animationWillStart(_ animationID: String?, context: UnsafeMutableRawPointer?)`, or fewer
  /// parameters.
  public class func setAnimationWillStart(_ selector: Selector?) {
    change { $0.willStart = selector }
  }

  /// The delegate's method for the end: `animationDidStop(_ animationID: String?, finished: NSNumber,
  /// context: UnsafeMutableRawPointer?)`, or fewer parameters.
  public class func setAnimationDidStop(_ selector: Selector?) {
    change { $0.didStop = selector }
  }

  /// The block's length in seconds.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    guard isUsable(duration, delay: 0) else { return }
    change { $0.context.adjust { $0.duration = duration } }
  }

  /// The seconds before the block begins.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    guard isUsable(0, delay: delay) else { return }
    change { $0.context.adjust { $0.delay = delay } }
  }

  /// The block's curve.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    change { $0.context.adjust { $0.shape = .curve(curve.timingFunction) } }
  }

  /// How often the block repeats; what is below 1 or no number counts as 1.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    change { block in
      block.context.adjust {
        let autoreverses = $0.repetition?.autoreverses ?? false
        $0.repetition = AnimationRepetition(count: Double(repeatCount), autoreverses: autoreverses)
      }
    }
  }

  /// Whether each repetition goes back as well.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    change { block in
      block.context.adjust {
        $0.repetition = AnimationRepetition(count: $0.repetition?.count ?? 1, autoreverses: repeatAutoreverses)
      }
    }
  }

  /// Whether the block's animations start from what is shown (C-64).
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

  /// Outside a block the settings do nothing, as in UIKit.
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

    /// The option of the same name.
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

  /// Turns or curls a view from what it shows at this call to what it shows at the block's end.
  ///
  /// - Parameter cache: whether both sides stand still meanwhile.
  public class func setAnimationTransition(
    _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool
  ) {
    guard let block = UIEnvironment.active.legacyAnimations.last else { return }
    let options: AnimationOptions = cache ? transition.option : [transition.option, .allowAnimatedContent]
    block.transition = ViewTransition(of: view, options: options, in: block.context)
  }
}
