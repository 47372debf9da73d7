import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("A layer's sublayers") @MainActor struct HierarchyTests {
  private func tree(_ names: [String]) -> (CALayer, [String: CALayer]) {
    let parent = CALayer()
    var layers: [String: CALayer] = [:]
    for name in names {
      let layer = CALayer()
      layer.name = name
      layers[name] = layer
      parent.addSublayer(layer)
    }
    return (parent, layers)
  }

  private func order(_ parent: CALayer) -> String {
    (parent.sublayers ?? []).map { $0.name ?? "?" }.joined()
  }

  @Test("Sublayers are inserted, moved, replaced and removed at the right index (A-73)")
  func operations() throws {
    try LayerBench.run { _ in
      let (parent, layers) = tree(["a", "b", "c"])
      let (a, b, c) = (try #require(layers["a"]), try #require(layers["b"]), try #require(layers["c"]))
      #expect(order(parent) == "abc")
      parent.addSublayer(a)
      #expect(order(parent) == "bca")
      parent.insertSublayer(a, at: 0)
      #expect(order(parent) == "abc")
      parent.insertSublayer(a, above: b)
      #expect(order(parent) == "bac")
      parent.insertSublayer(c, below: b)
      #expect(order(parent) == "cba")
      let added = CALayer()
      added.name = "s"
      parent.insertSublayer(added, at: 99)
      #expect(order(parent) == "cbas")
      parent.insertSublayer(a, below: CALayer())
      #expect(order(parent) == "cbsa")
      let fresh = CALayer()
      fresh.name = "f"
      parent.replaceSublayer(b, with: fresh)
      #expect(order(parent) == "cfsa")
      #expect(b.superlayer == nil)
      parent.replaceSublayer(b, with: c)  // b is not in it: nothing happens
      #expect(order(parent) == "cfsa")
      parent.replaceSublayer(c, with: a)
      #expect(order(parent) == "afs")
      parent.sublayers = [fresh, b]
      #expect(order(parent) == "fb")
      #expect(a.superlayer == nil && added.superlayer == nil)
      parent.sublayers = nil
      #expect(parent.sublayers == nil)
    }
  }

  @Test("A sublayer leaves the superlayer that it was in before")
  func moving() throws {
    try LayerBench.run { _ in
      let (first, layers) = tree(["a"])
      let second = CALayer()
      second.addSublayer(try #require(layers["a"]))
      #expect(first.sublayers == nil)
      #expect(layers["a"]?.superlayer === second)
    }
  }

  @Test("A layer cannot be a sublayer of itself or of a layer inside it")
  func loops() {
    LayerBench.run { bench in
      let outer = bench.square("outer")
      let inner = CALayer()
      outer.addSublayer(inner)
      inner.addSublayer(outer)
      inner.addSublayer(inner)
      #expect(outer.superlayer === bench.root)
      #expect(
        bench.takeMessages().first == """
          [layer-inside-itself] CALayer "outer" was added to itself or to a layer inside it. A tree with a loop has no root \
          and would never finish drawing. The call is ignored. Remove the outer layer from its superlayer first.
          """)
      bench.turn(at: 1)
    }
  }

  @Test("Sublayers are drawn in the order of zPosition, then of their index; an animated zPosition counts")
  func depth() {
    LayerBench.run(startingAt: 1) { bench in
      let widths: [CGFloat] = [1, 2, 3, 4]
      let layers = widths.map { width in
        let layer = bench.square("\(width)", side: width)
        layer.actions = ["zPosition": NSNull()]
        return layer
      }
      @MainActor func drawn(at time: Double) -> [CGFloat] {
        let frame = bench.root.renderFrame(at: time, size: CGSize(width: 100, height: 100), scale: 1)
        return frame.root.children.map(\.bounds.width)
      }
      #expect(drawn(at: 1) == [1, 2, 3, 4])
      layers[0].zPosition = 5
      layers[2].zPosition = -1
      #expect(drawn(at: 1) == [3, 2, 4, 1])
      layers[1].add(linear("zPosition", from: 0, to: 10), forKey: "z")
      bench.turn()
      #expect(drawn(at: 1.25) == [3, 4, 2, 1])
      #expect(drawn(at: 1.75) == [3, 4, 1, 2])
      // A layer brings its depth along to another superlayer.
      let box = CALayer()
      box.actions = ["sublayers": NSNull()]
      bench.root.sublayers = [box]
      for layer in [layers[2], layers[3]].reversed() { box.addSublayer(layer) }
      let frame = bench.root.renderFrame(at: 1, size: CGSize(width: 100, height: 100), scale: 1)
      #expect(frame.root.children[0].children.map(\.bounds.width) == [3, 4])
    }
  }

  @Test("Hidden and transparent sublayers are not drawn, nor is anything inside them")
  func hidden() {
    LayerBench.run { bench in
      let (one, two) = (bench.square("one"), bench.square("two"))
      one.actions = ["hidden": NSNull(), "sublayers": NSNull()]
      one.addSublayer(CALayer())
      one.isHidden = true
      two.actions = ["opacity": NSNull()]
      two.opacity = 0
      let frame = bench.root.renderFrame(at: 0, size: CGSize(width: 100, height: 100), scale: 1)
      #expect(frame.root.children.isEmpty)
    }
  }

  @Test("Sublayers nested a few hundred deep are laid out, committed, drawn and released")
  func deep() {
    LayerBench.run { bench in
      var layer = bench.root
      for _ in 0..<400 {
        let next = CALayer()
        next.bounds = CGRect(x: 0, y: 0, width: 5, height: 5)
        layer.addSublayer(next)
        layer = next
      }
      bench.turn(at: 1)
      #expect(layer.presentation() != nil)
      #expect(layer.convert(CGPoint.zero, to: nil).x.isFinite)
      let frame = bench.root.renderFrame(at: 1, size: CGSize(width: 10, height: 10), scale: 1)
      #expect(frame.root.children.count == 1)
    }
  }
}
