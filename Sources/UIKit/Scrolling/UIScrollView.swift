import QuartzCore

/// A view that scrolls and zooms its content.
///
/// The position of the content is the origin of the bounds, so a step costs as much as the visible part of the content.
@preconcurrency @MainActor open class UIScrollView: UIView {
  nonisolated override var isScrollView: Bool { true }

  /// The delegate, which gets scrolling and zooming; not retained.
  ///
  /// A subclass such as a collection view has a delegate of a richer type under the same name, as on Apple's platforms.
  /// Without `@_disfavoredOverload` a use of it would be ambiguous there.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    didSet { delegateDidChange() }
  }
  /// The delegate, completed by the optional methods that its subclasses add.
  var scrollDelegate: (any UIScrollViewDelegate)? {
    if let delegate { uiEnvironment.optionalMethods.complete(delegate) } else { nil }
  }

  /// Called when the delegate has changed.
  func delegateDidChange() {}

  /// Returns where content comes to rest after a drag, before the delegate is asked; velocities in points per
  /// millisecond.
  func proposedRest(_ target: CGPoint, velocity: CGPoint) -> CGPoint { target }

  /// Called when a drag begins, before the delegate.
  func dragWillBegin() {}

  /// Called when a drag has ended, before the delegate, with the rest and the seconds until then.
  func dragDidEnd(restingAt target: CGPoint, after duration: TimeInterval) {}

  /// Called when content has come to rest after a drag or an animation, before the delegate.
  func movementDidEnd() {}

  /// The rest of content that is released without a drag; nil for the nearest position between its edges.
  var restWithoutDrag: CGPoint? { nil }

  // MARK: Content

  /// The content's size, in points.
  open var contentSize = CGSize.zero {
    didSet {
      guard accepts(contentSize, "contentSize", isFinite: contentSize.isFinite) else { return contentSize = oldValue }
      guard contentSize != oldValue else { return }
      contentChanged()
      notifyObservers()
    }
  }
  /// The insets around the content, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard accepts(contentInset, "contentInset", isFinite: contentInset.isFinite) else {
        return contentInset = oldValue
      }
      guard contentInset != oldValue else { return }
      insetsChanged()
      notifyObservers()
    }
  }
  /// The rule by which the safe area is added to the insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetsChanged() } }
  }
  /// The point of the content at the view's upper left corner, in whole pixels in a window, else in whole points
  ///
  ///
  /// Setting it stops neither a deceleration nor a drag: they continue from there.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard accepts(newValue, "contentOffset", isFinite: newValue.isFinite) else { return }
      scroller.move(to: newValue)
    }
  }

  // MARK: Movement

  /// Whether touches scroll.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// Whether content moves beyond its edges.
  open var bounces = true
  /// Whether content bounces vertically where there is nothing to scroll.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { insetsChanged() } }
  }
  /// Whether content bounces horizontally where there is nothing to scroll.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { insetsChanged() } }
  }
  /// Whether content comes to rest at whole pages of the view's size.
  open var isPagingEnabled = false
  /// Whether a drag that begins along one axis stays on it.
  open var isDirectionalLockEnabled = false
  /// The rate at which decelerating content slows down.
  open var decelerationRate = DecelerationRate.normal

  // MARK: Touches of the content

  /// Whether content gets a touch only after 150 ms, so that a drag does not press a button (K-43).
  open var delaysContentTouches = true
  /// Whether a drag cancels a touch that the content has got.
  open var canCancelContentTouches = true

  /// Whether a tap on the status bar scrolls to the top, where no other scroll view of the window would.
  open var scrollsToTop = true

  /// The control that starts a refresh when the content is pulled down; content with nothing to scroll needs
  /// ``alwaysBounceVertical``.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.attach(to: nil)
      refreshControl?.attach(to: self)
      insetsChanged()
    }
  }

  /// How a drag dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The points of a large title that scrolling has collapsed; nil where no large title follows the content (K-13).
  @exclusivity(unchecked) var collapsedTitle: CGFloat?
  /// The distances from the top at which content beside a large title or a search bar may rest, in points.
  @exclusivity(unchecked) var titleStops: [CGFloat] = []

  /// The view of a search that covers the visible part; nil for none.
  @WeakReference var searchView: SearchView?

  // MARK: Indicators

  /// Whether the vertical indicator is shown.
  open var showsVerticalScrollIndicator = true {
    didSet { setNeedsLayout() }
  }
  /// Whether the horizontal indicator is shown.
  open var showsHorizontalScrollIndicator = true {
    didSet { setNeedsLayout() }
  }
  /// The style of the indicators.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { setNeedsLayout() }
  }
  /// The insets of the vertical indicator, beyond the safe area.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      let isFinite = verticalScrollIndicatorInsets.isFinite
      guard accepts(verticalScrollIndicatorInsets, "verticalScrollIndicatorInsets", isFinite: isFinite) else {
        return verticalScrollIndicatorInsets = oldValue
      }
      setNeedsLayout()
    }
  }
  /// The insets of the horizontal indicator, beyond the safe area.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      let isFinite = horizontalScrollIndicatorInsets.isFinite
      guard accepts(horizontalScrollIndicatorInsets, "horizontalScrollIndicatorInsets", isFinite: isFinite) else {
        return horizontalScrollIndicatorInsets = oldValue
      }
      setNeedsLayout()
    }
  }

  /// Whether the safe area insets the indicators.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { setNeedsLayout() }
  }

  /// The insets of both indicators; reads the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  // MARK: Zoom

  /// The minimum scale.
  open var minimumZoomScale: CGFloat = 1 {
    didSet {
      guard accepts(minimumZoomScale, "minimumZoomScale", isFinite: minimumZoomScale.isFinite) else {
        return minimumZoomScale = oldValue
      }
    }
  }
  /// The maximum scale; touches zoom where it is above the minimum, and the delegate returns a view.
  open var maximumZoomScale: CGFloat = 1 {
    didSet {
      guard accepts(maximumZoomScale, "maximumZoomScale", isFinite: maximumZoomScale.isFinite) else {
        return maximumZoomScale = oldValue
      }
    }
  }
  /// Whether a pinch may go beyond the limits, and bounces back.
  open var bouncesZoom = true

  /// The recognizer of drags.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  /// The recognizer of pinches; nil where nothing can be zoomed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    maximumZoomScale > minimumZoomScale ? pinch : nil
  }

  let pan = ScrollPanGestureRecognizer()
  let pinch = ScrollPinchGestureRecognizer()
  let delayRecognizer = ScrollDelayRecognizer()
  private(set) lazy var scroller = Scroller(self)
  private(set) lazy var zoomer = Zoomer(self)
  private(set) lazy var indicators = ScrollIndicators(self)
  private var lastInset = UIEdgeInsets.zero
  private var lastSize = CGSize.zero

  /// Creates a scroll view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a scroll view from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, as: UIScrollView.self)
  }

  private func setUp() {
    clipsToBounds = true
    pan.scrollView = self
    pan.allowedScrollTypesMask = .all
    pinch.scrollView = self
    delayRecognizer.scrollView = self
    pan.addTarget(self, action: Selector("handlePan:", UIScrollView.handlePan(_:)))
    pinch.addTarget(self, action: Selector("handlePinch:", UIScrollView.handlePinch(_:)))
    for recognizer in [delayRecognizer, pan, pinch] { addGestureRecognizer(recognizer) }
  }

  // MARK: State

  /// Whether a touch is on the content, also while the delegate gets the end of its drag.
  open var isTracking: Bool {
    pan.numberOfTouches > 0 || pan.isByTouch && (scroller.isDragging || scroller.isEnding)
  }
  /// Whether a touch drags, or has dragged content that decelerates and does not bounce.
  open var isDragging: Bool { scroller.countsAsDragging }
  /// Whether the content decelerates.
  open var isDecelerating: Bool { scroller.isDecelerating }
  /// Whether a pinch zooms.
  open var isZooming: Bool { zoomer.isZooming }
  /// Whether the scale bounces back.
  open var isZoomBouncing: Bool { zoomer.isBouncing }
  /// The content's scale.
  open var zoomScale: CGFloat {
    get { zoomer.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// The content inset plus, as ``contentInsetAdjustmentBehavior`` says, the safe area.
  open var adjustedContentInset: UIEdgeInsets { effectiveInsets }
  /// Called when ``adjustedContentInset`` has changed; subclasses call super.
  open func adjustedContentInsetDidChange() {}

  // MARK: Commands

  /// Moves the content, at once or in 0.3 s, and stops its deceleration.
  ///
  /// Content that is there already is not animated, and the delegate is not called.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard accepts(contentOffset, "contentOffset", isFinite: contentOffset.isFinite) else { return }
    if animated { return scroller.animate(to: contentOffset) }
    scroller.stop()
    self.contentOffset = contentOffset
  }

  /// Moves the content as little as it takes to show a rectangle of it.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard accepts(rect, "scrollRectToVisible(_:animated:)", isFinite: rect.isFinite) else { return }
    let offset = offset(showing: rect)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {
    indicators.show()
  }

  /// Changes the scale about the center of the view, at once or in 0.3 s.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard accepts(scale, "zoomScale", isFinite: scale.isFinite) else { return }
    zoomer.setScale(scale, animated: animated)
  }

  /// Shows a rectangle of the zoomed view as large as the view allows.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard accepts(rect, "zoom(to:)", isFinite: rect.isFinite) else { return }
    zoomer.zoom(to: rect, animated: animated)
  }

  /// Whether a subview may get touches; otherwise they stay the scroll view's.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Whether a drag may cancel the touches of a subview; false for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: View

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if old != super.bounds { updateBars() }
      if old.origin != super.bounds.origin {
        setNeedsLayout()
        refreshControl?.contentMoved(revealing: revealedHeight)
        scrollDelegate?.scrollViewDidScroll(self)
      }
      sizeMayHaveChanged()
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      sizeMayHaveChanged()
    }
  }

  /// The content's rectangle, whose size is the content size where constraints determine it (L-60).
  open var contentLayoutGuide: UILayoutGuide { layoutState.guide(.content, of: self) }
  /// The scroll view's own rectangle, which scrolling does not move (L-60).
  open var frameLayoutGuide: UILayoutGuide { layoutState.guide(.frame, of: self) }

  override var accessibilityDefaults: AccessibilityDefaults { .group() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    takeConstrainedContentSize()
    insetsChanged()
    sizeMayHaveChanged()
    refreshControl?.layOutAbove(self)
    indicators.layOut(within: lastInset)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsChanged()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateBars()
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan, let view = delayRecognizer.contentWithTouch else { return true }
    return canCancelContentTouches && touchesShouldCancel(in: view)
  }

  private func handlePan(_ gesture: UIPanGestureRecognizer) {
    if keyboardDismissMode != .none || uiEnvironment.keyboard.isHeldByFinger { moveKeyboard(with: gesture) }
    scroller.handle(gesture)
  }

  private func handlePinch(_ gesture: UIPinchGestureRecognizer) {
    zoomer.handle(gesture)
  }

  /// Updates the adjusted content inset after a possible change.
  ///
  /// - Parameter keepsEdge: whether content at an inset's edge stays there.
  func insetsChanged(keepsEdge: Bool = true) {
    let (old, new) = (lastInset, adjustedContentInset)
    guard old != new else { return }
    lastInset = new
    var offset = contentOffset
    if offset.y == aligned(-old.top) { offset.y = -new.top }
    if offset.x == aligned(-old.left) { offset.x = -new.left }
    if keepsEdge, offset != contentOffset, !scroller.isMoving { applyOffset(offset) }
    clampToEdges()
    updateBars()
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  private func contentChanged() {
    setNeedsLayout()
    insetsChanged()
    clampToEdges()
    updateBars()
  }

  private func sizeMayHaveChanged() {
    guard bounds.size != lastSize else { return }
    lastSize = bounds.size
    clampToEdges()
  }
}

extension UIScrollView: SheetScrolling {
  /// Whether the content is at its top edge, so that a drag downwards has nothing left to scroll.
  package var isScrolledToTop: Bool { contentOffset.y <= range.y.lowerBound + 0.5 }

  package func scrollBySheetDrag(_ distance: CGFloat) {
    scroller.followSheet(by: distance)
  }

  package func endSheetDrag(speed: CGFloat) {
    scroller.endSheetDrag(speed: speed)
  }
}
