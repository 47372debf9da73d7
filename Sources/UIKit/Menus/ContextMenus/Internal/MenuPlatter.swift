import QuartzCore

/// A lifted view: its snapshot, or the screen that is previewed, on a card with a shadow.
final class MenuPlatter: UIView {
  private let preview: UITargetedPreview
  private let clip = UIView(frame: .zero)
  private var snapshot: UIView?
  private var other: UIView?
  private var controller: UIViewController?
  private var isAppearing = false
  /// The transform before the lifting; nil before it was placed.
  private(set) var restingTransform: CGAffineTransform?
  private let hidden = HiddenView()

  init(_ preview: UITargetedPreview) {
    self.preview = preview
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    PreviewMetrics.shadow.apply(to: layer)
    layer.shadowOpacity = 0
    addSubview(clip)
    clip.clipsToBounds = true
    clip.backgroundColor = preview.parameters.backgroundColor
    clip.layer.cornerRadius = preview.view.layer.cornerRadius
    clip.layer.cornerCurve = .continuous
    let rect = Self.visibleRect(of: preview)
    if let image = Self.snapshot(of: preview) {
      clip.addSubview(image)
      snapshot = image
    }
    if let path = preview.parameters.visiblePath { mask(to: path, in: rect) }
    let outline = preview.parameters.shadowPath ?? preview.parameters.visiblePath
    if let outline {
      var move = CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
      layer.shadowPath = outline.cgPath.copy(using: &move)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func mask(to path: UIBezierPath, in rect: CGRect) {
    let shape = CAShapeLayer()
    var move = CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
    shape.path = path.cgPath.copy(using: &move)
    clip.layer.mask = shape
    clip.layer.cornerRadius = 0
  }

  private static func visibleRect(of preview: UITargetedPreview) -> CGRect {
    let path = preview.parameters.visiblePath?.bounds
    return path.flatMap { $0.isNull || $0.isEmpty || !$0.isFinite ? nil : $0 } ?? preview.view.bounds
  }

  private static func snapshot(of preview: UITargetedPreview) -> UIView? {
    let rect = visibleRect(of: preview)
    return preview.view.resizableSnapshotView(from: rect, afterScreenUpdates: true, withCapInsets: .zero)
  }

  /// The rectangle that a preview's visible part has in a view.
  static func frame(of preview: UITargetedPreview, in view: UIView) -> CGRect {
    let rect = visibleRect(of: preview)
    let middle = center(of: preview, in: view)
    let scaled = CGRect(origin: .zero, size: rect.size).applying(preview.target.transform)
    return CGRect(
      x: middle.x - scaled.width / 2, y: middle.y - scaled.height / 2, width: scaled.width, height: scaled.height)
  }

  private static func center(of preview: UITargetedPreview, in view: UIView) -> CGPoint {
    let (rect, bounds) = (visibleRect(of: preview), preview.view.bounds)
    let offset = CGPoint(x: rect.midX - bounds.midX, y: rect.midY - bounds.midY).applying(preview.target.transform)
    let target = preview.target
    let point = CGPoint(x: target.center.x + offset.x, y: target.center.y + offset.y)
    return view.convert(point, from: target.container)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    snapshot?.frame = clip.bounds
    other?.frame = clip.bounds
    if let view = controller?.viewIfLoaded {
      view.center = CGPoint(x: clip.bounds.midX, y: clip.bounds.midY)
    }
    if layer.shadowPath == nil || controller != nil {
      layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: clip.layer.cornerRadius).cgPath
    }
  }

  /// Covers the view, and hides it.
  func settle(at preview: UITargetedPreview, in overlay: UIView) {
    bounds.size = Self.visibleRect(of: preview).size
    center = Self.center(of: preview, in: overlay)
    transform = preview.target.transform
    restingTransform = transform
    layoutIfNeeded()
    hidden.hide(preview.view)
  }

  /// Prepares to show a screen in place of the view, at its final size.
  func show(_ controller: UIViewController, size: CGSize) {
    self.controller = controller
    controller.beginAppearanceTransition(true, animated: true)
    isAppearing = true
    guard let view = controller.view else { return }
    view.autoresizingMask = []
    view.bounds.size = size
    view.alpha = 0
    let scale = max(bounds.width / max(1, size.width), 0.01)
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    clip.layer.mask = nil
    clip.addSubview(view)
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Called when the preview has come.
  func endAppearing() {
    guard isAppearing else { return }
    isAppearing = false
    controller?.endAppearanceTransition()
  }

  /// Moves the card to its rectangle above the background; animated inside an animation block.
  func lift(to frame: CGRect) {
    layer.shadowOpacity = PreviewMetrics.shadow.opacity
    center = CGPoint(x: frame.midX, y: frame.midY)
    if let view = controller?.viewIfLoaded {
      transform = .identity
      bounds.size = frame.size
      clip.layer.cornerRadius = PreviewMetrics.cornerRadius
      view.alpha = 1
      view.transform = .identity
      view.bounds.size = frame.size
      layoutIfNeeded()
    } else {
      let scale = bounds.width > 0 ? frame.width / bounds.width : 1
      transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }

  /// Fills a rectangle with the screen.
  func fill(_ rect: CGRect) {
    layer.shadowOpacity = 0
    transform = .identity
    place(in: rect)
    clip.layer.cornerRadius = 0
    controller?.viewIfLoaded?.bounds.size = rect.size
    layoutIfNeeded()
    controller?.viewIfLoaded?.layoutIfNeeded()
  }

  /// Moves the card back to a view; fades it out where there is none.
  func land(on target: UITargetedPreview?, in overlay: UIView) {
    layer.shadowOpacity = 0
    guard let target else { return alpha = 0 }
    if let view = controller?.viewIfLoaded {
      if !isAppearing { controller?.beginAppearanceTransition(false, animated: true) }
      isAppearing = true
      view.alpha = 0
      let scale = max(target.view.bounds.width / max(1, view.bounds.width), 0.01)
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
    if target.view !== preview.view { cross(to: target) }
    clip.layer.cornerRadius = target.parameters.visiblePath == nil ? target.view.layer.cornerRadius : 0
    bounds.size = Self.visibleRect(of: target).size
    center = Self.center(of: target, in: overlay)
    transform = target.target.transform
    layoutIfNeeded()
  }

  /// Fades to another view, which is hidden meanwhile.
  private func cross(to target: UITargetedPreview) {
    UIView.performWithoutAnimation {
      hidden.restore()
      other = Self.snapshot(of: target)
      hidden.hide(target.view)
      guard let other else { return }
      other.alpha = 0
      other.frame = clip.bounds
      clip.addSubview(other)
    }
    other?.alpha = 1
  }

  // MARK: End

  /// Gives the screen back, which leaves the card.
  func endPreview() {
    guard let controller else { return }
    self.controller = nil
    if !isAppearing { controller.beginAppearanceTransition(false, animated: false) }
    isAppearing = false
    controller.endAppearanceTransition()
    guard let view = controller.viewIfLoaded else { return }
    if view.superview === clip { view.removeFromSuperview() }
    view.alpha = 1
    view.transform = .identity
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Shows the view again.
  func end() {
    endPreview()
    hidden.restore()
  }
}

/// Hides a view, and shows it again, unless the app has changed its opacity meanwhile.
@MainActor private final class HiddenView {
  @WeakReference private var view: UIView?
  private var alpha: CGFloat = 1

  func hide(_ view: UIView) {
    self.view = view
    UIView.performWithoutAnimation {
      alpha = view.alpha
      view.alpha = 0
    }
  }

  func restore() {
    UIView.performWithoutAnimation { if let view, view.alpha == 0 { view.alpha = alpha } }
    view = nil
  }
}
