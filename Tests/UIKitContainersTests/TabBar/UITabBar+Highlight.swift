@testable import UIKit

extension UITabBar {
  /// How much of each item's chosen look shows.
  var chosenOpacities: [Double] {
    buttons.map { button in
      Double(button.subviews.last?.layer.presentation()?.opacity ?? 0)
    }
  }
}
