import CoreGraphics
import Foundation
import QuartzCore
import Rendering
import Testing

private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
private let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

@Suite("Transitions of a layer (CATransition)") @MainActor struct LayerTransitionTests {
  /// A red square of 10 points that becomes blue under a transition of one second.
  private func change(
    _ bench: LayerBench, _ type: CATransitionType = .fade, _ subtype: CATransitionSubtype? = nil,
    changesFirst: Bool = false, _ adjust: (CATransition) -> Void = { _ in }
  ) -> CALayer {
    let layer = bench.square()
    layer.actions = ["backgroundColor": NSNull()]
    layer.backgroundColor = red
    bench.turn()
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
    adjust(transition)
    if changesFirst { layer.backgroundColor = blue }
    layer.add(transition, forKey: nil)
    layer.backgroundColor = blue
    bench.turn()
    return layer
  }

  /// The node that stands for the layer at a time.
  private func stage(_ bench: LayerBench, at time: Double) -> RenderNode {
    bench.node(at: time).children.first ?? RenderNode()
  }

  @Test("A fade goes from all that was shown before the commit to what is shown now (C-26)", arguments: [false, true])
  func fade(changesFirst: Bool) throws {
    try LayerBench.run(startingAt: 1) { bench in
      let layer = change(bench, changesFirst: changesFirst)
      let group = try #require(stage(bench, at: 1.25).children.first)
      #expect(group.children.map(\.backgroundColor) == [red, blue])
      #expect(group.children.map(\.opacity) == [0.75, 0.25])
      #expect(group.children.last?.blendMode == .plusLighter)
      #expect(group.opacity < 1 && group.opacity > 0.999)  // a group of its own
      #expect(layer.animationKeys() == ["transition"])
      bench.turn(at: 2)
      #expect(stage(bench, at: 2).children.isEmpty)
      #expect(stage(bench, at: 2).backgroundColor == blue)
    }
  }

  @Test(
    "Sublayers that are added and removed between two commits make one transition: the last, with its transaction (C-16, C-20)"
  )
  func oncePerCommit() {
    LayerBench.run { bench in
      let layer = bench.square()
      bench.turn()
      for _ in 0..<3 { layer.addSublayer(CALayer()) }
      var isDone = false
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setCompletionBlock { isDone = true }
      layer.sublayers?.first?.removeFromSuperlayer()
      CATransaction.commit()
      #expect(layer.animationKeys() == [kCATransition] && layer.animation(forKey: kCATransition)?.duration == 2)
      bench.turn(at: 1)
      bench.turn(at: 1.5)
      #expect(!isDone && bench.node(at: 1.5).children.first?.children.first?.children.count == 2)
      let own = CATransition()
      (own.type, own.duration) = (.push, 1)
      layer.addSublayer(CALayer())
      layer.add(own, forKey: kCATransition)
      bench.turn(at: 2)
      bench.turn(at: 2.1)
      #expect(isDone && layer.animationKeys() == [kCATransition])
      #expect((layer.animation(forKey: kCATransition) as? CATransition)?.type == .push)
      bench.turn(at: 3.2)
      #expect(layer.animationKeys() == nil && bench.node(at: 3.2).children.first?.children.count == 3)
    }
  }

  @Test("A fade between opaque colours does not show what lies behind (C-26)")
  func pixels() {
    LayerBench.run(startingAt: 1) { bench in
      bench.root.backgroundColor = CGColor(gray: 1, alpha: 1)
      _ = change(bench)
      let frame = bench.root.renderFrame(at: 1.5, size: CGSize(width: 100, height: 100), scale: 1)
      let pixel = SoftwareRenderer(threads: 1).render(frame).buffer.pixels[202]
      #expect(pixel >> 24 == 0xFF && pixel >> 8 & 0xFF == 0)
      #expect(abs(Int(pixel >> 16 & 0xFF) - 128) <= 1 && abs(Int(pixel & 0xFF) - 128) <= 1)
    }
  }

  @Test("A transition freezes the tree inside as it was, with layers that have left or moved (C-26)")
  func tree() throws {
    try LayerBench.run(startingAt: 1) { bench in
      let (layer, other) = (bench.square(), bench.square("other"))
      for parent in [layer, other] { parent.actions = ["sublayers": NSNull()] }
      let (gone, moved) = (CALayer(), CALayer())
      for (child, color) in [(gone, red), (moved, blue)] {
        child.backgroundColor = color
        layer.addSublayer(child)
      }
      bench.turn()
      gone.removeFromSuperlayer()
      gone.backgroundColor = blue
      other.insertSublayer(moved, at: 0)
      let new = CALayer()
      new.backgroundColor = blue
      layer.addSublayer(new)
      let transition = CATransition()
      transition.duration = 1
      layer.add(transition, forKey: "anything")
      bench.turn()
      let group = try #require(stage(bench, at: 1.5).children.first)
      #expect(group.children.first?.children.map(\.backgroundColor) == [red, blue])
      #expect(group.children.last?.children.map(\.backgroundColor) == [blue])
      // The new content goes on changing; the old one is still.
      new.actions = ["backgroundColor": NSNull()]
      new.backgroundColor = red
      let later = try #require(stage(bench, at: 1.6).children.first)
      #expect(later.children.last?.children.map(\.backgroundColor) == [red])
      #expect(later.children.first?.children.map(\.backgroundColor) == [red, blue])
      #expect(layer.sublayers == [new] && other.sublayers == [moved])
    }
  }

  @Test(
    "A push slides both contents, moveIn the new one and reveal the old one (E-82, C-26)",
    arguments: [
      (.push, .fromRight, (-2.5, 0), (7.5, 0)), (.push, .fromLeft, (2.5, 0), (-7.5, 0)),
      (.push, .fromTop, (0, -2.5), (0, 7.5)), (.push, .fromBottom, (0, 2.5), (0, -7.5)),
      (.moveIn, .fromRight, (0, 0), (7.5, 0)), (.reveal, .fromBottom, (0, 2.5), (0, 0)),
      (.push, nil, (2.5, 0), (-7.5, 0)),
    ] as [(CATransitionType, CATransitionSubtype?, (Double, Double), (Double, Double))])
  func slides(type: CATransitionType, subtype: CATransitionSubtype?, old: (Double, Double), new: (Double, Double))
    throws
  {
    LayerBench.run(startingAt: 1) { bench in
      _ = change(bench, type, subtype)
      let children = stage(bench, at: 1.25).children
      #expect(children.map(\.backgroundColor) == (type == .reveal ? [blue, red] : [red, blue]))
      let positions = children.map { [Double($0.transform.m41), Double($0.transform.m42)] }
      let expected = [[old.0, old.1], [new.0, new.1]]
      #expect(positions == (type == .reveal ? expected.reversed() : expected))
    }
  }

  @Test("A transition plays the part between startProgress and endProgress (C-26)")
  func part() {
    LayerBench.run(startingAt: 1) { bench in
      _ = change(bench, .push, .fromLeft) { ($0.startProgress, $0.endProgress) = (0.5, 0.75) }
      #expect(stage(bench, at: 1).children.first?.transform.m41 == 5)
      #expect(stage(bench, at: 1.5).children.first?.transform.m41 == 6.25)
    }
  }

  @Test("A transition runs forwards and backwards with its container's clock (C-11, C-26)")
  func scrubbed() {
    LayerBench.run(startingAt: 1) { bench in
      bench.root.speed = 0
      _ = change(bench, .push, .fromLeft)
      for progress in [0.25, 0.75, 0.5, 0.0, 0.875] {
        bench.root.timeOffset = progress
        bench.turn(at: 5)
        #expect(stage(bench, at: 5).children.first?.transform.m41 == CGFloat(progress * 10))
        bench.root.timeOffset = 0
      }
    }
  }

  @Test("A change of hidden or masksToBounds makes a transition in a layer without a view (C-20)")
  func implicit() throws {
    try LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      layer.backgroundColor = red
      bench.turn(at: 2)
      bench.turn(at: 3)
      layer.isHidden = true
      bench.turn()
      let curve = CubicBezier(0.25, 0.1, 0.25, 1)
      let group = try #require(stage(bench, at: 3.125).children.first)
      #expect(group.children.map(\.backgroundColor) == [red, nil])
      #expect(abs(Double(group.children[0].opacity) - (1 - curve.value(at: 0.5))) < 1e-7)
      bench.turn(at: 3.25)
      #expect(bench.node(at: 3.25).children.isEmpty)
      layer.isHidden = false
      bench.turn()
      let back = try #require(stage(bench, at: 3.375).children.first)
      #expect(back.children.map(\.backgroundColor) == [nil, red])
      bench.turn(at: 4)
      layer.masksToBounds = true
      #expect(layer.animation(forKey: kCATransition) is CATransition)
      CATransaction.setDisableActions(true)
      layer.removeAllAnimations()
      layer.isHidden = true
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test("A transition in a group runs in the group's time (C-49)")
  func grouped() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      layer.actions = ["backgroundColor": NSNull()]
      layer.backgroundColor = red
      bench.turn()
      let transition = CATransition()
      transition.type = .moveIn
      let group = CAAnimationGroup()
      group.animations = [transition]
      group.duration = 2
      layer.add(group, forKey: nil)
      layer.backgroundColor = blue
      bench.turn()
      #expect(stage(bench, at: 2).children.last?.transform.m41 == -5)
    }
  }

  @Test("A transition of a private type is reported and fades")
  func unknown() {
    LayerBench.run(startingAt: 1) { bench in
      _ = change(bench, CATransitionType(rawValue: "rippleEffect"))
      #expect(
        bench.takeMessages() == [
          """
          [unknown-transition] A transition of CALayer "square" has the type "rippleEffect". Core Animation has fade, \
          moveIn, push and reveal; others are private or belong to another system. It fades. Use one of the four, or \
          UIView.transition for flips and curls.
          """
        ])
      #expect(stage(bench, at: 1.5).children.first?.children.count == 2)
    }
  }

  @Test("A transition with progresses that are not finite, or of a layer that showed nothing, can be drawn")
  func bad() throws {
    try LayerBench.run(startingAt: 1) { bench in
      _ = change(bench, .push, .fromLeft) { ($0.startProgress, $0.endProgress) = (.nan, .infinity) }
      #expect(stage(bench, at: 1.5).children.first?.transform.m41 == 5)
      let fresh = CALayer()
      fresh.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
      let transition = CATransition()
      transition.duration = 1
      fresh.add(transition, forKey: nil)
      bench.root.addSublayer(fresh)
      bench.turn()
      let group = try #require(bench.node(at: 1.5).children.last?.children.first)
      #expect(group.children.map(\.opacity) == [0.5, 0.5])
    }
  }

  @Test("A transition starts from what an animation showed that was removed in the same run-loop turn (C-26)")
  func takenAway() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      layer.actions = ["sublayers": NSNull()]
      let inside = CALayer()
      layer.addSublayer(inside)
      layer.add(linear("opacity", from: 0, to: 0.5), forKey: "fade")
      inside.add(linear("position.x", from: 0, to: 100), forKey: "slide")
      bench.turn()
      bench.turn(at: 1.5)
      layer.removeAllAnimations()
      inside.removeAllAnimations()
      let transition = CATransition()
      (transition.type, transition.subtype, transition.duration) = (.push, .fromLeft, 1)
      layer.add(transition, forKey: nil)
      bench.turn()
      let children = stage(bench, at: 1.5).children
      #expect(children.map(\.opacity) == [0.25, 1])
      #expect(children.map { $0.children.first?.transform.m41 } == [50, 0])
      // A removed animation stays removed.
      #expect(layer.animationKeys() == ["transition"] && inside.animationKeys() == nil)
      #expect(layer.state(atParentTime: 1.5).opacity == 1)
    }
  }

  @Test("Sublayers that are added to or removed from a layer without a view make a transition (C-20)")
  func sublayers() throws {
    try LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      let child = CALayer()
      child.backgroundColor = red
      layer.addSublayer(child)
      let comes = try #require(layer.animation(forKey: kCATransition) as? CATransition)
      #expect(comes.type == .fade && comes.duration == 0.25)
      bench.turn()
      let arriving = try #require(stage(bench, at: 1.125).children.first)
      #expect(arriving.children.map { $0.children.map(\.backgroundColor) } == [[], [red]])
      bench.turn(at: 2)
      #expect(stage(bench, at: 2).children.map(\.backgroundColor) == [red])
      child.removeFromSuperlayer()
      bench.turn()
      let leaving = try #require(stage(bench, at: 2.125).children.first)
      #expect(leaving.children.map { $0.children.map(\.backgroundColor) } == [[red], []])
      bench.turn(at: 3)
      CATransaction.setDisableActions(true)
      layer.addSublayer(child)
      #expect(layer.animationKeys() == nil)
    }
  }
}
