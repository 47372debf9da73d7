import QuartzCore

extension UIWindow {
  /// Lets every presentation in the window adapt to the window's traits (A-28, T-91).
  ///
  /// The lower ones come first. One whose screen another has taken away waits for it, and may have it back when the other has adapted.
  func adaptPresentations() {
    guard uiEnvironment.traitsVary, let root = rootViewController else { return }
    for _ in 0..<2 {
      for presentation in root.presentationsInside { presentation.adaptIfNeeded() }
    }
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
