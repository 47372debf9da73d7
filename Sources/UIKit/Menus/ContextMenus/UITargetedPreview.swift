import QuartzCore

/// The look of a lifted view.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
  /// The colour behind the view; nil for the system's background, clear for none.
  open var backgroundColor: UIColor! {
    get { storedColor ?? .systemBackground }
    set { storedColor = newValue }
  }
  /// The part of the view that is lifted, in the view's coordinates; nil for its bounds.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow, in the view's coordinates; nil for that of the visible part.
  open var shadowPath: UIBezierPath?
  private var storedColor: UIColor?

  /// Creates parameters for a whole view.
  public override init() {
    super.init()
  }

  /// Creates parameters for lines of text: the rectangles, in the view's coordinates, with a margin and round corners.
  public init(textLineRects: [NSValue]) {
    super.init()
    let lines = textLineRects.map { $0.cgRectValue.insetBy(dx: -Self.textMargin, dy: -Self.textMargin) }
    guard !lines.isEmpty else { return }
    let path = UIBezierPath()
    for line in lines { path.append(UIBezierPath(roundedRect: line, cornerRadius: Self.textMargin)) }
    visiblePath = path
  }

  /// The points around lines of text.
  private static let textMargin: CGFloat = 6

  /// Returns parameters with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPreviewParameters()
    (copy.storedColor, copy.visiblePath, copy.shadowPath) = (storedColor, visiblePath, shadowPath)
    return copy
  }
}

/// The position of a lifted view.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// The view in whose coordinates the position is.
  public let container: UIView
  /// The position of the view's center.
  public let center: CGPoint
  /// The view's transform.
  public let transform: CGAffineTransform

  /// Creates a position in a view, which is in a window.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}

/// A view that is lifted for a context menu, or to which a preview goes back.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// Its look while it is lifted.
  public let parameters: UIPreviewParameters
  /// Its position.
  public let target: UIPreviewTarget

  /// Creates a preview of a view, at a position that need not be the view's own.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a preview of a view where it is. A view without a superview is reported: it has no position.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let container = view.superview ?? view
    if view.window == nil { view.uiEnvironment.report(.previewOutsideWindow(view: view.debugName)) }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: container, center: view.center, transform: view.transform))
  }

  /// Creates a preview of a view where it is, with the standard look.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The view's size, in points.
  open var size: CGSize { view.bounds.size }

  /// Returns the same preview at another position.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
