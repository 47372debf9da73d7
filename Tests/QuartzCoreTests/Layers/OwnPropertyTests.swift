import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Properties that a subclass of a layer adds") @MainActor struct OwnPropertyTests {
  /// A dial that draws itself for its own property, as a program writes it.
  final class Dial: CALayer {
    var drawn: [CGFloat] = []

    var progress: CGFloat {
      get { value(forKey: "progress") as? CGFloat ?? -1 }
      set { setValue(newValue, forKey: "progress") }
    }

    override class func defaultValue(forKey key: String) -> Any? {
      key == "progress" ? CGFloat(0.25) : super.defaultValue(forKey: key)
    }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "progress" || super.needsDisplay(forKey: key)
    }

    override func action(forKey key: String) -> (any CAAction)? {
      guard key == "progress" else { return super.action(forKey: key) }
      let animation = CABasicAnimation(keyPath: key)
      animation.fromValue = presentation()?.progress
      animation.duration = 1
      return animation
    }

    override func draw(in context: CGContext) {
      (model() as Dial).drawn.append(progress)
      context.setFillColor(.white)
      context.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
    }
  }

  @Test("A subclass's property has its class's default, animates, and redraws in each frame")
  func drawn() throws {
    try LayerBench.run { bench in
      let dial = Dial()
      dial.bounds = CGRect(x: 0, y: 0, width: 4, height: 1)
      bench.root.addSublayer(dial)
      bench.turn()
      #expect(dial.progress == 0.25)
      dial.progress = 1
      bench.turn()
      #expect(dial.drawn == [1], "the model's contents, once")
      #expect(dial.presentation()?.progress == 0.25)
      #expect(dial.value(forKey: "progress") as? CGFloat == 1)
      dial.drawn = []
      for time in [0.0, 0.5, 1.0 / 3] { _ = bench.node(at: time) }
      #expect(dial.drawn.count == 3 && dial.drawn.prefix(2) == [0.25, 0.625])
      let image = try #require(bench.node(at: 1.0 / 3).children.first?.contents?.image)
      #expect(image.buffer.pixels.map { $0 >> 24 } == [255, 255, 0, 0])
      bench.turn(at: 1)
      #expect(dial.animationKeys() == nil)
      dial.drawn = []
      _ = bench.node(at: 2)
      #expect(dial.drawn == [], "nothing moves, nothing is drawn")
    }
  }

  @Test("A subclass's property keeps the type that the program gave it, animated or not")
  func types() {
    LayerBench.run { bench in
      let layer = bench.square()
      layer.setValue(Float(2), forKey: "heat")
      layer.setValue(CGPoint(x: 1, y: 2), forKey: "spot")
      layer.add(linear("heat", from: 0, to: 4), forKey: nil)
      layer.add(linear("spot.x", from: 0, to: 4), forKey: nil)
      bench.turn()
      bench.turn(at: 0.75)
      #expect(layer.presentation()?.value(forKey: "heat") as? Float == 3)
      #expect(layer.presentation()?.value(forKey: "spot") as? CGPoint == CGPoint(x: 3, y: 2))
      layer.setValue(5.0, forKeyPath: "spot.y")
      #expect(layer.value(forKey: "spot") as? CGPoint == CGPoint(x: 1, y: 5))
      layer.add(linear("cold", from: 0, to: 1), forKey: nil)
      #expect(bench.takeDiagnostics() == ["unknown-key-path"], "a layer without such a value")
    }
  }

  @Test("A property of another class of layer is not a property of this one")
  func kinds() {
    LayerBench.run { bench in
      let layer = bench.square()
      #expect(layer.value(forKey: "strokeEnd") == nil)
      layer.add(linear("strokeEnd", from: 0, to: 1), forKey: nil)
      #expect(bench.takeDiagnostics() == ["unknown-key-path"])
      layer.setValue("mine", forKey: "strokeEnd")
      #expect(layer.value(forKey: "strokeEnd") as? String == "mine")
    }
  }
}
