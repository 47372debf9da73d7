import QuartzCore

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
