import QuartzCore

/// Dims the tint of a presenter's view, and restores it.
@MainActor final class PresenterTintDimmer {
  @WeakReference private var view: UIView?
  private var mode = UIView.TintAdjustmentMode.automatic

  /// Dims a view's tint, and restores that of the view dimmed before; nil dims none. Animated inside an animation
  /// block.
  func dim(_ newView: UIView?) {
    guard newView !== view else { return }
    // The app may have set another mode meanwhile.
    if let view, view.storedTintMode == .dimmed { view.tintAdjustmentMode = mode }
    view = newView
    guard let newView else { return }
    mode = newView.storedTintMode
    newView.tintAdjustmentMode = .dimmed
  }
}
