import CoreGraphics
import Foundation
import QuartzCore
import Raster
import Rendering
import Testing

@Suite("Emitter layers") @MainActor struct EmitterLayerTests {
  private func spark(_ name: String = "spark") -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.name = name
    cell.contents = CGImage(PixelBuffer(width: 4, height: 2))
    cell.contentsScale = 2
    cell.birthRate = 2
    cell.lifetime = 1
    cell.velocity = 10
    return cell
  }

  private func emitter(in bench: LayerBench, _ cells: [CAEmitterCell]) -> CAEmitterLayer {
    let layer = CAEmitterLayer()
    layer.emitterPosition = CGPoint(x: 50, y: 20)
    layer.emitterCells = cells
    bench.root.addSublayer(layer)
    bench.turn()
    CATransaction.setDisableActions(true)
    return layer
  }

  private func particles(_ bench: LayerBench, at time: CFTimeInterval) -> [RenderNode] {
    bench.node(at: time).children.first?.children ?? []
  }

  @Test("An emitter layer has Apple's default values (A-84)")
  func defaults() {
    let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
    #expect(layer.birthRate == 1 && layer.lifetime == 1 && layer.velocity == 1 && layer.scale == 1 && layer.spin == 1)
    #expect(layer.emitterShape == .point && layer.emitterMode == .volume && layer.renderMode == .unordered)
    #expect(layer.seed == 0 && !layer.preservesDepth && layer.emitterCells == nil)
    #expect(cell.birthRate == 0 && cell.lifetime == 0 && cell.scale == 1 && cell.color == .white && cell.isEnabled)
    #expect(cell.contentsScale == 1 && cell.emitterCells == nil && cell.duration == .infinity)
  }

  @Test("An emitter layer emits particles evenly, and each moves and dies in time (A-84)")
  func births() {
    LayerBench.run { bench in
      _ = emitter(in: bench, [spark()])
      #expect(particles(bench, at: 0).map(\.transform.m41) == [50])
      #expect(particles(bench, at: 0.25).map(\.transform.m41) == [52.5])
      // Born at 0.5 and 1; the one of 0 has just died.
      #expect(particles(bench, at: 1).map(\.transform.m41) == [55, 50])
      #expect(particles(bench, at: 10.25).map(\.transform.m41) == [57.5, 52.5])
      let node = particles(bench, at: 0).first
      #expect(node?.bounds == CGRect(x: -1, y: -0.5, width: 2, height: 1) && node?.colorFactor == nil)
    }
  }

  @Test("Acceleration, spin, scale speed and colour speed change the particles")
  func motion() throws {
    try LayerBench.run { bench in
      let cell = spark()
      cell.birthRate = 1
      cell.emissionLongitude = .pi / 2
      cell.yAcceleration = 8
      cell.xAcceleration = -4
      cell.spin = .pi
      cell.scale = 0.5
      cell.scaleSpeed = 1
      cell.color = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)
      cell.blueSpeed = 0.5
      cell.alphaSpeed = -1
      _ = emitter(in: bench, [cell])
      let node = try #require(particles(bench, at: 0.5).first)
      #expect(abs(node.transform.m41 - 49.5) < 1e-12 && abs(node.transform.m42 - 26) < 1e-12)
      #expect(abs(node.transform.m11) < 1e-12 && abs(node.transform.m12 - 1) < 1e-12, "a quarter turn, grown to 1")
      #expect(node.colorFactor == CGColor(srgbRed: 1, green: 0.5, blue: 0.25, alpha: 0.5))
    }
  }

  @Test("Each random number lies around its value by half the range on either side (A-84)")
  func ranges() {
    LayerBench.run { bench in
      let cell = spark()
      cell.birthRate = 500
      cell.velocity = 0
      cell.scale = 2
      cell.scaleRange = 1
      _ = emitter(in: bench, [cell])
      let scales = particles(bench, at: 1).map { Double($0.transform.m11) }
      #expect(scales.count == 500)
      #expect(scales.allSatisfy { $0 >= 1.5 && $0 < 2.5 })
      #expect(scales.contains { $0 < 1.55 } && scales.contains { $0 > 2.45 })
      #expect(abs(scales.reduce(0, +) / 500 - 2) < 0.05)
    }
  }

  @Test("An emitter layer shows the same at the same time, forwards and backwards, and differs by its seed")
  func pure() {
    LayerBench.run { bench in
      let cell = spark()
      cell.birthRate = 40
      cell.emissionRange = .pi
      cell.velocityRange = 8
      let layer = emitter(in: bench, [cell])
      let times = [0.1, 0.7, 1.9, 7.3]
      let forwards = times.map { particles(bench, at: $0) }
      let backwards = times.reversed().map { particles(bench, at: $0) }
      #expect(forwards == backwards.reversed())
      layer.seed = 7
      bench.turn()
      #expect(particles(bench, at: 0.7) != forwards[1])
    }
  }

  @Test("Particles that were emitted before a change live on")
  func history() {
    LayerBench.run { bench in
      let layer = emitter(in: bench, [spark()])
      bench.turn(at: 1.25)
      layer.emitterPosition = CGPoint(x: 0, y: 0)
      layer.setValue(0, forKeyPath: "emitterCells.spark.velocity")
      bench.turn()
      #expect(particles(bench, at: 1.75).map(\.transform.m41) == [57.5, 0], "one of before, one of after")
      bench.turn(at: 1.75)
      layer.birthRate = 0
      bench.turn()
      #expect(particles(bench, at: 2.25).map(\.transform.m41) == [0])
      #expect(particles(bench, at: 3).isEmpty)
      bench.turn(at: 9)
      layer.birthRate = 1
      bench.turn()
      #expect(particles(bench, at: 9.01).count <= 1, "what was not born in the pause stays unborn")
      #expect(particles(bench, at: 10.25).count == 2)
    }
  }

  @Test("An emitter layer that an animation moves leaves a trail, and keeps it after the animation")
  func trail() {
    LayerBench.run { bench in
      let cell = spark()
      cell.velocity = 0
      let layer = emitter(in: bench, [cell])
      let animation = linear("emitterPosition.x", from: 0, to: 100)
      layer.add(animation, forKey: "fly")
      bench.turn()
      #expect(particles(bench, at: 0.75).map(\.transform.m41) == [0, 50])
      bench.turn(at: 1)
      #expect(layer.animationKeys() == nil)
      let after = particles(bench, at: 1.25).map(\.transform.m41)
      #expect(after.first == 50, "born at 0.5, where the emitter was")
      #expect(particles(bench, at: 1.9).map(\.transform.m41).last == 50, "the model's place")
    }
  }

  @Test("An emitter layer keeps the trail of a removed animation, and goes on from the model")
  func cutShort() {
    LayerBench.run { bench in
      let cell = spark()
      cell.velocity = 0
      let layer = emitter(in: bench, [cell])
      layer.add(linear("emitterPosition.x", from: 0, to: 100), forKey: "fly")
      bench.turn()
      bench.turn(at: 0.6)
      layer.removeAllAnimations()
      bench.turn()
      #expect(
        particles(bench, at: 1.2).map(\.transform.m41) == [50, 50], "born at 0.5 on the way, at 1 where the model is")
      layer.emitterPosition.x = 7
      bench.turn(at: 1.2)
      #expect(particles(bench, at: 1.6).map(\.transform.m41) == [50, 7])
    }
  }

  @Test("Particles are drawn behind the sublayers")
  func sublayers() {
    LayerBench.run { bench in
      let layer = emitter(in: bench, [spark()])
      let label = CALayer()
      label.position = CGPoint(x: 9, y: 9)
      layer.addSublayer(label)
      bench.turn()
      #expect(particles(bench, at: 0).map(\.transform.m41) == [50, 9])
    }
  }

  @Test("Particles can emit particles at their own positions")
  func nested() {
    LayerBench.run { bench in
      let (rocket, smoke) = (spark("rocket"), spark("smoke"))
      rocket.birthRate = 1
      rocket.contents = nil
      smoke.velocity = 0
      smoke.birthRate = 4
      smoke.lifetime = 0.5
      rocket.emitterCells = [smoke]
      let layer = emitter(in: bench, [rocket])
      #expect(particles(bench, at: 0.6).map(\.transform.m41) == [52.5, 55])
      layer.setValue(8, forKeyPath: "emitterCells.rocket.emitterCells.smoke.birthRate")
      bench.turn()
      #expect(particles(bench, at: 0.6).map(\.transform.m41) == [51.25, 52.5, 53.75, 55])
    }
  }

  @Test("Particles leave the emitter's shape, and leave round shapes outwards")
  func shapes() {
    LayerBench.run { bench in
      let cell = spark()
      cell.birthRate = 100
      cell.velocity = 0
      let layer = emitter(in: bench, [cell])
      layer.emitterSize = CGSize(width: 20, height: 10)
      @MainActor func offsets(_ shape: CAEmitterLayerEmitterShape, _ mode: CAEmitterLayerEmitterMode) -> [CGPoint] {
        layer.emitterShape = shape
        layer.emitterMode = mode
        bench.turn()
        return particles(bench, at: 1).map { CGPoint(x: $0.transform.m41 - 50, y: $0.transform.m42 - 20) }
      }
      #expect(offsets(.line, .volume).allSatisfy { $0.y == 0 && $0.x.magnitude <= 10 })
      #expect(offsets(.line, .points).allSatisfy { $0.x.magnitude == 10 })
      #expect(offsets(.rectangle, .outline).allSatisfy { $0.x.magnitude == 10 || $0.y.magnitude == 5 })
      #expect(offsets(.rectangle, .points).allSatisfy { $0.x.magnitude == 10 && $0.y.magnitude == 5 })
      func distance(_ offset: CGPoint) -> CGFloat { (offset.x * offset.x + offset.y * offset.y).squareRoot() }
      let disc = offsets(.circle, .volume).map(distance)
      #expect(disc.allSatisfy { $0 <= 20 } && disc.contains { $0 < 5 })
      cell.velocity = 10
      layer.emitterCells = [cell]
      let ring = offsets(.circle, .outline).map(distance)
      #expect(ring.allSatisfy { $0 >= 19.999 && $0 <= 30.001 } && ring.contains { $0 > 29 })
    }
  }

  @Test("The render mode orders the particles")
  func order() {
    LayerBench.run { bench in
      let layer = emitter(in: bench, [spark()])
      layer.renderMode = .oldestLast
      bench.turn()
      #expect(particles(bench, at: 1).map(\.transform.m41) == [50, 55])
      layer.renderMode = .additive
      bench.turn()
      #expect(particles(bench, at: 1).allSatisfy { $0.blendMode == .plusLighter })
    }
  }

  @Test("An emitter layer follows its timing: it starts at beginTime and stands still at speed 0 (A-84, C-11)")
  func timing() {
    LayerBench.run { bench in
      let layer = emitter(in: bench, [spark()])
      layer.beginTime = 5
      #expect(particles(bench, at: 4.9).isEmpty && particles(bench, at: 5.25).count == 1)
      layer.speed = 0
      layer.timeOffset = 0.75
      #expect(particles(bench, at: 100).map(\.transform.m41) == [57.5, 52.5])
    }
  }

  @Test("An emitter layer reports what is not supported, and ignores numbers that are not finite")
  func bad() {
    LayerBench.run { bench in
      let cell = spark()
      cell.velocity = .nan
      cell.lifetime = .infinity
      cell.setValue("fast", forKey: "velocity")
      cell.setValue(1, forKey: "weight")
      #expect(cell.velocity == 10 && cell.lifetime == 1)
      #expect(bench.takeDiagnostics() == ["wrong-kind-of-value", "wrong-kind-of-value"])
      cell.birthRate = 1e9
      _ = emitter(in: bench, [cell])
      let expected =
        "[too-many-particles] CAEmitterLayer would show about 1000000000 particles at once. At most 20000 are drawn, and the "
        + "youngest are left out. Lower birthRate or lifetime, or use a larger image for each particle."
      #expect(bench.takeMessages() == [expected])
      #expect(particles(bench, at: 3).count == 20_000)
    }
  }
}
