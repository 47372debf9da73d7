@testable import UIKit

extension UINavigationController {
  /// How many views the container holds.
  var wrapperViews: Int { wrapperView.subviews.count }
}
