/// What some animations do beside moving properties, so that a frame need not look at each.
struct AnimationTraits: OptionSet {
  let rawValue: UInt8

  /// See ``CAAnimation/mayChangeDepth``.
  static let changesDepth = AnimationTraits(rawValue: 1)
  /// See ``CAAnimation/redraws(_:)``.
  static let redraws = AnimationTraits(rawValue: 2)
  /// See ``CAAnimation/rendersContent``.
  static let rendersContent = AnimationTraits(rawValue: 4)
  /// Moves more than what ``LayerGeometry`` holds.
  static let changesOtherProperties = AnimationTraits(rawValue: 8)
  /// See ``CAAnimation/isCompilable``.
  static let notCompilable = AnimationTraits(rawValue: 16)
  /// Does more than fade the layer.
  static let moves = AnimationTraits(rawValue: 32)
}

extension AnimationTraits {
  /// What an animation does on a layer, after it was told that it begins there.
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

  /// What any of a layer's animations does.
  @MainActor init(of entries: [AnimationEntry]) {
    self = []
    for entry in entries { formUnion(entry.traits) }
  }
}
