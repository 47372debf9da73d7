import UIKit

/// A title in the one colour, and over it the same in the other: how much of that shows is what an animation can change (E-20).
final class ButtonTab: UIControl {
  private let plain = UILabel(frame: .zero)
  private let chosen = UILabel(frame: .zero)

  init(_ title: String) {
    super.init(frame: .zero)
    for label in [plain, chosen] {
      label.text = title
      label.textAlignment = .center
      label.font = .systemFont(ofSize: 18)
      label.isUserInteractionEnabled = false
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// How much of the chosen colour shows, in 0…1.
  var share: CGFloat {
    get { chosen.alpha }
    set { chosen.alpha = newValue }
  }

  /// How much of the chosen colour shows on the screen now.
  var shownShare: CGFloat { CGFloat(chosen.layer.presentation()?.opacity ?? chosen.layer.opacity) }

  /// How wide the title is, in points.
  var titleWidth: CGFloat { plain.sizeThatFits(CGSize(width: 10_000, height: 10_000)).width }

  func color(plain: UIColor, chosen: UIColor) {
    self.plain.textColor = plain
    self.chosen.textColor = chosen
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for label in [plain, chosen] { label.frame = bounds }
  }
}
