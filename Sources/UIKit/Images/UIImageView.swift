import QuartzCore

/// A view that shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The image.
  open var image: UIImage? {
    didSet { show() }
  }

  /// Creates a view of the image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
    show()
  }

  /// Creates a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Returns nil: screens are built in code.
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
    invalidateIntrinsicContentSize()
    layer.contents = image?.upright
    layer.contentsScale = image?.scale ?? 1
  }
}
