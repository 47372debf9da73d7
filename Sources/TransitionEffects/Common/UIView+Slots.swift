import UIKit

extension UIView {
  /// Where the part with a number lies among those beside each other, counted from the left: the first is on the left, in right-to-left
  /// layouts on the right.
  func place(of index: Int, among count: Int) -> Int {
    traitCollection.layoutDirection == .rightToLeft ? count - 1 - index : index
  }

  /// Lays views out beside each other, from the leading one on, all as wide; together they fill the width.
  func layOut(_ views: [UIView], height: CGFloat) {
    let width = bounds.width / CGFloat(max(1, views.count))
    for (index, view) in views.enumerated() {
      view.frame = CGRect(
        x: CGFloat(place(of: index, among: views.count)) * width, y: 0, width: width, height: height)
    }
  }
}
