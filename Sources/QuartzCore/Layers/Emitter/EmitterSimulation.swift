import CoreGraphics
import Foundation
import Rendering
import SeededRandom

/// The particles of an emitter that live at a time: a function of the emitter's history and the time.
@MainActor package struct EmitterSimulation {
  /// The most particles that are drawn.
  nonisolated package static let limit = 20_000

  private let history: EmissionHistory
  private let time: Double
  private var particles: [Particle] = []

  package init(history: EmissionHistory, time: CFTimeInterval) {
    (self.history, self.time) = (history, time)
    guard time.isFinite else { return }
    let cells = history.records.map { $0.model.emitter.cells.count }.max() ?? 0
    for index in 0..<cells { emit(cell: index) }
  }

  /// The nodes of the particles, in drawing order.
  package var nodes: [RenderNode] {
    guard let mode = history.records.last?.model.emitter.renderMode else { return [] }
    var inOrder = particles.enumerated().sorted { ($0.element.birth, $0.offset) < ($1.element.birth, $1.offset) }
      .map(\.element)
    if mode == .oldestLast { inOrder.reverse() }
    var nodes = inOrder.compactMap { $0.node(at: time, isLight: mode == .additive) }
    if mode == .backToFront {
      nodes = nodes.enumerated().sorted {
        ($0.element.transform.m43, $0.offset) < ($1.element.transform.m43, $1.offset)
      }
      .map(\.element)
    }
    return nodes
  }

  /// Adds the particles of one of the outermost cells.
  private mutating func emit(cell index: Int) {
    let oldest = time - history.longestLifetime
    for span in history.spans(ofCell: index, until: time.nextUp) where span.end > oldest {
      let rate = span.rate
      // The first birth whose particle can still live; births have whole numbers.
      let earliest = max(span.begin, oldest)
      var number = (span.born + (earliest - span.begin) * rate).rounded(.up)
      while true {
        let birth = span.begin + (number - span.born) / rate
        guard birth < span.end, birth <= time, particles.count < Self.limit else { break }
        let emitter = span.record.emitter(at: birth)
        if index < emitter.cells.count {
          var random = SeededRandom(
            seed: UInt64(emitter.seed) << 16 | UInt64(index), index: UInt64(min(max(number, 0), 0x1p53)))
          let start = EmitterShapeSampler(emitter).start(&random)
          spawn(emitter.cells[index], emitter, at: birth, from: start, &random)
        }
        number += 1
      }
    }
  }

  /// Adds a particle, and the particles that it emits in its life.
  private mutating func spawn(
    _ cell: EmitterCell, _ emitter: EmitterProperties, at birth: Double,
    from start: (position: SIMD3<Double>, normal: SIMD3<Double>?), _ random: inout SeededRandom
  ) {
    let lifetime = random.around(cell.lifetime, cell.lifetimeRange) * Double(emitter.lifetime)
    let speed = random.around(cell.velocity, cell.velocityRange) * Double(emitter.velocity)
    let longitude = random.around(cell.emissionLongitude, cell.emissionRange)
    let direction = Self.direction(longitude: longitude, latitude: cell.emissionLatitude, from: start.normal)
    let scale = random.around(cell.scale, cell.scaleRange) * Double(emitter.scale)
    let spin = random.around(cell.spin, cell.spinRange) * Double(emitter.spin)
    let color = cell.color ?? .white
    let tint = SIMD4(
      random.around(Double(color.red), cell.redRange), random.around(Double(color.green), cell.greenRange),
      random.around(Double(color.blue), cell.blueRange), random.around(Double(color.alpha), cell.alphaRange))
    let particle = Particle(
      cell: cell, birth: birth, lifetime: lifetime, origin: start.position, velocity: direction * speed, scale: scale,
      spin: spin, color: tint, seed: random.next())
    if time - birth < lifetime { particles.append(particle) }
    guard lifetime > 0 else { return }
    for (index, child) in cell.cells.enumerated() { emit(child, index, from: particle, emitter) }
  }

  /// Adds the particles of a cell that a particle emits from its own position.
  private mutating func emit(
    _ cell: EmitterCell, _ index: Int, from parent: Particle, _ emitter: EmitterProperties
  ) {
    let rate = emitter.rate(of: cell)
    guard rate > 0 else { return }
    let begin = parent.birth + max(0, cell.timing.beginTime)
    let end = min(parent.birth + parent.lifetime, begin + cell.timing.duration, time.nextUp)
    var number = 0.0
    while particles.count < Self.limit {
      let birth = begin + number / rate
      guard birth < end else { return }
      var random = SeededRandom(seed: parent.seed &+ UInt64(index), index: UInt64(number))
      spawn(cell, emitter, at: birth, from: (parent.position(atAge: birth - parent.birth), nil), &random)
      number += 1
    }
  }

  /// The direction of the velocity: that of the angles, rotated from the x axis to the outward normal of a round shape.
  private static func direction(longitude: Double, latitude: Double, from normal: SIMD3<Double>?) -> SIMD3<Double> {
    let (sine, cosine) = (EngineMath.sin(longitude), EngineMath.cos(longitude))
    if let normal {
      return SIMD3(normal.x * cosine - normal.y * sine, normal.x * sine + normal.y * cosine, normal.z)
    }
    let level = EngineMath.cos(latitude)
    return SIMD3(level * cosine, level * sine, EngineMath.sin(latitude))
  }
}

extension SeededRandom {
  /// Creates a generator for a particle: from a seed and the particle's index in the order of birth.
  init(seed: UInt64, index: UInt64) {
    self.init(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ index &* 0xD1B5_4A32_D192_ED03)
    _ = next()
  }

  /// Returns a number around a mean: up to half the range above or below.
  mutating func around(_ mean: Double, _ range: Double) -> Double {
    mean + range * (fraction() - 0.5)
  }
}
