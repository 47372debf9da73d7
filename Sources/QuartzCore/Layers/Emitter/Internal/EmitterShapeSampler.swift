import CoreGraphics

/// Where particles of an emitter's shape begin.
struct EmitterShapeSampler {
  private let emitter: EmitterProperties

  init(_ emitter: EmitterProperties) {
    self.emitter = emitter
  }

  /// A place on the shape, and for round shapes the way outwards.
  func start(_ dice: inout ParticleDice) -> (place: SIMD3<Double>, normal: SIMD3<Double>?) {
    let middle = SIMD3(Double(emitter.position.x), Double(emitter.position.y), Double(emitter.zPosition))
    let half = SIMD3(Double(emitter.size.width), Double(emitter.size.height), Double(emitter.depth)) / 2
    switch emitter.shape {
    case .line: return (middle + half * SIMD3(emitter.mode == .points ? end(&dice) : side(&dice), 0, 0), nil)
    case .rectangle: return (middle + half * rectangle(&dice), nil)
    case .cuboid: return (middle + half * cuboid(&dice), nil)
    case .circle:
      let angle = dice.part() * 2 * EngineMath.pi
      let normal = SIMD3(EngineMath.cos(angle), EngineMath.sin(angle), 0)
      let distance = fillsShape ? dice.part().squareRoot() : 1
      return (middle + normal * (distance * Double(emitter.size.width)), normal)
    case .sphere:
      let angle = dice.part() * 2 * EngineMath.pi
      let height = side(&dice)
      let level = (1 - height * height).squareRoot()
      let normal = SIMD3(level * EngineMath.cos(angle), level * EngineMath.sin(angle), height)
      // The third root of an even number fills a ball evenly.
      let distance = emitter.mode == .volume ? EngineMath.pow(dice.part(), 1.0 / 3) : 1
      return (middle + normal * (distance * Double(emitter.size.width)), normal)
    default: return (middle, nil)
    }
  }

  /// Whether particles come from inside a flat shape too.
  private var fillsShape: Bool { emitter.mode != .points && emitter.mode != .outline }

  private func end(_ dice: inout ParticleDice) -> Double { dice.part() < 0.5 ? -1 : 1 }

  private func side(_ dice: inout ParticleDice) -> Double { dice.part() * 2 - 1 }

  private func rectangle(_ dice: inout ParticleDice) -> SIMD3<Double> {
    if emitter.mode == .points { return SIMD3(end(&dice), end(&dice), 0) }
    if fillsShape { return SIMD3(side(&dice), side(&dice), 0) }
    // Along the edges, each as likely as it is long.
    let (width, height) = (Double(emitter.size.width), Double(emitter.size.height))
    let isHorizontal = dice.part() * (width + height) < width
    return isHorizontal ? SIMD3(side(&dice), end(&dice), 0) : SIMD3(end(&dice), side(&dice), 0)
  }

  private func cuboid(_ dice: inout ParticleDice) -> SIMD3<Double> {
    var place = SIMD3(side(&dice), side(&dice), side(&dice))
    let axis = Int(dice.part() * 3)
    switch emitter.mode {
    case .points: place = SIMD3(end(&dice), end(&dice), end(&dice))
    case .outline: for other in 0..<3 where other != axis { place[other] = end(&dice) }
    case .surface: place[axis] = end(&dice)
    default: break
    }
    return place
  }
}
