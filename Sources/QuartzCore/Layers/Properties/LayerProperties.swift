import CoreGraphics

/// The animatable and visible state of a layer, as one value: the model is one, each presentation is another.
///
/// Rare properties are behind references that are nil until used, so that a plain layer is small and quick to copy:
/// ``effects`` for those of any layer, ``kind`` for those of its class, ``custom`` for an app's own.
package struct LayerProperties {
  package var geometry = LayerGeometry()
  package var isHidden = false
  package var isDoubleSided = true
  package var masksToBounds = false
  package var backgroundColor: CGColor?
  package var cornerRadius: CGFloat = 0
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor? = CGColor.black
  package var contents: CGImage?
  package var contentsScale: CGFloat = 1
  package var contentsGravity = CALayerContentsGravity.resize
  /// The properties of the layer's class; nil for a plain layer.
  package var kind: LayerKind?
  /// Values under keys of the app's own.
  package var custom: [String: Any] = [:]
  private var effectsBox: SharedBox<LayerEffects>?

  package init() {}

  package var bounds: CGRect {
    get { geometry.bounds }
    set { geometry.bounds = newValue }
  }
  package var position: CGPoint {
    get { geometry.position }
    set { geometry.position = newValue }
  }
  package var zPosition: CGFloat {
    get { geometry.zPosition }
    set { geometry.zPosition = newValue }
  }
  package var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { geometry.anchorPoint = newValue }
  }
  package var transform: CATransform3D {
    get { geometry.transform }
    set { geometry.transform = newValue }
  }
  package var opacity: Float {
    get { geometry.opacity }
    set { geometry.opacity = newValue }
  }

  /// Whether opacity applies to the layer and its sublayers as a group.
  package var groupsOpacity: Bool { !hasEffects || effects.allowsGroupOpacity }

  /// Whether any of the rarer properties was ever set.
  package var hasEffects: Bool { effectsBox != nil }

  /// The rare properties. Reading them costs nothing for a layer without any; the first write allocates them.
  package var effects: LayerEffects {
    // Not a `_read` accessor: a coroutine that yields the shared default gave damaged values (Swift 6.3).
    get { effectsBox?.value ?? .standard }
    _modify {
      let box = ownEffectsBox()
      yield &box.value
    }
  }

  /// Sets the contents, and their cross-fade while they are animated.
  mutating func setContents(_ image: CGImage?, _ fade: ImageFade?) {
    contents = image
    if fade != nil || hasEffects { effects.contentsFade = fade }
  }

  private mutating func ownEffectsBox() -> SharedBox<LayerEffects> {
    if isKnownUniquelyReferenced(&effectsBox), let effectsBox { return effectsBox }
    let box = SharedBox(effectsBox?.value ?? .standard)
    effectsBox = box
    return box
  }
}
