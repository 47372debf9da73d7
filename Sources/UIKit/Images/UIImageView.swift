import QuartzCore

/// Shows a picture.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? {
    didSet { show() }
  }

  /// A view of a picture, of its size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
    show()
  }

  /// A view without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Not supported: screens are built in code.
  public required init?(coder: NSCoder) {
    nil
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? .zero
  }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }

  private func show() {
    layer.contents = image?.upright
    layer.contentsScale = image?.scale ?? 1
  }
}
