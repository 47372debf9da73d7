import CoreGraphics
import QuartzCore
import Testing

@Suite("Presentation layers") @MainActor struct PresentationTests {
  @Test("A presentation layer does not exist before the commit, and shows the animation after it (C-14)")
  func commit() throws {
    try LayerBench.run(startingAt: 1) { bench in
      let layer = CALayer()
      bench.root.addSublayer(layer)
      #expect(layer.presentation() == nil)
      bench.turn()
      let plain = try #require(layer.presentation())
      #expect(plain !== layer)
      #expect(plain.model() === layer)
      #expect(layer.model() === layer)
      #expect(plain.presentation() === plain)
    }
  }

  @Test("An animation never changes the model, which shows again at the end (C-15)")
  func model() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      layer.add(linear("position.x", from: 10, to: 90), forKey: "x")
      bench.turn()
      bench.turn(at: 1.5)
      #expect(layer.position.x == 0)
      #expect(layer.shownX == 50)
      bench.turn(at: 2)
      #expect(layer.shownX == 0)
    }
  }

  @Test("A presentation layer has presentation layers as superlayer and sublayers (C-14)")
  func tree() throws {
    try LayerBench.run(startingAt: 1) { bench in
      let outer = bench.square("outer", side: 50)
      let inner = CALayer()
      inner.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      outer.addSublayer(inner)
      inner.add(linear("position.x", from: 0, to: 40), forKey: "x")
      bench.turn()
      bench.turn(at: 1.5)
      let shownOuter = try #require(outer.presentation())
      let shownInner = try #require(shownOuter.sublayers?.first)
      #expect(shownInner.model() === inner)
      #expect(shownInner.position.x == 20)
      #expect(shownInner.superlayer?.model() === outer)
      #expect(shownInner.superlayer !== outer)
    }
  }

  @Test("A presentation layer is hit where it is shown, not where the model is (C-14)")
  func hits() throws {
    try LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square("moving")
      layer.position = CGPoint(x: 5, y: 50)
      bench.turn(at: 2)
      layer.add(linear("position.x", from: 5, to: 85), forKey: "x")
      bench.turn()
      bench.turn(at: 2.5)
      let shown = try #require(bench.root.presentation())
      #expect(shown.hitTest(CGPoint(x: 45, y: 50))?.model() === layer)
      #expect(shown.hitTest(CGPoint(x: 5, y: 50))?.model() === bench.root)
      #expect(bench.root.hitTest(CGPoint(x: 5, y: 50)) === layer)
    }
  }

  @Test("The presentation layer of a subclass is of the subclass, with what its init(layer:) copies (C-14)")
  func subclass() {
    final class Dial: CALayer {
      var degrees = 0.0
      override init() { super.init() }
      override init(layer: Any) {
        super.init(layer: layer)
        degrees = (layer as? Dial)?.degrees ?? -1
      }
      required init?(coder: NSCoder) { nil }
    }
    LayerBench.run { bench in
      let dial = Dial()
      dial.degrees = 30
      bench.root.addSublayer(dial)
      bench.turn()
      #expect(dial.presentation()?.degrees == 30)
    }
  }

  @Test("Changes of a presentation layer neither animate nor change the model")
  func changes() throws {
    try LayerBench.run { bench in
      let layer = bench.square()
      let shown = try #require(layer.presentation())
      shown.opacity = 0
      #expect(layer.opacity == 1)
      #expect(layer.animationKeys() == nil)
      #expect(shown.animationKeys() == nil)
    }
  }
}
