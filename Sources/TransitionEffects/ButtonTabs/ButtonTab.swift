import UIKit

/// A title in one colour, with the same title in the other colour above it, whose opacity can be animated (E-20).
final class ButtonTab: UIControl {
  private let plain = UILabel(frame: .zero)
  /// The title of a selected tab.
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

  /// The opacity of the selected colour, in 0…1.
  var share: CGFloat {
    get { chosen.alpha }
    set { chosen.alpha = newValue }
  }

  /// The title's width, in points.
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
