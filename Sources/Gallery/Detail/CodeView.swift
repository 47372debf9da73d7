import UIKit

/// Code on grey, which scrolls sideways where its lines are long.
final class CodeView: UIScrollView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray6
    layer.cornerRadius = 10
    label.font = .systemFont(ofSize: 12)
    label.numberOfLines = 0
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// The text that is shown.
  var text: String {
    get { label.text ?? "" }
    set {
      label.text = newValue
      let size = label.sizeThatFits(CGSize(width: 2000, height: 2000))
      label.frame = CGRect(origin: CGPoint(x: 12, y: 12), size: size)
      contentSize = CGSize(width: size.width + 24, height: size.height + 24)
    }
  }
}
