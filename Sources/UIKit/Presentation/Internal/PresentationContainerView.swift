import QuartzCore

/// The container view of a presentation; it forwards layout and touches to the presentation controller.
final class PresentationContainerView: UIView {
  @WeakReference var controller: UIPresentationController?

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isModal: controller?.isModalForVoiceOver ?? true)
  }

  /// Dismisses a sheet or a popover, as a tap beside it does.
  override func accessibilityPerformEscape() -> Bool {
    guard let presentation = controller?.presentation, presentation.isDismissedByTouch else { return false }
    presentation.userTappedOutside()
    return true
  }

  override func layoutSubviews() {
    controller?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return controller.map { $0.redirected(hit, at: point) } ?? hit
  }
}

/// The view around a sheet or a popover, which dims the screen behind (K-20) and handles taps.
final class DimmingView: UIView {
  /// Called on a tap.
  var onTap: () -> Void = {}

  /// - Parameter color: clear for a view that only receives touches.
  init(color: UIColor = UIColor(white: 0, alpha: SheetMetrics.dimming)) {
    super.init(frame: .zero)
    backgroundColor = color
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapped", DimmingView.tapped)))
  }

  required init?(coder: NSCoder) { nil }

  private func tapped() {
    onTap()
  }
}

/// The shadow of a card or a bubble. The specification has no figures; these resemble a device's.
struct PresentationShadow {
  let opacity: Float
  /// The blur radius, in points.
  let radius: CGFloat
  /// The vertical offset, in points downwards.
  let offset: CGFloat

  /// The shadow of a floating card, and of one that does not dim the screen behind.
  static let card = PresentationShadow(opacity: 0.18, radius: 24, offset: 4)
  /// The shadow of a popover's bubble.
  static let bubble = PresentationShadow(opacity: 0.22, radius: 32, offset: 8)

  @MainActor func apply(to layer: CALayer) {
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = opacity
    layer.shadowRadius = radius
    layer.shadowOffset = CGSize(width: 0, height: offset)
  }
}

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
