import QuartzCore
import Testing

@Suite("Layers whose subclasses override what Apple's may") @MainActor struct LayerOverrideTests {
  /// A layer with an initializer of its own, which overrides no other.
  final class Badge: CALayer {
    let count: Int

    init(count: Int) {
      self.count = count
      super.init()
    }

    override init(layer: Any) {
      count = (layer as? Badge)?.count ?? -1
      super.init(layer: layer)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A layer that records its calls.
  final class Recorder: CALayer {
    var calls: [String] = []

    override var frame: CGRect {
      get { super.frame }
      set {
        calls.append("frame")
        super.frame = newValue
      }
    }
    override func add(_ anim: CAAnimation, forKey key: String?) {
      calls.append("add \(key ?? "-")")
      super.add(anim, forKey: key)
    }
    override func removeAnimation(forKey key: String) {
      calls.append("remove \(key)")
      super.removeAnimation(forKey: key)
    }
    override func addSublayer(_ layer: CALayer) {
      calls.append("addSublayer")
      super.addSublayer(layer)
    }
    override func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
      calls.append("above")
      super.insertSublayer(layer, above: sibling)
    }
    override func removeFromSuperlayer() {
      calls.append("leave")
      super.removeFromSuperlayer()
    }
    override func setNeedsLayout() {
      calls.append("layout")
      super.setNeedsLayout()
    }
    override func setNeedsDisplay() {
      calls.append("display")
      super.setNeedsDisplay()
    }
  }

  @Test("A subclass with an initializer of its own is presented by its init(layer:) (A-73)")
  func ownInitializer() {
    LayerBench.run { bench in
      let badge = Badge(count: 3)
      bench.root.addSublayer(badge)
      #expect(badge.presentation() == nil)
      bench.turn()
      let copy = badge.presentation()
      #expect(copy?.count == 3 && copy !== badge && copy?.model() === badge)
    }
  }

  @Test("Overridden methods of a layer get the calls that the app makes, and none from each other (A-73, A-74)")
  func overrides() {
    LayerBench.run { bench in
      let (layer, first, second) = (Recorder(), Recorder(), CALayer())
      bench.root.addSublayer(layer)
      layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      layer.addSublayer(first)
      layer.replaceSublayer(first, with: second)
      layer.sublayers = [first]
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
      layer.removeAllAnimations()
      layer.removeAnimation(forKey: "fade")
      layer.setNeedsDisplay()
      layer.setNeedsLayout()
      #expect(layer.calls == ["frame", "addSublayer", "add fade", "remove fade", "display", "layout"])
      #expect(first.calls.isEmpty)
      #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && layer.sublayers?.count == 1)
      layer.removeFromSuperlayer()
      #expect(layer.calls.last == "leave" && layer.superlayer == nil)
    }
  }

  @Test("Invalid contents are drawn at once by displayIfNeeded, and not again (A-73)")
  func displayIfNeeded() {
    final class Drawn: CALayer {
      var count = 0
      override func display() { count += 1 }
    }
    LayerBench.run { _ in
      let layer = Drawn()
      layer.displayIfNeeded()
      #expect(layer.count == 0 && !layer.needsDisplay())
      layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(layer.needsDisplay())
      layer.displayIfNeeded()
      layer.displayIfNeeded()
      #expect(layer.count == 1 && !layer.needsDisplay())
    }
  }
}
