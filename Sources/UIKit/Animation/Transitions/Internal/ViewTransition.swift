import QuartzCore

/// One change of what a view shows: from what was last committed (T-132) to what is laid out and drawn after the change.
@MainActor final class ViewTransition {
  /// The key of a view's transition among its layer's animations.
  static let key = "viewTransition"

  let view: UIView
  private let style: LayerTransitionStyle?
  private let isAnimated: Bool
  private let context: ViewAnimationContext
  private let before: LayerSnapshot?

  init(of view: UIView, options: UIView.AnimationOptions, in context: ViewAnimationContext) {
    (self.view, self.context) = (view, context)
    style = LayerTransitionStyle(options)
    isAnimated = options.contains(.allowAnimatedContent)
    let isSeen = view.window != nil && view.layer.isCommitted
    let runs = style != nil && isSeen && UIView.areAnimationsEnabled && context.timing.duration > 0
    before = runs ? view.uiEnvironment.withCommittedState { view.layer.makeSnapshot() } : nil
  }

  /// Makes the change: at once, or, with animated content or without a style, as in any block.
  func change(_ changes: () -> Void) {
    if isAnimated || before == nil { changes() } else { UIView.performWithoutAnimation(changes) }
  }

  /// Starts the way from the old content to the new.
  func start() {
    guard let before, let style else { return }
    if view.hasViewTransition { view.uiEnvironment.note(.contentTransitionReplaced) }
    let transition = LayerTransition()
    transition.style = style
    transition.before = before
    context.timing.configure(transition)
    if !isAnimated {
      view.layoutIfNeeded()
      view.layer.displaySubtreeIfNeeded()
      // The view without the way that is under way on it: that one ends here.
      view.layer.removeAnimation(forKey: Self.key)
      transition.after = view.layer.makeSnapshot()
    }
    context.add(transition, to: view.layer, forKey: Self.key)
  }
}

extension LayerTransitionStyle {
  /// The style that options name; nil for none.
  init?(_ options: UIView.AnimationOptions) {
    switch options.transitionNumber {
    case 1: self = .flipFromLeft
    case 2: self = .flipFromRight
    case 3: self = .curlUp
    case 4: self = .curlDown
    case 5: self = .dissolve
    case 6: self = .flipFromTop
    case 7: self = .flipFromBottom
    default: return nil
    }
  }
}
