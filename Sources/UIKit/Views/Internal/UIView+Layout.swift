import QuartzCore

extension UIView {
  // MARK: Safe area

  /// The safe area that superviews and controller leave.
  var currentSafeArea: UIEdgeInsets {
    let controllerExtra = owningController?.additionalSafeAreaInsets ?? .zero
    let base = safeAreaOverride ?? inheritedSafeArea
    return UIEdgeInsets(
      top: base.top + controllerExtra.top, left: base.left + controllerExtra.left,
      bottom: base.bottom + controllerExtra.bottom, right: base.right + controllerExtra.right)
  }

  /// The part of the superview's safe area that reaches into the view's model frame.
  private var inheritedSafeArea: UIEdgeInsets {
    if let window = self as? UIWindow { return window.screen.configuration.safeAreaInsets }
    guard let superview else { return .zero }
    // Center and bounds are used instead of the frame, because a transform that slides a view must not change its
    // insets (P-35).
    return superview.safeAreaInsets.reaching(into: untransformedFrame, from: superview.bounds)
  }

  /// The frame as it is without the view's transform, from its center and bounds.
  var untransformedFrame: CGRect {
    let (position, anchor, size) = (center, anchorPoint, bounds.size)
    return CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }

  /// Pins the safe area to that of a rectangle in the superview while the view moves (P-35).
  ///
  /// - Parameter outer: the superview's insets at that time.
  func pinSafeArea(at box: CGRect, in parent: CGRect, outer: UIEdgeInsets) {
    safeAreaOverride = outer.reaching(into: box, from: parent)
    if lastSafeArea != safeAreaInsets { setNeedsLayout() }
  }

  /// Lets the safe area follow the view's position again.
  func unpinSafeArea() {
    safeAreaOverride = nil
    if lastSafeArea != safeAreaInsets { setNeedsLayout() }
  }

  func updateSafeArea() {
    let current = safeAreaInsets
    guard current != lastSafeArea else { return }
    lastSafeArea = current
    marginsMayHaveChanged()
    layoutStateIfAny?.geometryMayHaveChanged()
    safeAreaInsetsDidChange()
    owningController?.viewSafeAreaInsetsDidChange()
    for subview in storedSubviews { subview.setNeedsLayout() }
  }
}

/// The check of a view's properties for finite values.
extension UIView {
  /// Whether a value may be stored; one that is not finite is reported, and the caller restores the old one.
  func accepts<Value>(_ value: Value, _ property: String, isFinite: Bool) -> Bool {
    if isFinite { return true }
    uiEnvironment.report(.invalidGeometry(layer: debugName, property: property, value: "\(value)"))
    return false
  }
}
