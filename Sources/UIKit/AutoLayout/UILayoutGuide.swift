import QuartzCore

/// A rectangle that takes part in constraints as a view does, but draws nothing (L-45).
@preconcurrency @MainActor open class UILayoutGuide: NSObject, WeaklyReferenceable {
  /// See ``WeakReference``.
  @exclusivity(unchecked) nonisolated(unsafe) package var storedWeakHandle: WeakHandle?
  /// The name in descriptions.
  open var identifier = ""
  @WeakReference var owner: UIView?
  lazy var record = LayoutRecord(self)

  /// Creates a guide, to be added to a view before it is used in constraints.
  public override init() {}

  deinit {
    storedWeakHandle?.clear()
  }

  /// The view whose coordinates the guide is in; nil before it is added to one.
  open var owningView: UIView? { owner }

  /// The guide's rectangle in the owning view's coordinates, in points; zero before the view is laid out.
  open var layoutFrame: CGRect { record.frame }

  /// The leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The horizontal middle.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The vertical middle.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}
