import QuartzCore

/// The system's push and pop (E-69, E-70).
///
/// The new screen slides over the old one, which moves by a third of the width under a dimming view. Right-to-left
/// layouts are mirrored (E-87).
final class NavigationParallaxAnimator: NSObject, UIViewControllerAnimatedTransitioning, RetargetableAnimator {
  /// The duration that the coordinator reports, in seconds (K-1).
  static let nominalDuration: TimeInterval = 0.35
  /// The distance by which the lower screen slides, in widths (K-3).
  static let parallax: CGFloat = 0.3
  /// The alpha of the dimming view over a covered screen (K-4).
  static let dimming: CGFloat = 0.1

  private let operation: UINavigationController.Operation
  /// The centers of the two screens at rest.
  private var restingCenters = (from: CGPoint.zero, to: CGPoint.zero)
  private var slides: [RetargetableSlide?] = []
  @WeakReference private var bottomBarController: UIViewController?
  private var changes = TemporaryChanges()

  init(_ operation: UINavigationController.Operation) {
    self.operation = operation
  }

  /// The container whose bottom bar moves with the lower screen; nil for none (T-131).
  var bottomBarContainer: (any BottomBarContainer)? {
    get { bottomBarController as? any BottomBarContainer }
    set { bottomBarController = newValue }
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.nominalDuration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let fromView = context.view(forKey: .from), let toView = context.view(forKey: .to) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    let container = context.containerView
    let isPush = operation == .push
    let (upper, lower) = isPush ? (toView, fromView) : (fromView, toView)
    if isPush { container.addSubview(toView) } else { container.insertSubview(toView, belowSubview: fromView) }
    let (dim, shadow) = insertShades(below: upper, in: container)
    let outer = bottomBarContainer
    outer?.moveBar(to: container, above: lower)
    // Screens are laid out by their extended edges, which need not fill the container (T-43).
    restingCenters = (from: fromView.center, to: Self.restingCenter(of: toView, in: context))
    let moving = [upper, lower, shadow, outer?.bottomBar].compacted()
    let (start, end) = endpoints(in: container)

    func setCenters(_ centers: [CGPoint], covering fraction: CGFloat) {
      for (view, center) in zip(moving, centers) { view.center = center }
      shadow.alpha = fraction
      dim.alpha = Self.dimming * fraction
    }

    setCenters(start, covering: isPush ? 0 : 1)
    // A gesture moves the screens linearly; otherwise they move by the system's spring (K-2, E-71).
    let options: UIView.AnimationOptions = context.isInteractive ? .curveLinear : .systemSpring
    UIView.animate(withDuration: Self.nominalDuration, delay: 0, options: options) {
      setCenters(end, covering: isPush ? 1 : 0)
    } completion: { [self] _ in
      changes.undo()
      context.completeTransition(!context.transitionWasCancelled)
    }
    changes.add { [unowned self] in
      endSlides()
      for shade in [dim, shadow] { shade.removeFromSuperview() }
      (fromView.center, toView.center) = (restingCenters.from, restingCenters.to)
    }
    slides = moving.indices.map { RetargetableSlide(of: moving[$0], from: start[$0], to: end[$0]) }
  }

  private func endSlides() {
    for slide in slides { slide?.end() }
    slides = []
  }

  func animationEnded(_ transitionCompleted: Bool) { changes.undo() }

  /// Inserts the dimming view over the lower screen, and the shadow at the upper screen's edge.
  private func insertShades(below upper: UIView, in container: UIView) -> (dim: UIView, shadow: NavigationEdgeShadow) {
    let dim = UIView(frame: container.bounds)
    dim.backgroundColor = .black
    dim.isUserInteractionEnabled = false
    dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let shadow = NavigationEdgeShadow(
      beside: container.bounds, isOnRight: Self.displacement(across: container) < 0)
    shadow.autoresizingMask = .flexibleHeight
    container.insertSubview(dim, belowSubview: upper)
    container.insertSubview(shadow, belowSubview: upper)
    return (dim, shadow)
  }

  /// Returns the centers of the upper screen, the lower one, the shadow and the tab bar at the start and at the end.
  private func endpoints(in container: UIView) -> (start: [CGPoint], end: [CGPoint]) {
    let (apart, covering) = (centers(covering: 0, in: container), centers(covering: 1, in: container))
    return operation == .push ? (apart, covering) : (covering, apart)
  }

  /// Returns the centers of the upper screen, the lower one, the shadow and the tab bar where the upper one covers a
  /// fraction.
  private func centers(covering fraction: CGFloat, in container: UIView) -> [CGPoint] {
    let width = Self.displacement(across: container)
    let (upper, lower) =
      operation == .push ? (restingCenters.to, restingCenters.from) : (restingCenters.from, restingCenters.to)
    let shadow = NavigationEdgeShadow.center(beside: container.bounds, isOnRight: width < 0)
    let bar = bottomBarContainer.map { container.convert($0.centerOfShownBar, from: $0.view) }
    let behind = width * Self.parallax * fraction
    return [
      CGPoint(x: upper.x + width * (1 - fraction), y: upper.y),
      CGPoint(x: lower.x - behind, y: lower.y),
      CGPoint(x: shadow.x + width * (1 - fraction), y: shadow.y),
      bar.map { CGPoint(x: $0.x - behind, y: $0.y) },
    ].compactMap { $0 }
  }

  /// Returns the upper screen's displacement in points: the container's width, negative in right-to-left layouts.
  private static func displacement(across container: UIView) -> CGFloat {
    container.traitCollection.layoutDirection == .rightToLeft ? -container.bounds.width : container.bounds.width
  }

  func retarget(in context: any UIViewControllerContextTransitioning) {
    guard let fromView = context.view(forKey: .from), let toView = context.view(forKey: .to),
      let from = context.viewController(forKey: .from)
    else { return }
    restingCenters = (
      from: fromView.center(in: context.initialFrame(for: from)), to: Self.restingCenter(of: toView, in: context)
    )
    let (start, end) = endpoints(in: context.containerView)
    for (index, slide) in slides.enumerated() { slide?.retarget(from: start[index], to: end[index]) }
  }

  /// Where the incoming view's anchor point will be.
  static func restingCenter(of view: UIView, in context: any UIViewControllerContextTransitioning) -> CGPoint {
    guard let controller = context.viewController(forKey: .to) else { return view.center }
    let frame = context.finalFrame(for: controller)
    return view.center(in: frame)
  }
}

extension UIView.AnimationOptions {
  /// The private curve 7: the system's spring (K-9).
  static let systemSpring = UIView.AnimationOptions(rawValue: 7 << 16)
}

/// The shadow beside the upper screen's leading edge: 4 points wide, from black at 0.2 to clear (K-5).
final class NavigationEdgeShadow: UIView {
  static let width: CGFloat = 4
  static let opacity = 0.2
  static let overhang: CGFloat = 20

  /// Creates a shadow to the left or right of a rectangle, and taller than it by ``overhang`` at both ends.
  init(beside rect: CGRect, isOnRight: Bool) {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: rect.height + 2 * Self.overhang))
    center = Self.center(beside: rect, isOnRight: isOnRight)
    isUserInteractionEnabled = false
    layer.contents = Self.gradient
    if isOnRight { transform = CGAffineTransform(scaleX: -1, y: 1) }
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the center of a shadow to the left or right of a rectangle.
  static func center(beside rect: CGRect, isOnRight: Bool) -> CGPoint {
    CGPoint(x: isOnRight ? rect.maxX + width / 2 : rect.minX - width / 2, y: rect.midY)
  }

  /// One row of black with an opacity that rises to the right.
  private static let gradient = CGImage.horizontalFade(columns: 24, opacity: opacity)
}
