import CoreGraphics
import SeededRandom

/// Samples the start of particles on an emitter's shape.
struct EmitterShapeSampler {
  private let emitter: EmitterProperties

  init(_ emitter: EmitterProperties) {
    self.emitter = emitter
  }

  /// A random position on the shape, and for round shapes the outward normal.
  func start(_ random: inout SeededRandom) -> (position: SIMD3<Double>, normal: SIMD3<Double>?) {
    let middle = SIMD3(Double(emitter.position.x), Double(emitter.position.y), Double(emitter.zPosition))
    let half = SIMD3(Double(emitter.size.width), Double(emitter.size.height), Double(emitter.depth)) / 2
    switch emitter.shape {
    case .line: return (middle + half * SIMD3(emitter.mode == .points ? end(&random) : side(&random), 0, 0), nil)
    case .rectangle: return (middle + half * rectangle(&random), nil)
    case .cuboid: return (middle + half * cuboid(&random), nil)
    case .circle:
      let angle = random.fraction() * 2 * EngineMath.pi
      let normal = SIMD3(EngineMath.cos(angle), EngineMath.sin(angle), 0)
      let distance = fillsShape ? random.fraction().squareRoot() : 1
      return (middle + normal * (distance * Double(emitter.size.width)), normal)
    case .sphere:
      let angle = random.fraction() * 2 * EngineMath.pi
      let height = side(&random)
      let level = (1 - height * height).squareRoot()
      let normal = SIMD3(level * EngineMath.cos(angle), level * EngineMath.sin(angle), height)
      // The third root of a uniform number fills a ball evenly.
      let distance = emitter.mode == .volume ? EngineMath.pow(random.fraction(), 1.0 / 3) : 1
      return (middle + normal * (distance * Double(emitter.size.width)), normal)
    default: return (middle, nil)
    }
  }

  /// Whether particles also start inside a flat shape.
  private var fillsShape: Bool { emitter.mode != .points && emitter.mode != .outline }

  private func end(_ random: inout SeededRandom) -> Double { random.fraction() < 0.5 ? -1 : 1 }

  private func side(_ random: inout SeededRandom) -> Double { random.fraction() * 2 - 1 }

  private func rectangle(_ random: inout SeededRandom) -> SIMD3<Double> {
    if emitter.mode == .points { return SIMD3(end(&random), end(&random), 0) }
    if fillsShape { return SIMD3(side(&random), side(&random), 0) }
    // On the edges, with a probability by their lengths.
    let (width, height) = (Double(emitter.size.width), Double(emitter.size.height))
    let isHorizontal = random.fraction() * (width + height) < width
    return isHorizontal ? SIMD3(side(&random), end(&random), 0) : SIMD3(end(&random), side(&random), 0)
  }

  private func cuboid(_ random: inout SeededRandom) -> SIMD3<Double> {
    var position = SIMD3(side(&random), side(&random), side(&random))
    let axis = Int(random.fraction() * 3)
    switch emitter.mode {
    case .points: position = SIMD3(end(&random), end(&random), end(&random))
    case .outline: for other in 0..<3 where other != axis { position[other] = end(&random) }
    case .surface: position[axis] = end(&random)
    default: break
    }
    return position
  }
}
