import UIKit

@objcMembers class CardView: UIView {
  @IBOutlet weak var titleLabel: UILabel!
  dynamic var isOpen = false

  init(title: String) {
    super.init(frame: .zero)
    let label = UILabel()
    label.text = title
    addSubview(label)
    titleLabel = label
    backgroundColor = .white
    let tap = UITapGestureRecognizer(target: self, action: #selector(toggle))
    addGestureRecognizer(tap)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  @IBAction func toggle() {
    isOpen = !isOpen
    UIView.animate(
      withDuration: 0.4, delay: 0, options: [.curveEaseInOut],
      animations: {
        self.transform = self.isOpen ? CGAffineTransform(scaleX: 1.2, y: 1.2) : .identity
      }, completion: nil)
  }
}

extension CardView {
  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = bounds.insetBy(dx: 16, dy: 16)
  }
}
