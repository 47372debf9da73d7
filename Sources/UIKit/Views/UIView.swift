import QuartzCore

/// A rectangle on the screen that shows something and takes events.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UIDynamicItem, CALayerDelegate, DebugNamed {
  // MARK: Layer

  /// The class of the layer that instances make.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that draws the view.
  public let layer: CALayer

  @exclusivity(unchecked) package var storedSubviews: [UIView] = []
  /// The superview, which cuts the link when it goes; not weak, since a weak reference makes each retain of its object slow.
  @exclusivity(unchecked) nonisolated(unsafe) package var superviewLink: Unmanaged<UIView>?
  /// Whether the view is a window.
  nonisolated var isWindow: Bool { false }
  @exclusivity(unchecked) private var controllerLink = WeakReference<UIViewController>(wrappedValue: nil)
  package var owningController: UIViewController? {
    get { controllerLink.target }
    set { controllerLink = WeakReference(wrappedValue: newValue) }
  }
  @exclusivity(unchecked) package var storedTint: UIColor?
  @exclusivity(unchecked) var storedMask: UIView?
  /// The view that this one masks.
  @WeakReference var maskedView: UIView?
  @exclusivity(unchecked) var storedTintMode = TintAdjustmentMode.automatic
  @exclusivity(unchecked) private(set) var storedBackground: UIColor?
  package var recognizers: [UIGestureRecognizer] = []
  @exclusivity(unchecked) package var safeAreaOverride: UIEdgeInsets?
  @exclusivity(unchecked) package var lastSafeArea = UIEdgeInsets.zero
  /// Exchanges of subviews that wait for the running transition's end (C-74).
  var waitingExchanges = ViewExchangeQueue()
  /// The block that asked for the view's next layout to be part of it (C-72).
  @exclusivity(unchecked) var layoutAnimation: ViewAnimationContext?
  /// How many running transitions keep touches from the view (T-14); the program's own switch stays as it is.
  @exclusivity(unchecked) package var transitionHolds = 0

  /// A view with a frame in its future superview's coordinates, in points.
  public init(frame: CGRect) {
    let layerType = Self.layerClass as? CALayer.Type ?? CALayer.self
    layer = layerType.init()
    super.init()
    layer.owner = self
    layer.frame = frame
    layer.setNeedsDisplay()
    let environment = MediaEnvironment.currentIfAny as? UIEnvironment
    layer.contentsScale = environment?.screen.scale ?? 1
    if let environment, environment.traitsVary { traitState.known = environment.screen.traitCollection }
  }

  /// A view of no size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Not supported: screens are built in code, so there is nothing to decode.
  public required init?(coder: NSCoder) {
    nil
  }

  deinit {
    for subview in storedSubviews { subview.superviewLink = nil }
    layer.ownerLink = nil
  }

  // MARK: Geometry and looks

  /// The smallest upright rectangle around the view in its superview; undefined for reading and writing under a transform (C-60).
  open var frame: CGRect {
    get { layer.frame }
    set { setFrame(newValue) }
  }
  /// The view's rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { layer.bounds }
    set { setBounds(newValue) }
  }
  /// The view's anchor point in its superview's coordinates, in points.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  /// The affine transform about the anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  /// The three-dimensional transform about the anchor point.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  /// The point that `center` places, in 0…1 of each side.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  /// Opacity of the view and its subviews as a group, in 0…1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }
  /// Whether the view is left out of drawing and of events.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }
  /// Whether subviews are cut off at the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// What fills the view behind its contents; nil is clear.
  open var backgroundColor: UIColor? {
    get {
      // The layer has the last word: a cancelled transition, or the app, may have changed it there.
      guard let color = layer.backgroundColor else { return nil }
      if let storedBackground, shown(storedBackground) == color { return storedBackground }
      return UIColor(cgColor: color)
    }
    set {
      storedBackground = newValue
      layer.backgroundColor = newValue.map(shown)
    }
  }
  /// A view whose alpha masks this one and its subviews, in this view's coordinates; it has no superview (C-98).
  open var mask: UIView? {
    get { storedMask }
    set { setMask(newValue) }
  }
  /// Whether the view promises to cover what is behind it; a hint that this renderer does not need.
  @exclusivity(unchecked) open var isOpaque = true
  /// How contents follow when the bounds change.
  @exclusivity(unchecked) open var contentMode = ContentMode.scaleToFill {
    didSet { layer.contentsGravity = contentMode.gravity }
  }
  /// Which margins and sides give way when the superview changes its size.
  @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow their autoresizing masks.
  @exclusivity(unchecked) open var autoresizesSubviews = true
  /// A number for finding the view.
  @exclusivity(unchecked) open var tag = 0

  /// The outline with which a dynamic animator lets the view collide; its rectangle unless overridden.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline of a view whose type is `.path`, about its middle, in points.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Events

  /// Whether the view and its subviews take events.
  @exclusivity(unchecked) open var isUserInteractionEnabled = true
  /// Whether more than one touch at a time is taken.
  @exclusivity(unchecked) open var isMultipleTouchEnabled = false
  /// Whether no other view of the window takes touches while this one does, and this one takes none while others do.
  @exclusivity(unchecked) open var isExclusiveTouch = false

  open override var next: UIResponder? {
    owningController ?? superview
  }

  /// The deepest view under a point given in this view's coordinates; nil where it takes no events, or lies too deep to be drawn.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, transitionHolds == 0, !isHidden, alpha >= 0.01 else { return nil }
    guard self.point(inside: point, with: event), !isBlockedByAnimation, !layer.liesTooDeep else { return nil }
    for subview in storedSubviews.reversed() {
      if let hit = subview.hitTest(subview.pointForHitTest(point, of: self), with: event) { return hit }
    }
    return self
  }

  /// Whether a point in the view's coordinates lies in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Asked before a gesture of this view begins; see `UIGestureRecognizerDelegate`.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Hierarchy

  /// The view that this one is in.
  open var superview: UIView? { storedSuperview }
  /// The views inside, back to front.
  open var subviews: [UIView] { storedSubviews }
  /// The window that the view is in; nil outside any.
  open var window: UIWindow? { surroundingWindow }

  /// Puts a view in front of the others.
  open func addSubview(_ view: UIView) {
    insert(view) { $0.count }
  }

  /// Puts a view at an index, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { min(max(0, index), $0.count) }
  }

  /// Puts a view just in front of a sibling; in front of all if there is no such sibling.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view) { list in (list.firstIndex(identicalTo: siblingSubview) ?? list.count - 1) + 1 }
  }

  /// Puts a view just behind a sibling; in front of all if there is no such sibling.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view) { list in list.firstIndex(identicalTo: siblingSubview) ?? list.count }
  }

  /// Exchanges the places of two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Moves a subview to the front; one that is there stays, and nothing is laid out anew for it.
  open func bringSubviewToFront(_ view: UIView) {
    if view.storedSuperview === self, subviews.last !== view { insert(view) { $0.count } }
  }

  /// Moves a subview to the back; one that is there stays, and nothing is laid out anew for it.
  open func sendSubviewToBack(_ view: UIView) {
    if view.storedSuperview === self, subviews.first !== view { insert(view) { _ in 0 } }
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Whether the view is another one or somewhere inside it.
  open func isDescendant(of view: UIView) -> Bool {
    isInside(view)
  }

  /// This view, or the first inside, that has a tag.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in storedSubviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Gestures

  /// The recognizers that look at this view's touches; nil where there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  /// Lets a recognizer look at this view's touches, and no longer at another's.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Takes a recognizer away.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  // MARK: Hierarchy hooks

  /// A subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// A subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The superview is about to change.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The superview has changed.
  open func didMoveToSuperview() {}
  /// The window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The window has changed.
  open func didMoveToWindow() {}
  /// The safe area has changed.
  open func safeAreaInsetsDidChange() {}
  /// The tint colour has changed.
  open func tintColorDidChange() {}

  /// The colour of what can be touched, the superview's unless set.
  open var tintColor: UIColor! {
    get { shownTint }
    set { setTint(newValue) }
  }

  /// Whether the tint is shown as it is or dimmed; the first mode around the view that is not automatic is read.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { shownTintMode }
    set { setTintMode(newValue) }
  }

  /// How far the safe area lies inside the view's edges, in points.
  open var safeAreaInsets: UIEdgeInsets { currentSafeArea }

  // MARK: Coordinates

  /// A point of this view in another's coordinates; nil is the window's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: view?.layer)
  }

  /// A point of another view, or of the window, in this view's coordinates.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer)
  }

  /// The smallest upright rectangle, in another view's coordinates, around a rectangle of this one; nil is the window's.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: view?.layer)
  }

  /// The smallest upright rectangle, in this view's coordinates, around a rectangle of another, or of the window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: view?.layer)
  }

  // MARK: Traits

  /// The traits that hold here: the surroundings', with the overrides of controllers and views on the way.
  open var traitCollection: UITraitCollection { inheritedTraits.overridden(by: storedTraitState) }
  /// The traits have changed; sent from the outside in.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The appearance that holds here and inside, whatever the surroundings have.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  // MARK: Layout and drawing

  /// Asks for `layoutSubviews()` before the next frame.
  open func setNeedsLayout() {
    layer.setNeedsLayout()
  }

  /// Lays out now what asked for it, from the highest superview that did.
  open func layoutIfNeeded() {
    layer.layoutIfNeeded()
  }

  /// Asks for `draw(_:)` before the next frame.
  open func setNeedsDisplay() {
    layer.setNeedsDisplay()
  }

  /// Asks for `draw(_:)` before the next frame; the whole view is drawn, whatever the rectangle.
  open func setNeedsDisplay(_ rect: CGRect) {
    setNeedsDisplay()
  }

  /// Changes the size to the one that fits the content.
  open func sizeToFit() {
    let size = sizeThatFits(.zero)
    bounds = CGRect(origin: bounds.origin, size: size)
  }

  /// Places the subviews.
  open func layoutSubviews() {}

  /// The size that fits the view's content best; the present one unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The natural size of the content; `noIntrinsicMetric` where there is none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Says that a side has no natural length.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Draws the content into the current graphics context; views that only lay out others leave it alone.
  open func draw(_ rect: CGRect) {}

  // MARK: Layer's delegate

  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    guard let animation = layoutAnimation else { return layOut() }
    layoutAnimation = nil
    animation.runLayout { layOut() }
  }

  private func layOut() {
    updateSafeArea()
    withCurrentTraits {
      guard let owningController else { return layoutSubviews() }
      owningController.viewIsBeingLaidOut { layoutSubviews() }
    }
  }

  open func display(_ layer: CALayer) {
    guard layer === self.layer else { return }
    withCurrentTraits { _ = drawContents() }
  }

  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    viewAction(forKey: event) ?? NSNull()
  }

  /// The view's class, or its controller's name, for a person.
  package var debugName: String {
    if let owningController { return "the view of \(owningController.traceName)" }
    return "\(type(of: self))"
  }
}
