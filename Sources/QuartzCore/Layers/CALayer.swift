import CoreGraphics
import Foundation
import Rendering

/// A rectangle with geometry, contents and sublayers: the unit of rendering and animation.
@preconcurrency @MainActor open class CALayer: NSObject, CAMediaTiming, WeaklyReferenceable {
  // MARK: State

  // Because these are read many times a frame, exclusivity checks are off, and links upwards are unmanaged: a weak
  // reference would make each retain of its object slow. The state that every frame reads of every layer comes first,
  // together in memory.

  /// The layer's node in the last frame.
  @exclusivity(unchecked) nonisolated(unsafe) var nodeCache = NodeCache.empty
  /// The traits of all animations in ``entries``.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var entryTraits: AnimationTraits = []
  /// Whether the layer's time differs from its superlayer's.
  @exclusivity(unchecked) nonisolated(unsafe) package internal(set) var hasOwnTime = false
  /// Whether a sublayer has ever had a depth, or an animation that may give it one.
  @exclusivity(unchecked) nonisolated(unsafe) var hasSublayerWithDepth = false
  @exclusivity(unchecked) package var entries: [AnimationEntry] = [] {
    didSet {
      invalidateNode()
      entryTraits = AnimationTraits(of: entries)
      dropCompiledAnimations()
      propagateDepth()
    }
  }
  /// The animations in ``entries``, compiled; nil until they are compiled, or if one of them cannot be.
  @exclusivity(unchecked) package internal(set) var compiledAnimations: [CompiledAnimation]?
  /// The earliest end of ``entries``, in the layer's time; −∞ if it must be computed.
  @exclusivity(unchecked) var nextEnd = -CFTimeInterval.infinity
  @exclusivity(unchecked) nonisolated(unsafe) package var storedSublayers: [CALayer] = [] {
    didSet { invalidateNode() }
  }
  /// The model: the values that the app has set, which animations never change (C-15).
  @exclusivity(unchecked) nonisolated(unsafe) package var model_ = LayerProperties() {
    didSet {
      invalidateNode()
      propagateDepth()
    }
  }
  @exclusivity(unchecked) nonisolated(unsafe) package var timing = MediaTiming() {
    didSet { timeMayHaveChanged() }
  }
  /// The superlayer, which clears the link when it is released.
  @exclusivity(unchecked) nonisolated(unsafe) package var superlayerLink: Unmanaged<CALayer>?
  /// Whether the layer was in a tree when a transaction was committed (C-14, C-19).
  @exclusivity(unchecked) package var isCommitted = false
  /// The environment of which the layer is a root; it clears the link when it is released.
  @exclusivity(unchecked) nonisolated(unsafe) package var rootEnvironmentLink: Unmanaged<MediaEnvironment>?
  /// The clock that a transition lays over the layer; nil outside of transitions.
  @exclusivity(unchecked) nonisolated(unsafe) package var clock: AnimationClock? {
    didSet { timeMayHaveChanged() }
  }
  /// Whether the environment checks the layer's animations for their ends.
  @exclusivity(unchecked) package internal(set) var isInAnimatedLayers = false
  /// Whether a ``RewindLog`` retains animations that end in the layer and below.
  @exclusivity(unchecked) nonisolated(unsafe) var isCoveredByLog = false
  /// Whether the superlayer's layout gives the layer the frame that its constraints say.
  @exclusivity(unchecked) package var isPlacedByConstraints = false
  /// A snapshot that the layer shows behind its sublayers, stretched over its bounds.
  @exclusivity(unchecked) package var snapshot: LayerSnapshot? {
    didSet { invalidateNode() }
  }
  /// The layer of a presentation layer; nil for any other.
  @exclusivity(unchecked) package var presented: CALayer?
  /// The layer's state at the last commit, if it has changed since.
  @exclusivity(unchecked) package var committedState: CommittedState?
  /// Whether values of the layer or its view are observed.
  @exclusivity(unchecked) package var isObserved = false
  @exclusivity(unchecked) package var selfNeedsLayout = false
  @exclusivity(unchecked) package var subtreeNeedsLayout = false
  /// Whether the layer's `layoutSublayers()` is running.
  package var isLayingOut = false
  @exclusivity(unchecked) package var selfNeedsCommit = true
  @exclusivity(unchecked) package var subtreeNeedsCommit = true
  @exclusivity(unchecked) package var selfNeedsDisplay = false
  /// The view that made the layer and is its delegate; it clears the link when it is released.
  @exclusivity(unchecked) nonisolated(unsafe) package unowned(unsafe) var ownerLink: (any CALayerDelegate)?
  /// See ``WeakReference``.
  @exclusivity(unchecked) nonisolated(unsafe) package var storedWeakHandle: WeakHandle?
  private weak var otherDelegate: (any CALayerDelegate)?

  /// Draws, lays out and animates for the layer; not retained.
  open var delegate: (any CALayerDelegate)? {
    get { presented.map(\.delegate) ?? owner ?? otherDelegate }
    set {
      ownerLink = nil
      otherDelegate = newValue
    }
  }
  /// A name for the programmer.
  open var name: String?
  /// Actions for properties by key, asked after the delegate (C-18).
  open var actions: [String: any CAAction]?
  /// Values for keys without a value of their own. The key `actions` has more actions, asked after the layer's own
  /// (C-18); the key `style` has another such dictionary, asked next.
  open var style: [AnyHashable: Any]? {
    get { model_.custom["style"] as? [AnyHashable: Any] }
    set { model_.custom["style"] = newValue }
  }

  /// An empty layer.
  public override init() {
    super.init()
  }

  /// A copy of another layer's state, for a presentation; subclasses copy their own state here.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    model_ = other.model_
    timing = other.timing
    name = other.name
    if other.ownerLink == nil { otherDelegate = other.otherDelegate }
    timeMayHaveChanged()
  }

  /// Returns nil: layers are built in code.
  public required init?(coder: NSCoder) {
    nil
  }

  deinit {
    storedWeakHandle?.clear()
    rootEnvironmentLink?._withUnsafeGuaranteedRef { $0.removeRoot(self) }
    // Released one by one, not recursively, so that a tree of any depth fits the stack.
    var waiting = storedSublayers
    storedSublayers = []
    while var layer = waiting.popLast() {
      layer.superlayerLink = nil
      guard isKnownUniquelyReferenced(&layer) else { continue }
      waiting += layer.storedSublayers
      layer.storedSublayers = []
    }
    guard model_.hasEffects, let mask = model_.effects.mask else { return }
    // A presentation layer shares the mask of its layer.
    if mask.superlayerLink?.toOpaque() == Unmanaged.passUnretained(self).toOpaque() { mask.superlayerLink = nil }
  }

  // MARK: Geometry

  /// The smallest upright rectangle around the layer in its superlayer's coordinates.
  ///
  /// Setting it changes `position` and `bounds`, which alone are stored: with a transform other than a translation the
  /// result is not the rectangle that was set (C-60).
  open var frame: CGRect {
    get { boundingFrame }
    set { setFrame(newValue) }
  }
  /// The layer's rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { model_.bounds }
    set { set("bounds", from: model_.bounds, to: newValue, isValid: newValue.isFinite) { $0.bounds = newValue } }
  }
  /// The position of the anchor point in the superlayer's coordinates, in points.
  open var position: CGPoint {
    get { model_.position }
    set { set("position", from: model_.position, to: newValue, isValid: newValue.isFinite) { $0.position = newValue } }
  }
  /// The distance towards the viewer, in points; siblings are drawn in its order.
  open var zPosition: CGFloat {
    get { model_.zPosition }
    set {
      set("zPosition", from: model_.zPosition, to: newValue, isValid: newValue.isFinite) { $0.zPosition = newValue }
    }
  }
  /// The point of the bounds at `position`, about which `transform` applies, in 0…1 of each side.
  open var anchorPoint: CGPoint {
    get { model_.anchorPoint }
    set {
      set("anchorPoint", from: model_.anchorPoint, to: newValue, isValid: newValue.isFinite) {
        $0.anchorPoint = newValue
      }
    }
  }
  /// The anchor point's depth, in points.
  open var anchorPointZ: CGFloat {
    get { model_.effects.anchorPointZ }
    set { set("anchorPointZ", \.effects.anchorPointZ, newValue, isValid: newValue.isFinite) }
  }
  /// The transform about the anchor point.
  open var transform: CATransform3D {
    get { model_.transform }
    set {
      set("transform", from: model_.transform, to: newValue, isValid: newValue.isFinite) { $0.transform = newValue }
    }
  }
  /// The transform of every sublayer, about this layer's anchor point (C-59).
  open var sublayerTransform: CATransform3D {
    get { model_.effects.sublayerTransform }
    set { set("sublayerTransform", \.effects.sublayerTransform, newValue, isValid: newValue.isFinite) }
  }

  /// Whether the y axis of the layer's space points upwards, so that sublayers are laid out from the lower edge.
  ///
  /// Images and texts stay upright.
  open var isGeometryFlipped: Bool {
    get { model_.effects.isGeometryFlipped }
    set { set("geometryFlipped", \.effects.isGeometryFlipped, newValue) }
  }

  // MARK: Appearance

  /// Whether the layer and its sublayers are left out of drawing.
  open var isHidden: Bool {
    get { model_.isHidden }
    set { set("hidden", from: model_.isHidden, to: newValue) { $0.isHidden = newValue } }
  }
  /// Whether the back of the layer is drawn when it faces away.
  open var isDoubleSided: Bool {
    get { model_.isDoubleSided }
    set { set("doubleSided", \.isDoubleSided, newValue) }
  }
  /// Whether sublayers and contents are clipped to the rounded bounds.
  open var masksToBounds: Bool {
    get { model_.masksToBounds }
    set { set("masksToBounds", \.masksToBounds, newValue) }
  }
  /// Opacity of the layer and its sublayers as a group, in 0…1.
  open var opacity: Float {
    get { model_.opacity }
    set { set("opacity", from: model_.opacity, to: newValue, isValid: newValue.isFinite) { $0.opacity = newValue } }
  }
  /// The colour that fills the bounds behind the contents.
  open var backgroundColor: CGColor? {
    get { model_.backgroundColor }
    set { set("backgroundColor", from: model_.backgroundColor, to: newValue) { $0.backgroundColor = newValue } }
  }
  /// Radius of the corners of background, border and clip, in points.
  open var cornerRadius: CGFloat {
    get { model_.cornerRadius }
    set { set("cornerRadius", \.cornerRadius, newValue, isValid: newValue.isFinite) }
  }
  /// Width of the border, inside the bounds, in points.
  open var borderWidth: CGFloat {
    get { model_.borderWidth }
    set { set("borderWidth", \.borderWidth, newValue, isValid: newValue.isFinite) }
  }
  /// The border's colour; black unless set.
  open var borderColor: CGColor? {
    get { model_.borderColor }
    set { set("borderColor", \.borderColor, newValue) }
  }
  /// The image that the layer shows: a `CGImage`, or nil.
  open var contents: Any? {
    get { model_.contents }
    set { set("contents", \.contents, newValue as? CGImage) }
  }
  /// The part of the contents to show, in 0…1 of their sides.
  open var contentsRect: CGRect {
    get { model_.effects.contentsRect }
    set { set("contentsRect", \.effects.contentsRect, newValue, isValid: newValue.isFinite) }
  }
  /// Pixels of the contents per point.
  open var contentsScale: CGFloat {
    get { model_.contentsScale }
    set { set("contentsScale", \.contentsScale, newValue, isValid: newValue.isFinite && newValue > 0) }
  }
  /// The alignment and scaling of the contents in the bounds.
  open var contentsGravity: CALayerContentsGravity {
    get { model_.contentsGravity }
    set { model_.contentsGravity = newValue }
  }

  /// The part of the contents that scaling gravities stretch, in 0…1 of the sides of `contentsRect`.
  open var contentsCenter: CGRect {
    get { model_.effects.contentsCenter }
    set { set("contentsCenter", \.effects.contentsCenter, newValue, isValid: newValue.isFinite) }
  }
  /// The sampling of contents that are drawn smaller.
  open var minificationFilter: CALayerContentsFilter {
    get { model_.effects.minificationFilter }
    set { set("minificationFilter", \.effects.minificationFilter, newValue) }
  }
  /// The sampling of contents that are drawn larger.
  open var magnificationFilter: CALayerContentsFilter {
    get { model_.effects.magnificationFilter }
    set { set("magnificationFilter", \.effects.magnificationFilter, newValue) }
  }

  /// The bias of the choice between the sizes of an image that the filter `trilinear` interpolates. This renderer's
  /// filters read the image itself, for any bias.
  open var minificationFilterBias: Float {
    get { model_.effects.minificationFilterBias }
    set { set("minificationFilterBias", \.effects.minificationFilterBias, newValue, isValid: newValue.isFinite) }
  }

  // MARK: Corners, shadow and mask

  /// Which corners `cornerRadius` rounds; all unless set.
  open var maskedCorners: CACornerMask {
    get { model_.effects.maskedCorners }
    set { set("maskedCorners", \.effects.maskedCorners, newValue) }
  }
  /// The curve of rounded corners.
  open var cornerCurve: CALayerCornerCurve {
    get { model_.effects.cornerCurve }
    set { set("cornerCurve", \.effects.cornerCurve, newValue) }
  }
  /// The shadow's colour; black unless set.
  open var shadowColor: CGColor? {
    get { model_.effects.shadowColor }
    set { set("shadowColor", \.effects.shadowColor, newValue) }
  }
  /// The shadow's opacity in 0…1; 0, which draws none, unless set.
  open var shadowOpacity: Float {
    get { model_.effects.shadowOpacity }
    set { set("shadowOpacity", \.effects.shadowOpacity, newValue, isValid: newValue.isFinite) }
  }
  /// The offset of the shadow, in points; (0, −3) unless set.
  open var shadowOffset: CGSize {
    get { model_.effects.shadowOffset }
    set {
      let isValid = newValue.width.isFinite && newValue.height.isFinite
      set("shadowOffset", \.effects.shadowOffset, newValue, isValid: isValid)
    }
  }
  /// The radius of the shadow's blur, in points; 3 unless set.
  open var shadowRadius: CGFloat {
    get { model_.effects.shadowRadius }
    set { set("shadowRadius", \.effects.shadowRadius, newValue, isValid: newValue.isFinite) }
  }
  /// The outline of the shadow, copied; nil means that of the layer's content.
  open var shadowPath: CGPath? {
    get { model_.effects.shadowPath }
    set { set("shadowPath", \.effects.shadowPath, newValue?.copy()) }
  }
  /// A layer whose alpha masks this one and its sublayers, in this layer's coordinates (C-98).
  ///
  /// It belongs to this layer alone and must not be in the tree. Its own mask is ignored.
  open var mask: CALayer? {
    get {
      if let presented { return presented.mask?.presentation() }
      return model_.hasEffects ? model_.effects.mask : nil
    }
    set { setMask(newValue) }
  }

  // MARK: Compositing

  /// Whether `opacity` applies to the layer and its sublayers as a group, not to each of them (C-99, P-54).
  open var allowsGroupOpacity: Bool {
    get { model_.effects.allowsGroupOpacity }
    set { set("allowsGroupOpacity", \.effects.allowsGroupOpacity, newValue) }
  }
  /// Whether the layer is drawn into a bitmap of `rasterizationScale`, which then is transformed (C-99).
  open var shouldRasterize: Bool {
    get { model_.effects.shouldRasterize }
    set { set("shouldRasterize", \.effects.shouldRasterize, newValue) }
  }
  /// Whether a layer's drawing commands may be carried out on another thread; the layer looks the same, so nothing here
  /// asks for it.
  open var drawsAsynchronously = false
  /// Pixels per point of the bitmap that `shouldRasterize` makes; 1 unless set.
  open var rasterizationScale: CGFloat {
    get { model_.effects.rasterizationScale }
    set {
      set("rasterizationScale", \.effects.rasterizationScale, newValue, isValid: newValue.isFinite && newValue > 0)
    }
  }
  /// The blend mode with the background: a name such as `multiplyBlendMode`, or nil; an unknown one is refused with a
  /// diagnostic.
  open var compositingFilter: Any? {
    get { model_.effects.compositingFilter?.name }
    set { setCompositingFilter(newValue) }
  }
  /// Filters of the layer and its sublayers, in order: ``CAFilter`` values; others are refused with a diagnostic.
  open var filters: [Any]? {
    get { filters(\.effects.filters) }
    set { setFilters("filters", \.effects.filters, newValue) }
  }
  /// Filters of the background within the layer's rounded bounds, in order: ``CAFilter`` values.
  open var backgroundFilters: [Any]? {
    get { filters(\.effects.backgroundFilters) }
    set { setFilters("backgroundFilters", \.effects.backgroundFilters, newValue) }
  }
  /// Whether contents that the layer draws start as opaque black instead of transparent.
  open var isOpaque: Bool {
    get { model_.effects.isOpaque }
    set { set("opaque", \.effects.isOpaque, newValue) }
  }
  /// Whether a change of the bounds' size invalidates the contents.
  open var needsDisplayOnBoundsChange: Bool {
    get { model_.effects.needsDisplayOnBoundsChange }
    set { model_.effects.needsDisplayOnBoundsChange = newValue }
  }

  // MARK: Conversion

  /// Returns the transform as an affine one.
  open func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Sets an affine transform.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Whether contents are flipped to stay upright: whether an odd number of this layer and its superlayers has flipped
  /// geometry.
  open func contentsAreFlipped() -> Bool { hasFlippedContents }

  /// Converts a point from another layer's coordinates (nil: the root's).
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { projection(from: l).apply(p) }

  /// Converts a point to another layer's coordinates (nil: the root's).
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { projection(to: l).apply(p) }

  /// Converts a rectangle from another layer's coordinates (nil: the root's): the smallest upright rectangle around it.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { projection(from: l).apply(r) }

  /// Converts a rectangle to another layer's coordinates (nil: the root's): the smallest upright rectangle around it.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { projection(to: l).apply(r) }

  // MARK: Tree

  /// The superlayer; for a presentation layer, a presentation layer.
  open var superlayer: CALayer? {
    if let presented { return presented.storedSuperlayer?.shownCopy() }
    return storedSuperlayer
  }

  /// The sublayers, back to front without regard to `zPosition`; nil if there are none.
  open var sublayers: [CALayer]? {
    get { visibleSublayers }
    set { replaceSublayers(newValue ?? []) }
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() { leaveSuperlayer() }

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: { $0.count }) }

  /// Inserts a layer at an index; one past the end means in front.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: { min(Int(idx), $0.count) }) }

  /// Inserts a layer just behind a sibling; in front of all if there is no such sibling.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, below: sibling) }

  /// Inserts a layer just in front of a sibling; in front of all if there is no such sibling.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, above: sibling) }

  /// Replaces a sublayer by another layer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

  /// Returns a copy of the layer with its presentation at present; nil until the layer was committed (C-14).
  open func presentation() -> Self? { shownCopy() }

  /// Returns the layer of a presentation layer; of any other the layer itself.
  open func model() -> Self { (presented as? Self) ?? self }

  // MARK: Animations

  /// Adds a copy of an animation. It replaces one under the same key; animations without a key are never replaced
  /// (A-74, C-16).
  open func add(_ anim: CAAnimation, forKey key: String?) { addCopy(of: anim, forKey: key) }

  /// Removes every animation.
  open func removeAllAnimations() { remove { _ in true } }

  /// Removes the animation under a key; its delegate gets `finished` false.
  open func removeAnimation(forKey key: String) { remove { $0.key == key } }

  /// Returns the keys of the animations that have one, in the order of application; nil if there are none.
  open func animationKeys() -> [String]? { entryKeys }

  /// Returns the animation under a key: the layer's own copy, which must not be changed (C-16).
  open func animation(forKey key: String) -> CAAnimation? { entry(forKey: key)?.animation }

  // MARK: Invalidation

  /// Invalidates the layout, which runs before the next commit.
  open func setNeedsLayout() { invalidateLayout() }

  /// Whether the layer needs layout.
  open func needsLayout() -> Bool { selfNeedsLayout }

  /// Lays out, from the highest superlayer that needs it, this layer and its subtree.
  open func layoutIfNeeded() { layOutNow() }

  /// Invalidates the contents, which are drawn before the next commit.
  open func setNeedsDisplay() { invalidateContents() }

  /// Invalidates the contents: they are drawn whole, so the rectangle does not matter.
  open func setNeedsDisplay(_ r: CGRect) { invalidateContents() }

  /// Whether the contents are invalid.
  open func needsDisplay() -> Bool { selfNeedsDisplay }

  /// Draws the contents at once if they are invalid.
  open func displayIfNeeded() { displayNow() }

  // MARK: Time

  /// The beginning of the layer's time, in its superlayer's time, in seconds.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { setTiming("beginTime", newValue, newValue.isFinite) { $0.beginTime = newValue } }
  }
  /// Unused by layers, as in Core Animation.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// The rate of time in the layer and below; 0 holds it at `timeOffset` (C-11).
  open var speed: Float {
    get { Float(timing.speed) }
    set { setTiming("speed", newValue, newValue.isFinite) { $0.speed = Double(newValue) } }
  }
  /// Added to the layer's time, in seconds.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { setTiming("timeOffset", newValue, newValue.isFinite) { $0.timeOffset = newValue } }
  }
  /// Unused by layers, as in Core Animation.
  open var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { timing.repeatCount = Double(newValue) }
  }
  /// Unused by layers, as in Core Animation.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Unused by layers, as in Core Animation.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// Unused by layers, as in Core Animation.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Converts a time of another layer (nil: the root's clock) to this layer's time (C-2).
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(atRootTime: l?.rootTime(atLocalTime: t) ?? t)
  }

  /// Converts a time of this layer to another layer's time (nil: the root's clock).
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let root = rootTime(atLocalTime: t)
    return l?.localTime(atRootTime: root) ?? root
  }

  // MARK: For subclasses

  /// The action for a change; nil for none.
  ///
  /// The delegate's, then that of `actions`, then that of ``style``, then the class's, then the implicit animation
  /// (C-18).
  open func action(forKey key: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: key) { return action.isNull ? nil : action }
    if let action = actions?[key] ?? styledAction(forKey: key) { return action.isNull ? nil : action }
    if let action = Self.defaultAction(forKey: key) { return action.isNull ? nil : action }
    return implicitAnimation(forKey: key)
  }

  /// The class's own action for a key; nil unless a subclass overrides it.
  open class func defaultAction(forKey key: String) -> (any CAAction)? { nil }

  /// Lays out the sublayers; calls the delegate.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  /// Whether a change of a property, or each frame of its animation, invalidates the contents; false unless a subclass
  /// overrides it.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The default value of a subclass's property; nil unless a subclass overrides it.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Makes the contents: calls the delegate, or without one draws them with ``CALayer/draw(in:)``.
  open func display() {
    guard let delegate else { return drawContents() }
    delegate.layerWillDraw(self)
    delegate.display(self)
  }

  /// Draws the contents into a context in the layer's coordinates, in points, y downwards; calls the delegate.
  open func draw(in context: CGContext) {
    delegate?.draw(self, in: context)
  }

  /// Returns the size that the layer's content prefers; that of the bounds unless overridden.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// Whether a point, in the layer's coordinates, lies in its bounds.
  open func contains(_ point: CGPoint) -> Bool {
    bounds.contains(point)
  }

  /// The deepest visible layer at a point in the superlayer's coordinates, the nearest to the viewer first.
  ///
  /// Layers in 3D are hit where they show: in perspective, not behind the viewer, and not from the back unless they are
  /// double-sided. Clipping at rounded corners counts, a mask doesn't.
  open func hitTest(_ point: CGPoint) -> CALayer? {
    layerHit(at: point)
  }

  /// Draws the model of the layer's subtree into a context, in the layer's own coordinates. Animations and particles
  /// are left out, as on iOS.
  ///
  /// The software renderer renders the tree at the context's scale, and the result is drawn as an image: blend modes
  /// and backdrop filters apply within the layer, not to what the context shows already.
  open func render(in context: CGContext) {
    drawModel(in: context)
  }

  // MARK: Values by key

  /// A value for a key: a property's, or one that ``setValue(_:forKey:)`` has stored.
  open func value(forKey key: String) -> Any? {
    value(forKeyPath: key)
  }

  /// The value at a key path such as `transform.rotation.z`; nil if there is none.
  open func value(forKeyPath keyPath: String) -> Any? {
    storedValue(forKeyPath: keyPath)
  }

  /// Sets a property, or stores a value under a name of its own.
  open func setValue(_ value: Any?, forKey key: String) {
    setValue(value, forKeyPath: key)
  }

  /// Sets the value at a key path; a value of the wrong type is refused with a diagnostic.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    storeValue(value, forKeyPath: keyPath)
  }

  // MARK: In scroll layers

  /// Scrolls the nearest enclosing scroll layer so that a point of this layer comes to its upper left corner.
  open func scroll(_ p: CGPoint) { scrollEnclosingLayer(to: p) }

  /// Scrolls the nearest enclosing scroll layer as little as needed to show a rectangle of this layer.
  open func scrollRectToVisible(_ r: CGRect) { scrollEnclosingLayer(toShow: r) }

  /// The part of the layer that the nearest enclosing scroll layer shows; the bounds without one.
  open var visibleRect: CGRect { shownBounds }

  // MARK: For kinds of layers

  /// Changes the model: finds the action before the change and runs it after (C-18).
  package func change(_ key: String, _ body: (inout LayerProperties) -> Void) {
    changeModel(key, body)
  }

  /// Adds the nodes of the sublayers at a time of this layer, in drawing order, flipped or not.
  package func addSublayerNodes(
    to nodes: inout [RenderNode], at local: CFTimeInterval?, parent state: LayerProperties, flipped isFlipped: Bool,
    levels: Int
  ) {
    addSortedSublayerNodes(
      to: &nodes, at: local, inherited: state.inheritedTransform(isFlipped: isFlipped), levels: levels)
  }

  /// Whether the layer changes with time even without animations.
  package var showsTime: Bool { false }

  /// Called before a commit, so that a class of layer can check how its properties fit together.
  ///
  /// - Parameter local: the layer's time.
  package func willCommit(at local: CFTimeInterval) {}

  /// The layer's class and name, or its view's, for a person.
  package var debugName: String {
    if let name { return "\(type(of: self)) \"\(name)\"" }
    if let delegate = delegate as? any DebugNamed { return delegate.debugName }
    return "\(type(of: self))"
  }
}
