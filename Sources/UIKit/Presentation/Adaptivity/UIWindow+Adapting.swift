import QuartzCore

extension UIWindow {
  /// Lets every presentation in the window adapt to the window's traits (A-28, T-91).
  ///
  /// The lower ones come first. One over which another comes or goes waits for that.
  func adaptPresentations() {
    guard uiEnvironment.traitsVary, let root = rootViewController else { return }
    for presentation in root.presentationsInside { presentation.adaptIfNeeded() }
  }

  /// The same, once the turn's changes are committed: what has just come back may have been off the screen while the traits changed.
  func adaptPresentationsAfterCommit() {
    guard uiEnvironment.traitsVary else { return }
    uiEnvironment.runAfterCommit { [link = WeakReference(self)] in link.target?.adaptPresentations() }
  }
}

extension UIViewController {
  /// The presentations of the controller and of everybody inside, the lower ones first.
  var presentationsInside: [Presentation] {
    var found = storedChildren.flatMap(\.presentationsInside)
    if let presents = modal.presents { found += [presents] + presents.presented.presentationsInside }
    return found
  }
}
