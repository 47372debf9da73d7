import QuartzCore

extension UIWindow {
  /// Lets every presentation in the window adapt to the window's traits (A-28, T-91).
  ///
  /// The lower ones come first. One over which another comes or goes waits for that.
  func adaptPresentations() {
    guard uiEnvironment.traitsVary, let root = rootViewController else { return }
    for presentation in root.presentationsInside { presentation.adaptIfNeeded() }
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
