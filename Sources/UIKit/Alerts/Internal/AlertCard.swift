import QuartzCore

/// The view of an alert: its texts and buttons on one material (K-59), or on two blocks where the cancel button is
/// separate, as in an action sheet.
final class AlertCard: UIView {
  private static let hairline: CGFloat = 1.0 / 3
  private static let blockGap: CGFloat = 8

  /// Called with the button that was tapped.
  var onChoice: (UIAlertAction) -> Void = { _ in }

  private let style: UIAlertController.Style
  private let main = UIView(frame: .zero)
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private let cancelBlock = UIView(frame: .zero)
  private let titleLabel = UILabel(frame: .zero)
  private let messageLabel = UILabel(frame: .zero)
  private var buttons: [UIButton] = []
  private var lines: [UIView] = []
  private var hasCancelBlock = false
  private var fields: [AlertTextField] = []
  /// The height of a field: 30 points, or more for large text.
  private var fieldHeight: CGFloat {
    max(
      30,
      (UIFontMetrics(forTextStyle: .footnote).scaledValue(for: 13, compatibleWith: traitCollection) * 1.2 + 14)
        .rounded())
  }

  init(style: UIAlertController.Style) {
    self.style = style
    super.init(frame: .zero)
    for block in [cancelBlock, main] {
      block.layer.cornerRadius = style == .alert ? 14 : 13
      block.clipsToBounds = true
      addSubview(block)
    }
    cancelBlock.backgroundColor = .cancelBackground
    material.isUserInteractionEnabled = false
    main.addSubview(material)
    let titleStyle: UIFont.TextStyle = style == .alert ? .headline : .footnote
    titleLabel.font = .scaled(titleStyle, size: style == .alert ? 17 : 13, weight: .semibold)
    messageLabel.font = .scaled(.footnote, size: 13)
    if style == .actionSheet { for label in [titleLabel, messageLabel] { label.textColor = .secondaryLabel } }
    for label in [titleLabel, messageLabel] {
      label.textAlignment = .center
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      main.addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The height of a row: the system's, or more for large text.
  private var buttonHeight: CGFloat {
    let (height, text) = style == .alert ? (CGFloat(44), CGFloat(17)) : (57, 20)
    let scaled = UIFontMetrics(forTextStyle: .body).scaledValue(for: text, compatibleWith: traitCollection)
    return max(height, (scaled * 1.2 + 22).rounded())
  }
  private var margin: CGFloat { style == .alert ? 16 : 14 }

  // MARK: Content

  func show(
    title: String?, message: String?, fields: [AlertTextField], actions: [UIAlertAction], preferred: UIAlertAction?
  ) {
    titleLabel.text = title
    messageLabel.text = message
    self.fields = fields
    for field in fields where field.superview !== main { main.addSubview(field) }
    for button in buttons { button.removeFromSuperview() }
    for line in lines { line.removeFromSuperview() }
    let cancel = actions.first { $0.style == .cancel }
    hasCancelBlock = style == .actionSheet && cancel != nil
    // The cancel button is the last one, and of two side by side the left one.
    var ordered = actions.filter { $0.style != .cancel }
    if let cancel {
      if style == .alert, ordered.count == 1 { ordered.insert(cancel, at: 0) } else { ordered.append(cancel) }
    }
    let bold = preferred ?? (style == .actionSheet || actions.count > 1 ? cancel : nil)
    buttons = ordered.map { action in
      let button = UIButton(type: .system)
      button.setTitle(action.title, for: .normal)
      button.titleLabel?.font = .scaled(
        .body, size: style == .alert ? 17 : 20, weight: action === bold ? .semibold : .regular)
      button.titleLabel?.adjustsFontForContentSizeCategory = true
      if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
      button.isEnabled = action.isEnabled
      button.accessibilityIdentifier = action.accessibilityIdentifier
      button.accessibilityLabel = action.accessibilityLabel
      button.addAction(
        UIAction { [link = WeakReference(self)] _ in link.target?.onChoice(action) }, for: .touchUpInside)
      (hasCancelBlock && action === cancel ? cancelBlock : main).addSubview(button)
      return button
    }
    lines = buttons.map { _ in
      let line = UIView(frame: .zero)
      line.backgroundColor = .separator
      main.addSubview(line)
      return line
    }
    setNeedsLayout()
  }

  // MARK: Layout

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: place(width: size.width, apply: false))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = place(width: bounds.width, apply: true)
  }

  /// Lays out the fields one below the other; returns their lower edge.
  private func placeFields(below top: CGFloat, width: CGFloat, apply: Bool) -> CGFloat {
    guard !fields.isEmpty else { return top }
    var y = top + (top > 0 ? 13 : margin + 3)
    for field in fields {
      if apply { field.frame = CGRect(x: margin, y: y, width: width, height: fieldHeight) }
      y += fieldHeight + 1
    }
    return y - 1
  }

  /// Lays everything out, or only computes the height in points.
  private func place(width: CGFloat, apply: Bool) -> CGFloat {
    var y: CGFloat = 0
    let availableSize = CGSize(width: max(0, width - 2 * margin), height: .infinity)
    for label in [titleLabel, messageLabel] where label.text?.isEmpty == false {
      y += y == 0 ? margin + 3 : 2
      let height = label.sizeThatFits(availableSize).height
      if apply { label.frame = CGRect(x: margin, y: y, width: availableSize.width, height: height) }
      y += height
    }
    y = placeFields(below: y, width: availableSize.width, apply: apply)
    if y > 0 { y += margin + 3 }
    let mainButtons = hasCancelBlock ? Array(buttons.dropLast()) : buttons
    // Side by side, as long as both titles fit.
    let fits = mainButtons.allSatisfy { $0.intrinsicContentSize.width <= width / 2 - Self.blockGap }
    let isPair = style == .alert && mainButtons.count == 2 && fits
    for (index, button) in mainButtons.enumerated() {
      let column = CGFloat(isPair ? index : 0)
      let buttonWidth = isPair ? width / 2 : width
      if apply {
        let frame = CGRect(x: column * buttonWidth, y: y, width: buttonWidth, height: buttonHeight)
        button.frame = mirrored(frame, in: CGRect(x: 0, y: 0, width: width, height: 0))
        lines[index].frame =
          isPair && index == 1
          ? CGRect(x: buttonWidth, y: y, width: Self.hairline, height: buttonHeight)
          : CGRect(x: 0, y: y, width: width, height: Self.hairline)
      }
      if !isPair || index == 1 { y += buttonHeight }
    }
    if apply {
      main.frame = CGRect(x: 0, y: 0, width: width, height: y)
      material.frame = main.bounds
      lines.last?.isHidden = hasCancelBlock
      cancelBlock.isHidden = !hasCancelBlock
    }
    guard hasCancelBlock, let last = buttons.last else { return y }
    if y > 0 { y += Self.blockGap }
    if apply {
      cancelBlock.frame = CGRect(x: 0, y: y, width: width, height: buttonHeight)
      last.frame = CGRect(x: 0, y: 0, width: width, height: buttonHeight)
    }
    return y + buttonHeight
  }
}

extension UIFont {
  /// A system font that follows the user's preference as a style does.
  fileprivate static func scaled(_ style: TextStyle, size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight))
  }
}

/// A text field of an alert: small letters on a rounded rectangle with a thin line.
final class AlertTextField: UITextField {
  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .scaled(.footnote, size: 13)
    adjustsFontForContentSizeCategory = true
    backgroundColor = .systemBackground
    layer.cornerRadius = 5
    layer.borderWidth = 1.0 / 3
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    layer.borderColor = resolved(.separator)
    super.layoutSubviews()
  }

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).insetBy(dx: 7, dy: 0)
  }

  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    super.editingRect(forBounds: bounds).insetBy(dx: 7, dy: 0)
  }
}
