import Foundation
import QuartzCore

/// Places an alert in the center, or an action sheet at the lower edge, over a dimming view.
final class AlertPresentationController: UIPresentationController {
  /// The width of an alert, in points.
  static let width: CGFloat = 270
  /// The gap beside and below an action sheet, and its maximum width, in points.
  static let sheet: (gap: CGFloat, width: CGFloat) = (8, 500)
  /// The alpha of the black over the screen behind.
  static let dimmingAlpha: CGFloat = 0.2

  private let dimmingView = DimmingView(color: UIColor(white: 0, alpha: AlertPresentationController.dimmingAlpha))

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let view = presentedView else { return .zero }
    let (bounds, safe) = (container.bounds, container.safeAreaInsets)
    if alert?.preferredStyle == .actionSheet {
      let width = min(bounds.width - 2 * Self.sheet.gap, Self.sheet.width)
      let height = view.sizeThatFits(CGSize(width: width, height: .infinity)).height
      let bottom = max(Self.sheet.gap, safe.bottom)
      return CGRect(
        x: ((bounds.width - width) / 2).rounded(), y: bounds.maxY - bottom - height, width: width, height: height)
    }
    let height = view.sizeThatFits(CGSize(width: Self.width, height: .infinity)).height
    return CGRect(
      x: ((bounds.width - Self.width) / 2).rounded(),
      y: max(safe.top, ((bounds.height - keyboardHeight(in: container) - height) / 2).rounded()), width: Self.width,
      height: height)
  }

  /// The height that the keyboard covers at the container's lower edge, in points; an alert stands above it (I-22).
  private func keyboardHeight(in container: UIView) -> CGFloat {
    guard let frame = container.uiEnvironment.keyboard.frameOnScreen, let window = container.window else { return 0 }
    let top = container.convert(window.convert(frame, from: nil), from: window).minY
    return min(max(0, container.bounds.maxY - top), container.bounds.height)
  }

  /// Moves the alert along with the keyboard.
  private func keyboardWillMove(_ notification: Notification) {
    guard let container = containerView else { return }
    container.setNeedsLayout()
    container.layoutIfNeeded()
  }

  override var presentedLevel: UIUserInterfaceLevel { .elevated }

  override var shouldRemovePresentersView: Bool { false }

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    dimmingView.frame = container.bounds
    dimmingView.onTap = { [link = WeakReference(self)] in link.target?.alert?.dimmingViewTapped() }
    dimmingView.alpha = 0
    container.insertSubview(dimmingView, at: 0)
    presentedViewController.transitionCoordinator?.animate { [dimmingView] _ in dimmingView.alpha = 1 }
    if presentedViewController.transitionCoordinator == nil { dimmingView.alpha = 1 }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    guard completed else { return dimmingView.removeFromSuperview() }
    NotificationCenter.default.addObserver(
      self, selector: Selector("keyboardWillMove:", AlertPresentationController.keyboardWillMove),
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { [dimmingView] _ in dimmingView.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimmingView.removeFromSuperview() } else { dimmingView.alpha = 1 }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let container = containerView else { return }
    dimmingView.frame = container.bounds
    guard let view = presentedView, view.superview === container, view.transform == .identity else { return }
    view.frame = frameOfPresentedViewInContainerView
  }
}
