import QuartzCore

/// The screen behind a large sheet on a phone: pushed back, a little narrower, with round corners (K-24).
///
/// A sheet that presents another is pushed back, too, so each further sheet shrinks those behind it.
@MainActor final class SheetBackdrop {
  let view: UIView
  private let transform: CGAffineTransform
  private let radius: CGFloat
  private let clips: Bool
  private let curve: CALayerCornerCurve
  private let width: CGFloat
  private let height: CGFloat
  /// The distance of the view's top edge to the container's top safe area, in points.
  private let topDistance: CGFloat

  /// Nil where the view behind does not fill the container's width, or is presented by a presentation controller of the
  /// app.
  init?(behind sheet: UISheetPresentationController, in container: UIView) {
    let presenter = sheet.presentingViewController
    let lower = presenter.modal.isPresentedBy
    switch lower?.effective.style {
    case nil, .fullScreen, .overFullScreen, .pageSheet, .formSheet: break
    default: return nil
    }
    guard let view = lower?.effective.presentedView ?? presenter.viewIfLoaded, let superview = view.superview else {
      return nil
    }
    let size = view.bounds.size
    let corner = CGPoint(
      x: view.center.x - view.anchorPoint.x * size.width, y: view.center.y - view.anchorPoint.y * size.height)
    guard (size.width - container.bounds.width).magnitude < 1, size.width > SheetMetrics.pushBack else { return nil }
    self.view = view
    (width, height) = (size.width, size.height)
    topDistance = container.safeAreaInsets.top - superview.convert(corner, to: container).y
    transform = view.transform
    radius = view.layer.cornerRadius
    clips = view.clipsToBounds
    curve = view.layer.cornerCurve
    view.layer.cornerCurve = .continuous
    view.clipsToBounds = true
  }

  /// Pushes the screen back by a fraction of the whole, in 0…1.
  func push(_ fraction: CGFloat) {
    let scale = 1 - fraction * SheetMetrics.pushBack / width
    // The scale is about the middle; the top edge moves to the safe area's.
    let shift = fraction * topDistance - view.anchorPoint.y * height * (1 - scale)
    let push = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: shift)
    view.transform = transform.concatenating(push)
    view.layer.cornerRadius = radius + (max(radius, SheetMetrics.cornerRadius) - radius) * fraction
  }

  /// Restores the screen.
  func restore() {
    UIView.performWithoutAnimation {
      view.transform = transform
      view.layer.cornerRadius = radius
      view.layer.cornerCurve = curve
      view.clipsToBounds = clips
    }
  }
}
