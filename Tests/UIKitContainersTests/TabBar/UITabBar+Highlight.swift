@testable import UIKit

extension UITabBar {
  /// The opacity of each item's selected appearance, in 0…1.
  var selectedOpacities: [Double] {
    buttons.map { button in
      Double(button.subviews.last?.layer.presentation()?.opacity ?? 0)
    }
  }
}
