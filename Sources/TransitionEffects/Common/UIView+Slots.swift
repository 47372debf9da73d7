import UIKit

extension UIView {
  /// The position, counted from the left, of an item in a row of items that begins at the leading edge.
  func place(of index: Int, among count: Int) -> Int {
    traitCollection.layoutDirection == .rightToLeft ? count - 1 - index : index
  }

  /// Lays out views of equal width in a row from the leading edge; together they fill the width.
  func layOut(_ views: [UIView], height: CGFloat) {
    let width = bounds.width / CGFloat(max(1, views.count))
    for (index, view) in views.enumerated() {
      view.frame = CGRect(
        x: CGFloat(place(of: index, among: views.count)) * width, y: 0, width: width, height: height)
    }
  }
}
