import QuartzCore

/// An element that is no view, for a part of a view's drawing.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// The object that contains the element; not retained.
  open weak var accessibilityContainer: AnyObject?
  /// The element's rectangle in the container's coordinates, in points; ``accessibilityFrame`` follows it.
  open var accessibilityFrameInContainerSpace = CGRect.zero {
    didSet { accessibilityState.frame = nil }
  }
  /// The identifier for tests; nil for none.
  open var accessibilityIdentifier: String?

  /// Creates an element of a container, whose `accessibilityElements` it has to be added to.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
  }

  override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(isElement: true) }

  /// The rectangle on the screen: the one that was set, or that in the container's coordinates.
  open override var accessibilityFrame: CGRect {
    get {
      if let frame = storedAccessibility?.frame { return frame }
      guard let view = accessibilityContainer as? UIView else { return accessibilityFrameInContainerSpace }
      return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
    }
    set { super.accessibilityFrame = newValue }
  }

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}
