import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Keyframe animations along a path") @MainActor struct PathKeyframeTests {
  private func corner() -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 110, y: 10))
    path.addLine(to: CGPoint(x: 110, y: 40))
    return path
  }

  private func along(_ path: CGPath, _ mode: CAAnimationCalculationMode = .linear) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.calculationMode = mode
    animation.duration = 1
    return animation
  }

  private func places(_ animation: CAKeyframeAnimation, at times: [Double]) -> [CGPoint] {
    let bench = LayerBench(startingAt: 1)
    return bench.environment.perform {
      let layer = bench.square()
      layer.add(animation, forKey: nil)
      bench.turn()
      return times.map { layer.state(atParentTime: 1 + $0).position }
    }
  }

  @Test("Each line or curve of a path takes the same time, or its key times (C-46, C-47)")
  func times() {
    let evenly = places(along(corner()), at: [0, 0.25, 0.5, 0.75, 1])
    let expected = [(10, 10), (60, 10), (110, 10), (110, 25), (110, 40)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(evenly == expected)
    let animation = along(corner())
    animation.keyTimes = [0, 0.75, 1]
    #expect(places(animation, at: [0.375, 0.875]) == [CGPoint(x: 60, y: 10), CGPoint(x: 110, y: 25)])
  }

  @Test("A paced path is followed at constant speed, and a discrete one stops at each corner (C-47)")
  func pacing() {
    for (point, x) in zip(places(along(corner(), .paced), at: [0.5, 10.0 / 13]), [75.0, 110]) {
      #expect(abs(point.x - x) < 1e-9 && point.y == 10)
    }
    #expect(
      places(along(corner(), .discrete), at: [0.2, 0.5, 0.9])
        == [CGPoint(x: 10, y: 10), CGPoint(x: 110, y: 10), CGPoint(x: 110, y: 40)])
  }

  @Test("A path animation follows curves, and on a paced circle it follows the angle")
  func circle() {
    let path = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
    let times = (0...40).map { Double($0) / 40 }
    for (time, point) in zip(times, places(along(path, .paced), at: times)) {
      let angle = 2 * Double.pi * time
      #expect(abs(Double(point.x) - 50 * cos(angle)) < 0.03 && abs(Double(point.y) - 50 * sin(angle)) < 0.03)
    }
  }

  @Test("A path animation jumps where a subpath begins, and follows the closing line")
  func subpaths() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 15, y: 10))
    path.closeSubpath()
    path.move(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 104, y: 0))
    let shown = places(along(path), at: [0.125, 0.375, 0.625, 0.8, 0.75, 1])
    let expected = [(5, 0), (15, 5), (10, 0), (100.8, 0), (100, 0), (104, 0)].map { CGPoint(x: $0.0, y: $0.1) }
    for (point, wanted) in zip(shown, expected) {
      #expect(abs(point.x - wanted.x) < 1e-9 && abs(point.y - wanted.y) < 1e-9, "\(point), not \(wanted)")
    }
  }

  @Test(
    "A path animation can rotate the layer along the path, or against it (A-77)",
    arguments: [(.rotateAuto, 1.0), (.rotateAutoReverse, -1), (nil, 0)] as [(CAAnimationRotationMode?, Double)])
  func rotation(mode: CAAnimationRotationMode?, sign: Double) {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      let animation = along(corner())
      animation.rotationMode = mode
      layer.add(animation, forKey: nil)
      bench.turn()
      let (across, down) = (layer.state(atParentTime: 1.25), layer.state(atParentTime: 1.75))
      if sign == 0 {
        #expect(CATransform3DIsIdentity(down.transform))
        return
      }
      #expect(abs(Double(across.transform.m11) - sign) < 1e-12 && abs(across.transform.m12) < 1e-12)
      #expect(abs(Double(down.transform.m12) - sign) < 1e-12 && abs(down.transform.m11) < 1e-12)
      #expect(CATransform3DIsIdentity(layer.transform))
    }
  }

  @Test("A path animation can be additive and cumulative (C-22)")
  func cumulative() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 4))
    let animation = along(path)
    animation.isAdditive = true
    animation.isCumulative = true
    animation.repeatCount = .infinity
    #expect(places(animation, at: [0.5, 2.5, 1_000_000.5]).map(\.x) == [5, 25, 10_000_005])
  }

  @Test("A path without lines or curves is reported and shows the model")
  func empty() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square("dot")
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 5, y: 5))
      layer.add(along(path), forKey: "along")
      #expect(
        bench.takeMessages() == [
          """
          [keyframes-missing] A keyframe animation of CALayer "dot" at the key path "position" has a path that leads nowhere. \
          There is nothing to show on the way; the model's value shows. Set values, or a path with at least one line or \
          curve, before the animation is added.
          """
        ])
      bench.turn()
      #expect(layer.state(atParentTime: 1.5).position == layer.position)
      let wrong = CAKeyframeAnimation(keyPath: "opacity")
      wrong.path = corner()
      layer.add(wrong, forKey: nil)
      #expect(bench.takeDiagnostics() == ["animation-of-wrong-kind"])
    }
  }
}
