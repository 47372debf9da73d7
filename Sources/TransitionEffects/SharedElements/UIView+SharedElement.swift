import UIKit

extension UIView {
  /// The identifier of a shared element, which flies from the view with this identifier in one screen to that in the other.
  ///
  /// Nil for a view that is no shared element.
  public var sharedElementIdentifier: String? {
    get { layer.value(forKey: UIView.sharedElementKey) as? String }
    set { layer.setValue(newValue, forKey: UIView.sharedElementKey) }
  }

  private static let sharedElementKey = "matchcut.sharedElement"

  /// The shared elements of the hierarchy, by identifier; the first one of an identifier counts.
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
