/// The effects of an animation on rendering, computed once so that a frame does not ask each animation.
struct AnimationTraits: OptionSet {
  let rawValue: UInt8

  /// See ``CAAnimation/mayChangeDepth``.
  static let changesDepth = AnimationTraits(rawValue: 1)
  /// See ``CAAnimation/redraws(_:)``.
  static let redraws = AnimationTraits(rawValue: 2)
  /// See ``CAAnimation/rendersContent``.
  static let rendersContent = AnimationTraits(rawValue: 4)
  /// Changes properties that ``LayerGeometry`` does not hold.
  static let changesOtherProperties = AnimationTraits(rawValue: 8)
  /// See ``CAAnimation/isCompilable``.
  static let notCompilable = AnimationTraits(rawValue: 16)
  /// Changes properties other than the opacity.
  static let moves = AnimationTraits(rawValue: 32)
}

extension AnimationTraits {
  /// The traits of an animation on a layer, after ``CAAnimation/willBegin(on:)``.
  ///
  /// - Parameter followsClock: whether a clock moves it in place of its own timing.
  @MainActor init(of animation: CAAnimation, on layer: CALayer, followsClock: Bool) {
    self = []
    if animation.mayChangeDepth { insert(.changesDepth) }
    if animation.redraws(layer) { insert(.redraws) }
    if animation.rendersContent { insert(.rendersContent) }
    if followsClock || !animation.isCompilable { insert(.notCompilable) }
    let targets = animation.targets
    if targets.isEmpty { formUnion([.changesOtherProperties, .moves]) }
    for target in targets where target.property != .opacity {
      insert(.moves)
      if !target.property.isGeometry { insert(.changesOtherProperties) }
    }
  }

  /// The union of the traits of a layer's animations.
  @MainActor init(of entries: [AnimationEntry]) {
    self = []
    for entry in entries { formUnion(entry.traits) }
  }
}
