import UIKit

/// What a showcase's screen looks like.
enum PostcardFace {
  case first, second

  var title: String { self == .first ? "Dawn" : "Dusk" }
  var background: UIColor {
    self == .first
      ? UIColor(red: 0.99, green: 0.97, blue: 0.93, alpha: 1) : UIColor(red: 0.11, green: 0.12, blue: 0.2, alpha: 1)
  }
  var ink: UIColor { self == .first ? .black : .white }
  /// A disc for a bar.
  @MainActor func icon(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 25, height: 25)).image { renderer in
      color.setFill()
      renderer.cgContext.fillEllipse(in: CGRect(x: 4, y: 4, width: 17, height: 17))
    }
  }
  /// The sky, from above.
  var sky: [UIColor] {
    self == .first
      ? [UIColor(red: 0.55, green: 0.8, blue: 0.98, alpha: 1), UIColor(red: 1, green: 0.86, blue: 0.6, alpha: 1)]
      : [UIColor(red: 0.2, green: 0.14, blue: 0.42, alpha: 1), UIColor(red: 0.96, green: 0.45, blue: 0.36, alpha: 1)]
  }
  var sun: UIColor {
    self == .first
      ? UIColor(red: 1, green: 0.96, blue: 0.8, alpha: 1) : UIColor(red: 1, green: 0.8, blue: 0.5, alpha: 1)
  }
  var hills: [UIColor] {
    self == .first
      ? [UIColor(red: 0.45, green: 0.68, blue: 0.55, alpha: 1), UIColor(red: 0.25, green: 0.5, blue: 0.42, alpha: 1)]
      : [UIColor(red: 0.36, green: 0.2, blue: 0.42, alpha: 1), UIColor(red: 0.16, green: 0.12, blue: 0.3, alpha: 1)]
  }
}
