import QuartzCore

/// A transition of a view's content, from the last committed one (T-132) to the one after the changes.
@MainActor final class ViewTransition {
  /// The key of the transition among the layer's animations.
  static let key = "viewTransition"

  let view: UIView
  private let style: LayerTransitionStyle?
  private let isAnimated: Bool
  private let context: ViewAnimationContext
  private let before: LayerSnapshot?

  convenience init(of view: UIView, options: UIView.AnimationOptions, in context: ViewAnimationContext) {
    self.init(
      of: view, style: LayerTransitionStyle(options), isAnimated: options.contains(.allowAnimatedContent), in: context)
  }

  init(of view: UIView, style: LayerTransitionStyle?, isAnimated: Bool, in context: ViewAnimationContext) {
    (self.view, self.style, self.isAnimated, self.context) = (view, style, isAnimated, context)
    let isSeen = view.window != nil && view.layer.isCommitted
    let runs = style != nil && isSeen && UIView.areAnimationsEnabled && context.timing.duration > 0
    before = runs ? view.uiEnvironment.withCommittedState { view.layer.makeSnapshot() } : nil
  }

  /// Makes the changes: without animation, or, with animated content or without a style, as in any block.
  func change(_ changes: () -> Void) {
    if isAnimated || before == nil { changes() } else { UIView.performWithoutAnimation(changes) }
  }

  /// Starts the transition from the old content to the new.
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
      // The new content is captured without a running transition, which ends here.
      view.layer.removeAnimation(forKey: Self.key)
      transition.after = view.layer.makeSnapshot()
    }
    context.add(transition, to: view.layer, forKey: Self.key)
  }
}

extension LayerTransitionStyle {
  /// Creates the style in the options; nil for none.
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
