import UIKit

/// A title in the one colour, and over it the same in the other: how much of that shows is what an animation can change (E-20).
final class ButtonTab: UIControl {
  private let plain = UILabel(frame: .zero)
  /// The title as it is where the tab is the chosen one.
  let chosen = UILabel(frame: .zero)

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
