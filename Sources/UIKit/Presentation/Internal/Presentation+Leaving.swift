import QuartzCore

/// Presentations that end because the screen below them leaves.
extension Presentation {
  /// Ends this presentation and those above at once, because the window's root or their context has left (T-68).
  ///
  /// - Parameter isStillGone: asked again if a transition that is just beginning or ending delays this.
  func endWithRoot(if isStillGone: @escaping () -> Bool = { true }) {
    if let busy = chain.compactMap(\.driver).first(where: \.isBeginningOrEnding) {
      // The presenter, which owns the presentation, may be released until then.
      busy.whenEnded { [self] in
        if phase != .ended, isStillGone() { endWithRoot(if: isStillGone) }
      }
      return
    }
    for presentation in chain.reversed() { presentation.driver?.endImmediately() }
    if phase != .ended { endChain() }
    // The container that the context has left does not end the context's appearance any more.
    if containerAttachment == .contextRemoved { presenter?.endOffscreenAppearance() }
  }

  /// Ends this presentation and those above without transitions.
  private func endChain() {
    for presentation in chain.reversed() {
      // Callbacks of the presentations above may have begun transitions.
      environment.endTransitions(inside: presentation.container)
      presentation.presented.beginAppearanceTransition(false, animated: false)
      presentation.effective.endWithoutDismissal()
      presentation.container.removeFromSuperview()
      // It may have begun to disappear more than once, with its context as well.
      presentation.presented.endAppearanceAtOnce()
      presentation.end()
    }
  }

  /// Ends the presentation whose context has left an app's container, which knows nothing of the view in its place
  /// (T-68).
  func endWithContext() {
    guard containerAttachment == .replacingContext, container.superview != nil else { return }
    containerAttachment = .contextRemoved
    endWithRoot()
  }

  /// Ends this presentation and those above off the screen, and restores the context's view.
  func endOffscreenAppearance() {
    let attachment = currentPresenterAttachment
    let view = removesPresentersView ? presenter?.viewIfLoaded : nil
    endWithRoot()
    if let view, let attachment { attachment.restore(view) }
  }
}
