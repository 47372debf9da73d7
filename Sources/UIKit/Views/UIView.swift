import QuartzCore

/// A rectangle on the screen that draws content and takes events.
@preconcurrency @MainActor
open class UIView: UIResponder, UIAppearance, UITraitEnvironment, UIDynamicItem, UIAccessibilityIdentification,
  CALayerDelegate,
  DebugNamed
{
  // MARK: Layer

  /// The class of the instances' layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that draws the view.
  open var layer: CALayer { backingLayer }
  /// See ``layer``, which a subclass may override.
  package let backingLayer: CALayer

  @exclusivity(unchecked) package var storedSubviews: [UIView] = []
  /// The superview, which sets the link to nil in its deinit (Decision 10).
  @exclusivity(unchecked) nonisolated(unsafe) package var superviewLink: Unmanaged<UIView>?
  /// Whether the view is a window.
  nonisolated var isWindow: Bool { false }
  /// Whether the view is a scroll view, whose content moves its subviews.
  nonisolated var isScrollView: Bool { false }
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
  @exclusivity(unchecked) var storedInteractions: [any UIInteraction] = []
  @exclusivity(unchecked) package var safeAreaOverride: UIEdgeInsets?
  @exclusivity(unchecked) package var lastSafeArea = UIEdgeInsets.zero
  /// Exchanges of subviews that wait for the running transition's end (C-74).
  var waitingExchanges = ViewExchangeQueue()
  /// The block that the view's next layout belongs to (C-72).
  @exclusivity(unchecked) var layoutAnimation: ViewAnimationContext?
  /// The motion effects; nil for a view that never had any.
  @exclusivity(unchecked) var motionEffectState: MotionEffectState?
  /// The state for constraints; nil for a view that has no part in any.
  @exclusivity(unchecked) var layoutStateIfAny: ViewLayoutState?
  /// Whether constraints place a subview, or did.
  @exclusivity(unchecked) var hasConstrainedSubviews = false
  /// Whether `updateConstraints()` is to be called before the next layout.
  @exclusivity(unchecked) var needsConstraintUpdate = false
  /// Whether the view, or one inside it, needs `updateConstraints()`.
  @exclusivity(unchecked) var subtreeNeedsConstraintUpdate = false
  /// The part that the view has in appearance proxies.
  @exclusivity(unchecked) var appearanceRole = AppearanceRole()
  /// The number of running transitions that block the view's touches (T-14), apart from `isUserInteractionEnabled`.
  @exclusivity(unchecked) package var blockingTransitionCount = 0

  /// Creates a view with a frame in its future superview's coordinates, in points.
  public init(frame: CGRect) {
    backingLayer = Self.makeLayer()
    super.init()
    setUpLayer(frame: frame)
  }

  /// Creates a view of zero size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Creates a view from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    backingLayer = Self.makeLayer()
    super.init()
    setUpLayer(frame: .zero)
    decode(coder, as: UIView.self)
  }

  deinit {
    for subview in storedSubviews { subview.superviewLink = nil }
    backingLayer.ownerLink = nil
  }

  // MARK: Geometry and looks

  /// The bounding box of the view in its superview; undefined under a transform (C-60).
  open var frame: CGRect {
    get { backingLayer.frame }
    set { setFrame(newValue) }
  }
  /// The view's rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { backingLayer.bounds }
    set { setBounds(newValue) }
  }
  /// The position of the anchor point in the superview's coordinates, in points.
  open var center: CGPoint {
    get { backingLayer.position }
    set {
      backingLayer.position = newValue
      if layoutStateIfAny != nil { ownPositionChanged() }
    }
  }
  /// The affine transform about the anchor point.
  open var transform: CGAffineTransform {
    get { backingLayer.affineTransform() }
    set { backingLayer.setAffineTransform(newValue) }
  }
  /// The 3D transform about the anchor point.
  open var transform3D: CATransform3D {
    get { backingLayer.transform }
    set { backingLayer.transform = newValue }
  }
  /// The point that `center` places, in 0…1 of each side.
  open var anchorPoint: CGPoint {
    get { backingLayer.anchorPoint }
    set { backingLayer.anchorPoint = newValue }
  }
  /// The opacity of the view and its subviews as a group, in 0…1.
  open var alpha: CGFloat {
    get { CGFloat(backingLayer.opacity) }
    set { backingLayer.opacity = Float(newValue) }
  }
  /// Whether the view is neither drawn nor hit.
  open var isHidden: Bool {
    get { isEffectivelyHidden }
    set { setHidden(newValue) }
  }
  /// Whether subviews are clipped to the bounds.
  open var clipsToBounds: Bool {
    get { backingLayer.masksToBounds }
    set { backingLayer.masksToBounds = newValue }
  }
  /// The colour behind the contents; nil for clear.
  open var backgroundColor: UIColor? {
    get {
      // The layer's colour counts: a cancelled transition, or the app, may have changed it there.
      guard let color = backingLayer.backgroundColor else { return nil }
      if let storedBackground, resolved(storedBackground) == color { return storedBackground }
      return UIColor(cgColor: color)
    }
    set {
      storedBackground = newValue
      backingLayer.backgroundColor = newValue.map(resolved)
      noteSet(.backgroundColor, \UIView.backgroundColor)
    }
  }
  /// A view whose alpha masks this one and its subviews, in this view's coordinates; it has no superview (C-98).
  open var mask: UIView? {
    get { storedMask }
    set { setMask(newValue) }
  }
  /// Whether the view covers everything behind it; a hint that this renderer does not need.
  @exclusivity(unchecked) open var isOpaque = true
  /// The placement of contents when the bounds change.
  @exclusivity(unchecked) open var contentMode = ContentMode.scaleToFill {
    didSet { backingLayer.contentsGravity = contentMode.gravity }
  }
  /// The margins and sides that change when the superview's size changes.
  @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = [] {
    didSet { if layoutStateIfAny != nil, autoresizingMask != oldValue { ownPositionChanged() } }
  }
  /// Whether subviews are resized by their autoresizing masks.
  @exclusivity(unchecked) open var autoresizesSubviews = true
  /// The name under which the view's state would be saved; only stored, since no state is.
  @exclusivity(unchecked) open var restorationIdentifier: String?
  /// A number by which the app finds the view.
  @exclusivity(unchecked) open var tag = 0

  /// The shape with which a dynamic animator lets the view collide; its rectangle unless overridden.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline of a view whose type is `.path`, about its center, in points.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Events

  /// Whether the view and its subviews take events.
  @exclusivity(unchecked) open var isUserInteractionEnabled = true
  /// Whether the view takes more than one touch at a time.
  @exclusivity(unchecked) open var isMultipleTouchEnabled = false
  /// Whether the view's touches exclude touches on other views of the window, and the other way round.
  @exclusivity(unchecked) open var isExclusiveTouch = false
  /// Whether a keyboard's focus may rest on the view; nothing here moves a focus, so nothing asks.
  open var canBecomeFocused: Bool { false }

  open override var next: UIResponder? {
    owningController ?? superview
  }

  /// Returns the deepest view under a point in this view's coordinates; nil where the view takes no events, or is too
  /// deep to be drawn.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, blockingTransitionCount == 0, !isHidden, alpha >= 0.01 else { return nil }
    guard self.point(inside: point, with: event), !isBlockedByAnimation, !backingLayer.exceedsMaxDepth else {
      return nil
    }
    for subview in storedSubviews.reversed() {
      if let hit = subview.hitTest(subview.pointForHitTest(point, of: self), with: event) { return hit }
    }
    return self
  }

  /// Whether a point in the view's coordinates is inside the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Whether a gesture may begin that would cancel this view's touches; see `UIGestureRecognizerDelegate`.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Hierarchy

  /// The superview; nil for none.
  open var superview: UIView? { storedSuperview }
  /// The subviews, from back to front.
  open var subviews: [UIView] { storedSubviews }
  /// The window of the view; nil for none.
  open var window: UIWindow? { enclosingWindow }

  /// Adds a subview in front of the others.
  open func addSubview(_ view: UIView) {
    insert(view) { $0.count }
  }

  /// Inserts a subview at an index, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { min(max(0, index), $0.count) }
  }

  /// Inserts a subview directly in front of a sibling; in front of all if there is no such sibling.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view) { list in (list.firstIndex(identicalTo: siblingSubview) ?? list.count - 1) + 1 }
  }

  /// Inserts a subview directly behind a sibling; in front of all if there is no such sibling.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view) { list in list.firstIndex(identicalTo: siblingSubview) ?? list.count }
  }

  /// Exchanges two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Moves a subview to the front; one that is there already causes no layout.
  open func bringSubviewToFront(_ view: UIView) {
    if view.storedSuperview === self, subviews.last !== view { insert(view) { $0.count } }
  }

  /// Moves a subview to the back; one that is there already causes no layout.
  open func sendSubviewToBack(_ view: UIView) {
    if view.storedSuperview === self, subviews.first !== view { insert(view) { _ in 0 } }
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Whether the view is another one or inside it.
  open func isDescendant(of view: UIView) -> Bool {
    isInside(view)
  }

  /// Returns this view, or the first one inside, with a tag.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in storedSubviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Gestures

  /// The recognizers of this view; nil where there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  /// Adds a recognizer, and removes it from another view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Removes a recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  // MARK: Interactions

  /// The interactions of the view, in the order in which they were added.
  open var interactions: [any UIInteraction] {
    get { storedInteractions }
    set {
      for interaction in storedInteractions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction, and removes it from another view.
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }

  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

  // MARK: Editing

  /// Ends the editing of the view or of a view inside it; returns false where the first responder refuses.
  ///
  /// - Parameter force: whether the first responder loses its state also where it refuses.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingInside(force) }

  /// The room that the keyboard takes at the lower edge; without a keyboard, that of the safe area (L-58).
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

  // MARK: Motion effects

  /// The effects that follow the tilting of the device.
  open var motionEffects: [UIMotionEffect] {
    get { motionEffectState?.effects ?? [] }
    set {
      for effect in motionEffects { remove(effect) }
      for effect in newValue { add(effect) }
    }
  }

  /// Adds an effect, whose values are added to what is shown and change no property.
  open func addMotionEffect(_ effect: UIMotionEffect) { add(effect) }

  /// Removes an effect.
  open func removeMotionEffect(_ effect: UIMotionEffect) { remove(effect) }

  // MARK: Hierarchy hooks

  /// Called when a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called when a subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called when the superview is about to change.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the superview has changed.
  open func didMoveToSuperview() {}
  /// Called when the window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the window has changed.
  open func didMoveToWindow() {}
  /// Called when the safe area has changed.
  open func safeAreaInsetsDidChange() {}
  /// Called when the tint colour has changed.
  open func tintColorDidChange() {}

  /// The colour of interactive parts; the superview's unless set.
  open var tintColor: UIColor! {
    get { effectiveTint }
    set {
      setTint(newValue)
      noteSet(.tintColor, \UIView.tintColor)
    }
  }

  /// The treatment of the tint colour; reads the first mode of the view and its superviews that is not automatic.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintMode }
    set { setTintMode(newValue) }
  }

  /// The insets of the safe area from the view's edges, in points.
  open var safeAreaInsets: UIEdgeInsets { currentSafeArea }

  // MARK: Coordinates

  /// Converts a point of this view to another's coordinates; nil for the window's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    backingLayer.convert(point, to: view?.backingLayer)
  }

  /// Converts a point of another view, or of the window for nil, to this view's coordinates.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    backingLayer.convert(point, from: view?.backingLayer)
  }

  /// Returns the bounding box, in another view's coordinates, of a rectangle of this one; nil for the window's.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    backingLayer.convert(rect, to: view?.backingLayer)
  }

  /// Returns the bounding box, in this view's coordinates, of a rectangle of another one, or of the window for nil.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    backingLayer.convert(rect, from: view?.backingLayer)
  }

  // MARK: Traits

  /// The traits of the superview, with the overrides of controllers and views in between.
  open var traitCollection: UITraitCollection { inheritedTraits.overridden(by: storedTraitState) }
  /// Called when the traits have changed, for superviews first.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The appearance of the view and its subviews, instead of the superview's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  // MARK: Layout and drawing

  /// Requests `layoutSubviews()` before the next frame.
  open func setNeedsLayout() {
    backingLayer.setNeedsLayout()
  }

  /// Updates constraints and lays out now, from the highest superview that needs layout (L-83).
  open func layoutIfNeeded() {
    prepareForLayout()
    backingLayer.layoutIfNeeded()
  }

  /// Requests `draw(_:)` before the next frame.
  open func setNeedsDisplay() {
    backingLayer.setNeedsDisplay()
  }

  /// Requests `draw(_:)` before the next frame; the whole view is drawn, for any rectangle.
  open func setNeedsDisplay(_ rect: CGRect) {
    setNeedsDisplay()
  }

  /// Sets the size that fits the content.
  open func sizeToFit() {
    let size = sizeThatFits(.zero)
    bounds = CGRect(origin: bounds.origin, size: size)
  }

  /// Places the subviews. This implementation places those that have constraints (L-82).
  open func layoutSubviews() {
    placeConstrainedSubviews()
  }

  /// Returns the size that fits the content best; the present one unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The natural size of the content; `noIntrinsicMetric` where there is none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The value of a side without a natural length.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Notes that ``intrinsicContentSize`` has changed; constraints take the new one in the next layout (L-69).
  open func invalidateIntrinsicContentSize() {
    if layoutStateIfAny != nil { intrinsicContentChanged() }
  }

  /// Draws the content into the current graphics context.
  open func draw(_ rect: CGRect) {}

  /// The direction in which the view lays out its own content: that of its traits, unless its content has one (L-31).
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(in: traitCollection.layoutDirection == .rightToLeft)
  }

  /// Returns the direction for a kind of content in the screen's layout direction.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute.direction(in: UIEnvironment.active.screen.traitCollection.layoutDirection == .rightToLeft)
  }

  // MARK: Snapshots

  /// Returns a view that shows what this one shows now, and does not change with it; nil for a view without an area
  ///
  ///
  /// It is a frozen part of the frame and not a bitmap, so it is sharp at every size (C-100). It has the transforms and
  /// masks of the subviews, and not the view's own transform (P-39).
  ///
  /// - Parameter afterUpdates: whether pending layout and drawing happen first; otherwise the view is shown as in the
  ///   last frame, and one that was never on the screen shows nothing (P-38).
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, afterUpdates: afterUpdates, capInsets: .zero)
  }

  /// Returns a view that shows a part of what this one shows now, in its own coordinates; resizing keeps the size of
  /// the margins inside the insets.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    snapshot(of: rect, afterUpdates: afterUpdates, capInsets: capInsets)
  }

  /// Draws what the view shows now into a rectangle of the current graphics context; returns whether there was a
  /// context and something to draw.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawSnapshot(in: rect, afterUpdates: afterUpdates)
  }

  // MARK: Animation

  /// Animates the changes of a block, over a duration after a delay in seconds; `completion` gets whether the
  /// animations finished.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    runAnimations(ViewAnimationTiming(duration: duration, delay: delay, options: options), animations, completion)
  }

  /// Animates the changes of a block, over a duration in seconds.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    runAnimations(ViewAnimationTiming(duration: duration, delay: 0, options: []), animations, completion)
  }

  /// Animates the changes of a block, over a duration in seconds.
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    runAnimations(ViewAnimationTiming(duration: duration, delay: 0, options: []), animations, nil)
  }

  /// Animates along a spring that settles within `duration` seconds (C-38).
  ///
  /// - Parameters:
  ///   - duration: the time in which the spring settles, in seconds.
  ///   - delay: the time before the animation starts, in seconds.
  ///   - dampingRatio: 1 does not overshoot; the spring oscillates more towards 0.
  ///   - velocity: the initial velocity, in total displacements per second (C-40).
  ///   - options: such as repetition; the curve among them has no effect.
  ///   - animations: makes the changes, inside the call.
  ///   - completion: called at the end, with whether the animations finished; nil for none.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(dampingRatio: Double(dampingRatio), duration: duration, initialVelocity: Double(velocity))
    let timing = ViewAnimationTiming(duration: duration, delay: delay, shape: .spring(spring), options: options)
    runAnimations(timing, animations, completion)
  }

  /// Makes the changes of a block without animation, even inside another block (C-73).
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let environment = UIEnvironment.active
    let outer = environment.areAnimationsEnabled
    environment.areAnimationsEnabled = false
    actionsWithoutAnimation()
    environment.areAnimationsEnabled = outer
  }

  /// Turns animations on or off for the environment; when off, changes are immediate and completions are still called
  /// (C-73).
  open class func setAnimationsEnabled(_ enabled: Bool) {
    UIEnvironment.active.areAnimationsEnabled = enabled
  }

  /// Whether animation blocks animate.
  open class var areAnimationsEnabled: Bool { UIEnvironment.active.areAnimationsEnabled }

  /// The duration of the innermost running block, in seconds; 0 outside of blocks (C-69).
  open class var inheritedAnimationDuration: TimeInterval {
    UIEnvironment.active.animationContexts.last?.timing.duration ?? 0
  }

  /// Repeats the animations of a block's changes; outside an animation block the changes are immediate (C-70).
  ///
  /// - Parameters:
  ///   - count: the number of repetitions, also fractional; infinity repeats for ever, and values below 1 and NaN count
  ///     as 1.
  ///   - autoreverses: whether each repetition also runs backwards.
  ///   - animations: makes the changes, inside the call.
  open class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let context = UIEnvironment.active.animationContexts.last else { return animations() }
    context.repeating(AnimationRepetition(count: Double(count), autoreverses: autoreverses), animations)
  }

  /// Animates the keyframes that the block adds with
  /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
  ///
  /// Other changes in the block animate over the whole duration (C-52). The animation eases in and out unless the
  /// options have a curve (C-53); springs do not apply (C-54).
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    runKeyframes(duration, delay, options, animations, completion)
  }

  /// Adds a keyframe, whose changes animate over a part of the enclosing keyframe animation (C-50).
  ///
  /// Inside another keyframe's block both times are parts of that keyframe. Times outside 0…1 are clamped, with a
  /// diagnostic.
  ///
  /// - Parameters:
  ///   - frameStartTime: the start, in 0…1 of the animation.
  ///   - frameDuration: the duration, in 0…1 of the animation; 0 changes the values at the start without animation.
  ///   - animations: makes the changes, inside the call; outside a keyframe animation as well, with a diagnostic.
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    runKeyframe(frameStartTime, frameDuration, animations)
  }

  /// Changes a view's content with a transition: a flip, a curl or a dissolve (C-74).
  ///
  /// Both contents are still images unless the options allow animated content. The block's changes are not animated,
  /// or, with animated content, animate as in any block. A running transition of the view is replaced.
  open class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    runTransition(with: view, duration, options, animations, completion)
  }

  /// Replaces a view by another one with a transition of their superview: a flip, a curl or a dissolve (C-74).
  ///
  /// The old view is removed and the new one added, or, with `showHideTransitionViews`, hidden and shown. It waits
  /// while another such transition runs in the superview.
  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    runTransition(from: fromView, to: toView, duration, options, completion)
  }

  /// Runs a system animation on views, with further changes; the views are removed when `completion` is called.
  ///
  /// A removed view gets back its alpha and transform, so that it can be shown again.
  open class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    runSystemAnimation(on: views, options, animations, completion)
  }

  // MARK: Constraints

  /// Whether ``updateConstraints()`` is called for the class's views even where no constraint names them.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether code places the view by frame, bounds and center, which constraints take as they are (L-25, L-62).
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutStateIfAny?.translatesAutoresizingMask ?? true }
    set { setTranslatesAutoresizingMask(newValue) }
  }

  /// The constraints that the view holds: those whose items' nearest common ancestor it is (L-15).
  open var constraints: [NSLayoutConstraint] { layoutStateIfAny?.constraints.all ?? [] }

  /// Activates a constraint between this view and views inside it, and holds it (L-18).
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    addOwnConstraint(constraint)
  }

  /// Activates constraints between this view and views inside it, and holds them.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addOwnConstraint(constraint) }
  }

  /// Deactivates a constraint that the view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Deactivates constraints that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints where constraint.holder === self { constraint.deactivate() }
  }

  /// Updates the view's constraints; called before layout, subviews first, after
  /// ``UIView/setNeedsUpdateConstraints()`` (L-79, L-80).
  open func updateConstraints() {}

  /// Requests ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() {
    requestConstraintUpdate()
    setNeedsLayout()
  }

  /// Whether ``updateConstraints()`` is called before the next layout.
  open func needsUpdateConstraints() -> Bool {
    needsConstraintUpdate
  }

  /// Calls ``updateConstraints()`` now where it was requested, in this view and inside it.
  open func updateConstraintsIfNeeded() {
    updateConstraintsInSubtree()
  }

  /// The resistance to being larger than the content, for an axis (L-70).
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    huggingPriority(axis)
  }

  /// Sets the resistance to being larger than the content, for an axis.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setHuggingPriority(priority, axis)
  }

  /// The resistance to being smaller than the content, for an axis (L-70).
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    compressionResistancePriority(axis)
  }

  /// Sets the resistance to being smaller than the content, for an axis.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setCompressionResistancePriority(priority, axis)
  }

  /// The insets from the frame to the rectangle that constraints place, in points (L-27, L-28).
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the rectangle that constraints place, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// Returns the frame for a rectangle that constraints place.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.outset(by: alignmentRectInsets)
  }

  /// The view whose first line of text the first baseline is (L-32).
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view whose last line of text the last baseline is (L-32).
  open var forLastBaselineLayout: UIView { self }

  /// Returns the size that the view's constraints give it near a target, in points (L-74).
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }

  /// Returns the size that the view's constraints give it near a target, which counts with two priorities (L-74).
  ///
  /// Lists ask cells for their sizes here (V-35, V-87). A view without constraints has the size of `sizeThatFits(_:)`,
  /// but for a required length.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The target of the smallest size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target of a large size.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// Whether the constraints leave another frame possible (L-95).
  open var hasAmbiguousLayout: Bool { layoutIsAmbiguous }

  /// Moves the view to another frame that the constraints allow; does nothing where there is only one.
  open func exerciseAmbiguityInLayout() {
    showOtherLayout()
  }

  /// The active constraints that determine the view's position and length on an axis at present (L-95).
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintsDetermining(axis)
  }

  /// The kind of the content, which decides whether it is mirrored in right-to-left layouts; subviews do not inherit it
  /// (L-31).
  @exclusivity(unchecked) open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { semanticContentChanged() } }
  }

  // MARK: Layout guides

  /// The guides that were added.
  open var layoutGuides: [UILayoutGuide] { layoutStateIfAny?.guides ?? [] }

  /// Adds a guide, whose constraints are then in this view's coordinates (L-46).
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    attach(layoutGuide)
  }

  /// Removes a guide, and its constraints.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    detach(layoutGuide)
  }

  /// The bounds inside the safe area (L-47).
  open var safeAreaLayoutGuide: UILayoutGuide { layoutState.guide(.safeArea, of: self) }
  /// The bounds inside the layout margins (L-55).
  open var layoutMarginsGuide: UILayoutGuide { layoutState.guide(.margins, of: self) }
  /// The column inside the layout margins that is not too wide to read (L-56).
  open var readableContentGuide: UILayoutGuide { layoutState.guide(.readable, of: self) }

  /// The space around subviews that content keeps to, in points, with the safe area (L-51).
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }

  /// The margins without the safe area, which follow the layout direction (L-53).
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directionalMargins }
    set { setDirectionalMargins(newValue) }
  }

  /// Whether the margins are at least as large as the part of the superview's that reaches into the view (L-54).
  open var preservesSuperviewLayoutMargins: Bool {
    get { marginState?.preservesSuperview ?? false }
    set { changeMargins { $0.preservesSuperview = newValue } }
  }

  /// Whether the safe area adds to the margins (L-51).
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { marginState?.insetsFromSafeArea ?? true }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }

  /// Called when the margins have changed.
  open func layoutMarginsDidChange() {}

  // MARK: Anchors

  /// The leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The horizontal middle.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The vertical middle.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The baseline of the first line of text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  // MARK: Accessibility

  /// The identifier for tests; nil for none.
  open var accessibilityIdentifier: String? {
    get { storedAccessibility?.identifier }
    set { accessibilityState.identifier = newValue }
  }
  /// Whether inverted colours leave the view and those inside as they are; only stored.
  open var accessibilityIgnoresInvertColors: Bool {
    get { storedAccessibility?.ignoresInvertColors ?? false }
    set { accessibilityState.ignoresInvertColors = newValue }
  }
  override var screenRectangle: CGRect { convert(bounds, to: uiEnvironment.screen.coordinateSpace) }

  // MARK: Appearance

  /// Returns the proxy of all instances of the class, and of its subclasses.
  open class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Returns the proxy of the instances inside containers: the first type is the inmost.
  open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    UIEnvironment.active.appearances.proxy(of: self, in: containerTypes) {
      RegisteredInitializers.make(self, frame: .zero)
    }
  }

  /// Returns the proxy of the instances whose traits contain some traits.
  open class func appearance(for trait: UITraitCollection) -> Self {
    appearance(for: trait, whenContainedInInstancesOf: [])
  }

  /// Returns the proxy of the instances with some traits inside containers: the first type is the inmost.
  open class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    UIEnvironment.active.appearances.proxy(of: self, in: containerTypes, for: trait) {
      RegisteredInitializers.make(self, frame: .zero)
    }
  }

  // MARK: Internal hooks

  /// The items of a bar that take the values of appearance proxies with it.
  var appearanceItems: [UIBarItem] { [] }

  /// Whether the class has a layer of its own and draws; a stack does not (S-3).
  class var drawsContents: Bool { true }
  /// Whether the content's height depends on the width that the view gets.
  var wrapsContent: Bool { false }
  /// The default resistance to being larger than the content (L-70, L-71).
  func defaultHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }
  /// The first or last line of the text in the view, at a size in points; nil for a view without text.
  func textBaseline(isFirst: Bool, in size: CGSize) -> TextBaseline? { nil }

  // MARK: Layer's delegate

  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.backingLayer else { return }
    guard let animation = layoutAnimation else { return layOut() }
    layoutAnimation = nil
    animation.runLayout { layOut() }
  }

  private func layOut() {
    updateSafeArea()
    layoutStateIfAny?.geometryMayHaveChanged()
    withCurrentTraits {
      guard let owningController else { return layoutSubviews() }
      owningController.viewIsBeingLaidOut { layoutSubviews() }
    }
  }

  open func display(_ layer: CALayer) {
    guard layer === self.backingLayer else { return }
    withCurrentTraits { _ = drawContents() }
  }

  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    viewAction(forKey: event) ?? NSNull()
  }

  /// The view's class, or its controller's name, for debugging.
  package var debugName: String {
    if let owningController { return "the view of \(owningController.traceName)" }
    return "\(type(of: self))"
  }
}
