import QuartzCore

extension UIWindow {
  /// Adapts every presentation in the window to the window's traits (A-28, T-91).
  ///
  /// Lower presentations come first. A presentation waits while another is being presented or dismissed over it.
  func adaptPresentations() {
    guard uiEnvironment.traitsVary, let root = rootViewController else { return }
    for presentation in root.presentationsInside { presentation.adaptIfNeeded() }
  }

  /// Adapts every presentation after the commit: one that has just come back may have missed a change of traits.
  func adaptPresentationsAfterCommit() {
    guard uiEnvironment.traitsVary else { return }
    uiEnvironment.runAfterCommit { [link = WeakReference(self)] in link.target?.adaptPresentations() }
  }
}

extension UIViewController {
  /// The presentations of the controller and its descendants, lower ones first.
  var presentationsInside: [Presentation] {
    var found = storedChildren.flatMap(\.presentationsInside)
    if let presents = modal.presents { found += [presents] + presents.presented.presentationsInside }
    return found
  }
}
