import QuartzCore

/// The zoomed screen while it grows and shrinks: its view cropped to the source view's shape, under a snapshot of the
/// source view.
@MainActor final class ZoomCard {
  /// The animated values of a card: the screen's transform, crop and corners, and the opacities of dimming and snapshot
  /// in 0…1.
  struct State {
    var transform: CGAffineTransform
    var crop: CGRect
    var radius: CGFloat
    var dim: CGFloat
    var snapshot: CGFloat
  }

  /// The states over the source view, and at the final frame.
  let small, full: State
  /// The corner radius between both ends (K-62).
  let displayRadius: CGFloat
  private let view: UIView
  private let source: UIView?
  private let container: UIView
  private let mask = UIView(frame: .zero)
  private let snapshot: UIView
  private let dims: [UIView]
  /// The part of the screen that is aligned with the source view, in the view's coordinates.
  private let alignedRect: CGRect
  private let original: (transform: CATransform3D, mask: UIView?, color: UIColor?, sourceAlpha: CGFloat)

  /// Makes a card in a container in which the zoomed view has its final frame, and the screen below is visible.
  ///
  /// - Parameter view: the screen's own view, or the view that stands for it.
  init(
    _ view: UIView, of zoomed: UIViewController, over lower: UIViewController, in container: UIView,
    _ settings: ZoomSettings
  ) {
    (self.view, self.container) = (view, container)
    let asked = settings.sourceView(.init(source: lower, zoomed: zoomed))
    let source = asked.flatMap { $0.window != nil && !$0.bounds.isEmpty ? $0 : nil }
    self.source = source
    original = (view.layer.transform, view.mask, view.backgroundColor, source?.alpha ?? 1)
    view.layer.transform = CATransform3DIdentity
    let bounds = view.bounds
    let middle = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
    let start =
      source.map { $0.convert($0.bounds, to: container) }
      ?? CGRect(x: middle.x, y: middle.y, width: 0, height: 0).insetBy(
        dx: -bounds.width / 200, dy: -bounds.height / 200)
    let aligned = source.flatMap {
      settings.options.alignmentRectProvider?(.init(source: $0, zoomed: zoomed))?.standardized
    }
    let usable = aligned.flatMap { $0.isFinite && !$0.isEmpty ? $0 : nil }
    alignedRect = usable ?? Self.middle(of: bounds, shapedAs: start.size)
    let scale = start.width / max(alignedRect.width, 1e-6)
    let anchor = view.layer.anchorPoint
    let center = CGPoint(x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
    small = State(
      transform: CGAffineTransform(
        translationX: start.midX - view.center.x - scale * (alignedRect.midX - center.x),
        y: start.midY - view.center.y - scale * (alignedRect.midY - center.y)
      ).scaledBy(x: scale, y: scale), crop: alignedRect, radius: (source?.layer.cornerRadius ?? 0) / max(scale, 1e-6),
      dim: 0, snapshot: 1)
    full = State(transform: .identity, crop: bounds, radius: 0, dim: 1, snapshot: 0)
    displayRadius = ZoomSettings.displayRadius(of: bounds.size)
    snapshot = source?.snapshotView(afterScreenUpdates: true) ?? UIView(frame: .zero)
    let dim = UIView(frame: container.bounds)
    dim.backgroundColor = settings.options.dimmingColor ?? UIColor(white: 0, alpha: ZoomSettings.dimming)
    dims = (settings.options.dimmingVisualEffect.map { [UIVisualEffectView(effect: $0)] } ?? []) + [dim]
    build()
  }

  /// The largest centred part of a rectangle with the aspect ratio of a size.
  private static func middle(of bounds: CGRect, shapedAs size: CGSize) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let scale = min(bounds.width / size.width, bounds.height / size.height)
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }

  private func build() {
    for dim in dims {
      dim.frame = container.bounds
      dim.isUserInteractionEnabled = false
      container.insertSubview(dim, belowSubview: view)
    }
    snapshot.isUserInteractionEnabled = false
    container.insertSubview(snapshot, aboveSubview: view)
    mask.backgroundColor = .black
    view.mask = mask
    // A clear view gets the system's background (E-76).
    if view.backgroundColor == nil { view.backgroundColor = .systemBackground }
    source?.alpha = 0
  }

  // MARK: Moving

  /// Shows a state at once, or in an animation block.
  func show(_ state: State) {
    move(to: state)
    crop(to: state)
    round(to: state.radius)
    dim(to: state)
    fadeSnapshot(to: state)
  }

  /// Moves the screen, and the source view's snapshot with it.
  func move(to state: State) {
    view.transform = state.transform
    let size = CGSize(width: alignedRect.width * state.transform.a, height: alignedRect.height * state.transform.a)
    let anchor = view.layer.anchorPoint
    let (x, y) = (
      alignedRect.midX - view.bounds.minX - anchor.x * view.bounds.width,
      alignedRect.midY - view.bounds.minY - anchor.y * view.bounds.height
    )
    let middle = CGPoint(
      x: view.center.x + state.transform.tx + state.transform.a * x,
      y: view.center.y + state.transform.ty + state.transform.a * y)
    snapshot.frame = CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the visible rectangle of the screen in a state, in the container.
  func frame(of state: State) -> CGRect {
    let (scale, anchor) = (state.transform.a, view.layer.anchorPoint)
    let (x, y) = (
      state.crop.minX - view.bounds.minX - anchor.x * view.bounds.width,
      state.crop.minY - view.bounds.minY - anchor.y * view.bounds.height
    )
    return CGRect(
      x: view.center.x + state.transform.tx + scale * x, y: view.center.y + state.transform.ty + scale * y,
      width: scale * state.crop.width, height: scale * state.crop.height)
  }

  /// Crops the screen.
  func crop(to state: State) { mask.frame = state.crop }

  /// Sets the corner radius, in the screen's own points.
  func round(to radius: CGFloat) { mask.layer.cornerRadius = radius }

  /// Fades the source view's snapshot.
  func fadeSnapshot(to state: State) { snapshot.alpha = state.snapshot }

  /// Fades the dimming of the screen below.
  func dim(to state: State) {
    for dim in dims { dim.alpha = state.dim }
  }

  /// The visible state, with animations applied.
  var visibleState: State {
    func seen(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }
    let crop = seen(mask)
    return State(
      transform: CATransform3DGetAffineTransform(seen(view).transform), crop: crop.frame, radius: crop.cornerRadius,
      dim: dims.last.map { CGFloat(seen($0).opacity) } ?? 0, snapshot: CGFloat(seen(snapshot).opacity))
  }

  /// Restores all views, and removes those that were added.
  func tearDown() {
    for added in dims + [snapshot] { added.removeFromSuperview() }
    view.layer.transform = original.transform
    view.mask = original.mask
    view.backgroundColor = original.color
    source?.alpha = original.sourceAlpha
  }
}
