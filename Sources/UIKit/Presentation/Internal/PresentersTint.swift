import QuartzCore

/// Greys the tint of a screen that a presentation dims, and gives it its own back.
@MainActor final class PresentersTint {
  @WeakReference private var view: UIView?
  private var mode = UIView.TintAdjustmentMode.automatic

  /// Dims a view's tint; nil lets go of the one that was dimmed. Fades inside an animation.
  func dim(_ wanted: UIView?) {
    guard wanted !== view else { return }
    // The app may have chosen another meanwhile.
    if let view, view.storedTintMode == .dimmed { view.tintAdjustmentMode = mode }
    view = wanted
    guard let wanted else { return }
    mode = wanted.storedTintMode
    wanted.tintAdjustmentMode = .dimmed
  }
}
