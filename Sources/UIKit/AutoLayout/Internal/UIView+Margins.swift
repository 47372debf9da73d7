import QuartzCore

/// A view's own margins.
struct MarginState {
  /// The margins that were set; nil for the default.
  var own: NSDirectionalEdgeInsets?
  var preservesSuperview = false
  var insetsFromSafeArea = true
  /// The margins of which the view was last notified.
  var reported: UIEdgeInsets?
}

/// Layout margins (L-51…L-54).
extension UIView {
  private static let defaultMargin: CGFloat = 8

  var marginState: MarginState? { layoutStateIfAny?.margins }

  /// The margins of the view itself: its own, or 8 points; those of a controller's view are at least the system's.
  var directionalMargins: NSDirectionalEdgeInsets {
    let own = marginState?.own
    let plain = NSDirectionalEdgeInsets(
      top: Self.defaultMargin, leading: Self.defaultMargin, bottom: Self.defaultMargin, trailing: Self.defaultMargin)
    guard let controller = owningController else { return own ?? plain }
    let minimum = controller.systemMinimumLayoutMargins
    guard controller.viewRespectsSystemMinimumLayoutMargins else { return own ?? plain }
    guard let own else { return minimum }
    return NSDirectionalEdgeInsets(
      top: max(own.top, minimum.top), leading: max(own.leading, minimum.leading),
      bottom: max(own.bottom, minimum.bottom), trailing: max(own.trailing, minimum.trailing))
  }

  var effectiveMargins: UIEdgeInsets {
    var margins = directionalMargins.edges(isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    if marginState?.insetsFromSafeArea ?? true {
      let safe = safeAreaInsets
      margins = UIEdgeInsets(
        top: margins.top + safe.top, left: margins.left + safe.left, bottom: margins.bottom + safe.bottom,
        right: margins.right + safe.right)
    }
    guard marginState?.preservesSuperview ?? false, let superview else { return margins }
    let outer = superview.layoutMargins
    let box = untransformedFrame
    return UIEdgeInsets(
      top: max(margins.top, outer.top - box.minY), left: max(margins.left, outer.left - box.minX),
      bottom: max(margins.bottom, outer.bottom - (superview.bounds.height - box.maxY)),
      right: max(margins.right, outer.right - (superview.bounds.width - box.maxX)))
  }

  /// Sets the margins from side to side. They are kept without the safe area, as leading and trailing ones (L-53).
  func setMargins(_ margins: UIEdgeInsets) {
    guard margins.isFinite else {
      return uiEnvironment.report(
        .invalidGeometry(layer: debugName, property: "layoutMargins", value: "\(margins)"))
    }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    setDirectionalMargins(
      NSDirectionalEdgeInsets(
        top: margins.top, leading: isRightToLeft ? margins.right : margins.left, bottom: margins.bottom,
        trailing: isRightToLeft ? margins.left : margins.right))
  }

  func setDirectionalMargins(_ margins: NSDirectionalEdgeInsets) {
    changeMargins { $0.own = margins }
  }

  func changeMargins(_ change: (inout MarginState) -> Void) {
    if layoutState.margins.reported == nil { layoutState.margins.reported = effectiveMargins }
    change(&layoutState.margins)
    marginsMayHaveChanged()
    setNeedsLayout()
  }

  /// Notifies the view of margins that differ, before it is notified of the safe area (L-49).
  func marginsMayHaveChanged() {
    guard let state = layoutStateIfAny else {
      layoutMarginsDidChange()
      owningController?.viewLayoutMarginsDidChange()
      return
    }
    let margins = effectiveMargins
    guard margins != state.margins.reported else { return }
    state.margins.reported = margins
    layoutMarginsDidChange()
    owningController?.viewLayoutMarginsDidChange()
    state.geometryMayHaveChanged()
    for subview in storedSubviews where subview.preservesSuperviewLayoutMargins {
      subview.marginsMayHaveChanged()
      subview.setNeedsLayout()
    }
  }
}

extension UIViewController {
  private static let compactMargin: CGFloat = 16
  private static let regularMargin: CGFloat = 20

  /// The system's smallest margins for the present size class and phone (L-52).
  var minimumMargins: NSDirectionalEdgeInsets {
    let isNarrow = traitCollection.horizontalSizeClass == .compact && !environment.screen.configuration.isLargePhone
    let side = isNarrow ? Self.compactMargin : Self.regularMargin
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
