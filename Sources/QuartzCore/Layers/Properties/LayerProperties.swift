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

extension LayerProperties {
  /// The transform from the layer's own coordinates to its superlayer's: anchor point, transform, position, then
  /// ``sublayerMatrix``.
  package func transformToSuperlayer(of parent: LayerProperties?) -> CATransform3D {
    transformToSuperlayer(inheriting: parent.flatMap(\.sublayerMatrix))
  }

  /// The transform from the layer's own coordinates to its superlayer's, whose ``sublayerMatrix`` is given.
  package func transformToSuperlayer(inheriting matrix: CATransform3D?) -> CATransform3D {
    geometry.transformToSuperlayer(anchorDepth: hasEffects ? effects.anchorPointZ : 0, inheriting: matrix)
  }

  /// The transform that the layer applies to its sublayers: `sublayerTransform` about its anchor point, then the flip
  /// of flipped geometry; nil for none.
  package var sublayerMatrix: CATransform3D? {
    guard hasEffects else { return nil }
    let (matrix, flip) = (sublayerTransformAboutAnchor, effects.isGeometryFlipped ? bounds.flipTransform : nil)
    guard let matrix else { return flip }
    return flip.map { CATransform3DConcat(matrix, $0) } ?? matrix
  }

  /// `sublayerTransform` about the anchor point; nil for none.
  var sublayerTransformAboutAnchor: CATransform3D? {
    let sublayerTransform = effects.sublayerTransform
    guard !CATransform3DIsIdentity(sublayerTransform) else { return nil }
    let centerX = bounds.minX + anchorPoint.x * bounds.width
    let centerY = bounds.minY + anchorPoint.y * bounds.height
    let matrix = CATransform3DConcat(CATransform3DMakeTranslation(-centerX, -centerY, 0), sublayerTransform)
    return CATransform3DConcat(matrix, CATransform3DMakeTranslation(centerX, centerY, 0))
  }
}

extension CGRect {
  /// The transform that flips the rectangle vertically within itself.
  package var flipTransform: CATransform3D {
    var transform = CATransform3DMakeTranslation(0, minY + maxY, 0)
    transform.m22 = -1
    return transform
  }
}

/// The properties that only layers of one class have.
package indirect enum LayerKind {
  case shape(ShapeProperties)
  case gradient(GradientProperties)
  case replicator(ReplicatorProperties)
  case text(TextProperties)
  case emitter(EmitterProperties)
  /// A transform layer, which draws nothing itself and keeps its sublayers' depth.
  case transform
}

/// A box for a large value that several states share until one of them changes it.
package final class SharedBox<Value> {
  package var value: Value

  package init(_ value: Value) {
    self.value = value
  }
}
