import UIKit

extension UIView {
  /// What the view is in any screen that shows it: a shared element flies from the view with this identifier in one screen to that in
  /// the other; nil for a view that is no shared element.
  public var sharedElementIdentifier: String? {
    get { layer.value(forKey: UIView.sharedElementKey) as? String }
    set { layer.setValue(newValue, forKey: UIView.sharedElementKey) }
  }

  private static let sharedElementKey = "matchcut.sharedElement"

  /// The shared elements inside the view and itself, by identifier; of several with one identifier the first counts.
  public var sharedElements: [String: UIView] {
    var found: [String: UIView] = [:]
    var waiting = [self]
    while let view = waiting.popLast() {
      if let identifier = view.sharedElementIdentifier, found[identifier] == nil { found[identifier] = view }
      waiting += view.subviews.reversed()
    }
    return found
  }
}
