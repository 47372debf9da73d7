import CoreGraphics
import QuartzCore
import Testing

@Suite("A layer's layout") @MainActor struct LayoutTests {
  final class Box: CALayer {
    var passes = 0
    var onLayout: ((Box) -> Void)?
    override func layoutSublayers() {
      passes += 1
      onLayout?(self)
    }
  }

  private func box(in parent: CALayer) -> Box {
    let box = Box()
    parent.addSublayer(box)
    return box
  }

  @Test("Layout happens once before the commit, superlayers first, and only where it is needed")
  func once() {
    LayerBench.run { bench in
      var order: [String] = []
      let outer = box(in: bench.root)
      let inner = box(in: outer)
      outer.onLayout = { _ in order.append("outer") }
      inner.onLayout = { _ in order.append("inner") }
      inner.setNeedsLayout()
      outer.setNeedsLayout()
      outer.setNeedsLayout()
      bench.turn(at: 1)
      #expect(order == ["outer", "inner"])
      bench.turn(at: 2)
      #expect(order.count == 2)
      inner.setNeedsLayout()
      bench.turn(at: 3)
      #expect(order == ["outer", "inner", "inner"])
    }
  }

  @Test("A change of size, and sublayers that are added or removed, need layout")
  func causes() {
    LayerBench.run { bench in
      let outer = box(in: bench.root)
      bench.turn(at: 1)
      let before = outer.passes
      outer.bounds = CGRect(x: 0, y: 0, width: 5, height: 5)
      bench.turn(at: 2)
      #expect(outer.passes == before + 1)
      let inner = CALayer()
      outer.addSublayer(inner)
      bench.turn(at: 3)
      inner.removeFromSuperlayer()
      bench.turn(at: 4)
      #expect(outer.passes == before + 3)
      outer.position = CGPoint(x: 9, y: 9)
      bench.turn(at: 5)
      #expect(outer.passes == before + 3)
    }
  }

  @Test("layoutIfNeeded starts at the highest layer that needs layout")
  func onDemand() {
    LayerBench.run { bench in
      let outer = box(in: bench.root)
      let inner = box(in: outer)
      bench.turn(at: 1)
      let before = outer.passes
      outer.setNeedsLayout()
      inner.layoutIfNeeded()
      #expect(outer.passes == before + 1)
      #expect(!outer.needsLayout())
      inner.layoutIfNeeded()
      #expect(outer.passes == before + 1)
    }
  }

  @Test("Layout that changes sublayers and needs more layout settles in the same turn")
  func settling() {
    LayerBench.run { bench in
      let outer = box(in: bench.root)
      outer.onLayout = { box in
        if (box.sublayers?.count ?? 0) < 3 {
          box.addSublayer(Box())
          box.setNeedsLayout()
        }
      }
      outer.setNeedsLayout()
      bench.turn(at: 1)
      #expect(outer.sublayers?.count == 3)
      #expect((outer.sublayers ?? []).allSatisfy { !$0.needsLayout() && $0.presentation() != nil })
      #expect(bench.takeDiagnostics().isEmpty)
    }
  }

  @Test("A layer that removes itself or a sibling in its layout leaves the tree intact")
  func removal() {
    LayerBench.run { bench in
      let first = box(in: bench.root)
      let second = box(in: bench.root)
      first.onLayout = {
        $0.removeFromSuperlayer(); second.removeFromSuperlayer()
      }
      first.setNeedsLayout()
      bench.turn(at: 1)
      #expect(bench.root.sublayers == nil)
      bench.turn(at: 2)
      #expect(!bench.root.subtreeNeedsLayout)
    }
  }

  @Test("Layout that always needs layout again is stopped with a diagnostic, and the loop goes on (L-85)")
  func endless() {
    LayerBench.run { bench in
      let outer = box(in: bench.root)
      outer.name = "restless"
      outer.onLayout = { $0.setNeedsLayout() }
      outer.setNeedsLayout()
      bench.turn(at: 1)
      #expect(outer.passes <= MediaEnvironment.layoutPassLimit * 2)
      let messages = bench.takeMessages()
      #expect(
        messages.first == """
          [endless-layout] Box "restless" asked for layout again in each of 64 passes of one turn. A layout that always \
          invalidates itself would never let the frame be drawn. The rest is left for the next turn. Do not call \
          setNeedsLayout() from layoutSubviews() unless something changed.
          """)
      outer.onLayout = nil
      bench.turn(at: 2)
      #expect(bench.takeDiagnostics().isEmpty)
    }
  }

  @Test("layoutIfNeeded inside a layer's own layout does not recurse")
  func reentrant() {
    LayerBench.run { bench in
      let outer = box(in: bench.root)
      outer.onLayout = {
        $0.setNeedsLayout()
        $0.layoutIfNeeded()
      }
      outer.setNeedsLayout()
      bench.turn(at: 1)
      #expect(outer.passes <= MediaEnvironment.layoutPassLimit * 2)
      #expect(bench.takeDiagnostics().first == "endless-layout")
    }
  }

  @Test("Layout that two layers keep changing on each other is stopped with a diagnostic")
  func pingPong() {
    LayerBench.run { bench in
      let (one, two) = (box(in: bench.root), box(in: bench.root))
      one.onLayout = { _ in two.setNeedsLayout() }
      two.onLayout = { _ in one.setNeedsLayout() }
      one.setNeedsLayout()
      bench.turn(at: 1)
      #expect(bench.takeDiagnostics().first == "endless-layout")
      #expect(one.passes < 200)
    }
  }

  @Test("Layers outside of any tree are laid out on demand, and endless layout is stopped there as well")
  func detached() {
    LayerBench.run { _ in
      let alone = Box()
      alone.onLayout = { $0.setNeedsLayout() }
      alone.setNeedsLayout()
      alone.layoutIfNeeded()
      #expect(alone.passes == MediaEnvironment.layoutPassLimit)
    }
  }
}
