import QuartzCore

/// The buttons of a row's actions, in the room that the cell leaves while it is moved aside.
final class SwipeActionsView: UIView {
  private let buttons: [SwipeActionButton]
  /// Whether the buttons are at the right edge.
  private let isAtRight: Bool
  /// Whether the first action takes the whole room, as at the end of a full swipe.
  var isFull = false {
    didSet { if isFull != oldValue { setNeedsLayout() } }
  }
  /// The width of the buttons in their whole size, in points.
  let naturalWidth: CGFloat

  init(_ actions: [UIContextualAction], isAtRight: Bool, perform: @escaping (UIContextualAction, UIView) -> Void) {
    self.isAtRight = isAtRight
    buttons = actions.map { SwipeActionButton($0, perform) }
    naturalWidth = buttons.reduce(0) { $0 + $1.naturalWidth }
    super.init(frame: .zero)
    clipsToBounds = true
    // The first button is in front, because it grows over the others.
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = naturalWidth > 0 ? bounds.width / naturalWidth : 0
    var edge: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let width = isFull && index == 0 ? bounds.width : button.naturalWidth * scale
      let x = isAtRight ? bounds.width - edge - width : edge
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      edge += button.naturalWidth * scale
    }
  }
}

/// The button of an action.
final class SwipeActionButton: UIControl {
  private static let leastWidth: CGFloat = 74
  private static let padding: CGFloat = 16

  private let label = UILabel(frame: .zero)
  private let imageView: UIImageView?
  let naturalWidth: CGFloat

  init(_ action: UIContextualAction, _ perform: @escaping (UIContextualAction, UIView) -> Void) {
    imageView = action.image.map { UIImageView(image: $0) }
    label.font = .systemFont(ofSize: 15)
    label.textColor = .white
    label.textAlignment = .center
    label.text = action.title
    let wanted = max(label.sizeThatFits(.zero).width, action.image?.size.width ?? 0)
    naturalWidth = max(Self.leastWidth, wanted.rounded(.up) + 2 * Self.padding)
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    clipsToBounds = true
    for part in [imageView, label] {
      guard let part else { continue }
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    addAction(
      UIAction { [weak self] _ in
        if let self { perform(action, self) }
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func stateChanged() {
    super.stateChanged()
    label.alpha = isHighlighted ? 0.5 : 1
    imageView?.alpha = isHighlighted ? 0.5 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = label.text == nil ? CGSize.zero : label.sizeThatFits(.zero)
    let image = imageView?.image?.size ?? .zero
    let space: CGFloat = text == .zero || image == .zero ? 0 : 4
    let top = (bounds.height - image.height - space - text.height) / 2
    imageView?.frame = CGRect(
      x: (bounds.width - image.width) / 2, y: top, width: image.width, height: image.height)
    label.frame = CGRect(
      x: (bounds.width - text.width) / 2, y: top + image.height + space, width: text.width, height: text.height)
  }
}
