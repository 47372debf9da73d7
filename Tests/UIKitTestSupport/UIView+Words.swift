import UIKit

extension UIView {
  /// The texts of all labels inside that can be seen, back to front.
  var words: [String] {
    guard !isHidden, alpha > 0 else { return [] }
    if let label = self as? UILabel { return label.text.map { [$0] } ?? [] }
    return subviews.flatMap(\.words)
  }
}
