import QuartzCore

extension UIView {
  /// Asks for `layoutSubviews()` before the next frame.
  public func setNeedsLayout() {
    layer.setNeedsLayout()
  }

  /// Lays out now what asked for it, from the highest superview that did.
  public func layoutIfNeeded() {
    layer.layoutIfNeeded()
  }

  /// Asks for `draw(_:)` before the next frame.
  public func setNeedsDisplay() {
    layer.setNeedsDisplay()
  }

  // MARK: Safe area

  /// How far the safe area lies inside the view's edges, in points.
  public var safeAreaInsets: UIEdgeInsets {
    let controllerExtra = owningController?.additionalSafeAreaInsets ?? .zero
    let base = safeAreaOverride ?? inheritedSafeArea
    return UIEdgeInsets(
      top: base.top + controllerExtra.top, left: base.left + controllerExtra.left,
      bottom: base.bottom + controllerExtra.bottom, right: base.right + controllerExtra.right)
  }

  /// The part of the superview's safe area that the view's model frame reaches into.
  private var inheritedSafeArea: UIEdgeInsets {
    if let window = self as? UIWindow { return window.screen.configuration.safeAreaInsets }
    guard let superview else { return .zero }
    let outer = superview.safeAreaInsets
    if outer == .zero { return .zero }
    // Centre and bounds, not the frame: a transform that slides a view must not change its insets (P-35).
    let box = CGRect(
      x: center.x - anchorPoint.x * bounds.width, y: center.y - anchorPoint.y * bounds.height,
      width: bounds.width, height: bounds.height)
    let parent = superview.bounds
    return UIEdgeInsets(
      top: max(0, parent.minY + outer.top - box.minY), left: max(0, parent.minX + outer.left - box.minX),
      bottom: max(0, box.maxY - (parent.maxY - outer.bottom)), right: max(0, box.maxX - (parent.maxX - outer.right)))
  }

  func updateSafeArea() {
    let current = safeAreaInsets
    guard current != lastSafeArea else { return }
    lastSafeArea = current
    safeAreaInsetsDidChange()
    owningController?.viewSafeAreaInsetsDidChange()
    for subview in storedSubviews { subview.setNeedsLayout() }
  }

  // MARK: Tint

  /// The colour of what can be touched, the superview's unless set.
  public var tintColor: UIColor! {
    get { storedTint ?? superview?.tintColor ?? .systemBlue }
    set {
      storedTint = newValue
      inheritedTintMayHaveChanged()
    }
  }

  func inheritedTintMayHaveChanged() {
    tintColorDidChange()
    for subview in storedSubviews where subview.storedTint == nil { subview.inheritedTintMayHaveChanged() }
  }
}
