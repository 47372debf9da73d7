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

  @Test("happens once before the commit, parents first, and only where it was asked for")
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

  @Test("is asked for by a change of size and by sublayers that come and go")
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

  @Test("on demand starts at the highest layer that asked")
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

  @Test("that changes its sublayers and asks for more settles in the same turn")
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

  @Test("that removes itself, or a sibling, leaves the tree sound")
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

  @Test("that always asks again gives up with a word, and the loop goes on")
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

  @Test("that lays itself out inside its own layout does not fall into itself")
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

  @Test("of a tree that two layers keep changing on each other gives up with a word")
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

  @Test("of layers outside any tree happens on demand, and without end stops as well")
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
