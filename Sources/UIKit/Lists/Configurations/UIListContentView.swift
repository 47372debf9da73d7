import QuartzCore

/// A view that shows the content of a row (V-71).
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  /// The content; of the type ``UIListContentConfiguration``.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      content = new
      contentChanged()
    }
  }
  private var content: UIListContentConfiguration
  private let textLabel = UILabel()
  private let secondaryLabel = UILabel()
  private let imageView = UIImageView(frame: .zero)

  /// Creates a view of a content.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for part in [imageView, textLabel, secondaryLabel] { addSubview(part) }
    imageView.clipsToBounds = true
    contentChanged()
  }

  /// Returns nil: neither nibs nor storyboards have one.
  public required init?(coder: NSCoder) { nil }

  /// The distance of the texts from the leading edge, at which separators begin.
  var textStart: CGFloat { content.directionalLayoutMargins.leading + imageExtent }

  private func contentChanged() {
    content.textProperties.apply(to: textLabel)
    content.secondaryTextProperties.apply(to: secondaryLabel)
    textLabel.text = content.textProperties.transformed(content.text)
    secondaryLabel.text = content.secondaryTextProperties.transformed(content.secondaryText)
    if let text = content.attributedText { textLabel.attributedText = text }
    if let text = content.secondaryAttributedText { secondaryLabel.attributedText = text }
    imageView.image = content.image
    imageView.layer.cornerRadius = content.imageProperties.cornerRadius
    setNeedsLayout()
  }

  // MARK: Layout

  private struct Frames {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    var height: CGFloat = 0
  }

  private var hasText: Bool { content.text != nil || content.attributedText != nil }
  private var hasSecondary: Bool { content.secondaryText != nil || content.secondaryAttributedText != nil }

  private var imageSize: CGSize {
    guard let size = content.image?.size, size.width > 0, size.height > 0 else { return .zero }
    let limit = content.imageProperties.maximumSize
    let scale = min(
      1, limit.width > 0 ? limit.width / size.width : 1, limit.height > 0 ? limit.height / size.height : 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The length of the area for the image and the distance to the texts.
  private var imageExtent: CGFloat {
    let reserved = content.imageProperties.reservedLayoutSize.width
    let width = reserved > 0 ? reserved : imageSize.width
    return width > 0 ? width + content.imageToTextPadding : 0
  }

  /// The frames of the parts in a width; leading is at the left.
  private func frames(width: CGFloat, height: CGFloat?) -> Frames {
    let margins = content.directionalLayoutMargins
    let start = textStart
    let space = max(0, width - start - margins.trailing)
    let text = hasText ? textLabel.sizeThatFits(CGSize(width: space, height: 0)) : .zero
    let secondary = hasSecondary ? secondaryLabel.sizeThatFits(CGSize(width: space, height: 0)) : .zero
    let gap = content.textToSecondaryTextHorizontalPadding
    let isSideBySide =
      content.prefersSideBySideTextAndSecondaryText && text.width + gap + secondary.width <= space
    let padding = hasText && hasSecondary ? content.textToSecondaryTextVerticalPadding : 0
    let textHeight = isSideBySide ? max(text.height, secondary.height) : text.height + padding + secondary.height
    let reserved = content.imageProperties.reservedLayoutSize
    let inner = max(textHeight, imageSize.height, reserved.height)
    let total = height ?? inner + margins.top + margins.bottom
    let middle = (total + margins.top - margins.bottom) / 2
    var frames = Frames(height: total)
    let imageSpace = reserved.width > 0 ? reserved.width : imageSize.width
    frames.image = CGRect(
      x: margins.leading + (imageSpace - imageSize.width) / 2, y: middle - imageSize.height / 2,
      width: imageSize.width, height: imageSize.height)
    let top = middle - textHeight / 2
    if isSideBySide {
      frames.text = CGRect(
        x: start, y: middle - text.height / 2, width: space - secondary.width - gap, height: text.height)
      frames.secondary = CGRect(
        x: start + space - secondary.width, y: middle - secondary.height / 2, width: secondary.width,
        height: secondary.height)
    } else {
      frames.text = CGRect(x: start, y: top, width: space, height: text.height)
      frames.secondary = CGRect(x: start, y: top + text.height + padding, width: space, height: secondary.height)
    }
    return frames
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: aligned(max(content.leastHeight, frames(width: size.width, height: nil).height)))
  }

  /// Returns a length in whole pixels that is not smaller.
  private func aligned(_ length: CGFloat) -> CGFloat {
    let scale = max(1, uiEnvironment.screen.scale)
    return (length * scale - 0.001).rounded(.up) / scale
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(width: bounds.width, height: bounds.height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let scale = max(1, uiEnvironment.screen.scale)
    func place(_ view: UIView, _ frame: CGRect, isShown: Bool) {
      view.isHidden = !isShown
      let x = isMirrored ? bounds.width - frame.maxX : frame.minX
      view.frame = CGRect(x: x, y: (frame.minY * scale).rounded() / scale, width: frame.width, height: frame.height)
    }
    place(imageView, frames.image, isShown: content.image != nil)
    place(textLabel, frames.text, isShown: hasText)
    place(secondaryLabel, frames.secondary, isShown: hasSecondary)
  }
}
