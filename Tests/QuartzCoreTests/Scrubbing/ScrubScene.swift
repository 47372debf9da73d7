import CoreGraphics
import Foundation
import QuartzCore
import Raster
import Rendering
import Testing

private let image = CGImage(PixelBuffer(width: 1, height: 1, pixels: [0xFF11_2233]))
private let otherImage = CGImage(PixelBuffer(width: 1, height: 1, pixels: [0xFF44_5566]))

/// A kind of animation, as what it does to a layer that is on the screen.
struct ScrubScene: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let begin: @MainActor @Sendable (CALayer) -> Void

  init(_ name: String, _ begin: @escaping @MainActor @Sendable (CALayer) -> Void) {
    (testDescription, self.begin) = (name, begin)
  }

  @MainActor private static func add(_ animation: CAAnimation, to layer: CALayer, duration: CFTimeInterval = 2) {
    if animation.duration == 0 { animation.duration = duration }
    // An animation that is scrubbed past its end comes back.
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: nil)
  }

  @MainActor private static func keyframes(_ mode: CAAnimationCalculationMode) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = [CGPoint.zero, CGPoint(x: 100, y: 10), CGPoint(x: 50, y: 70), CGPoint(x: 0, y: 30)]
    animation.keyTimes = mode == .discrete ? [0, 0.2, 0.4, 0.9, 1] : [0, 0.3, 0.4, 1]
    animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .default)]
    animation.calculationMode = mode
    animation.tensionValues = [0, 0.5, -0.5, 0]
    return animation
  }

  @MainActor private static func adjusted(_ animation: CAAnimation, _ adjust: (CAAnimation) -> Void) -> CAAnimation {
    animation.duration = 2
    adjust(animation)
    return animation
  }

  private static let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
  private static let types: [CATransitionType] = [.fade, .moveIn, .push, .reveal]

  static let all: [ScrubScene] =
    simple + composed + ends + structures
    + modes.map { mode in ScrubScene("keyframes, \(mode.rawValue)") { add(keyframes(mode), to: $0) } }
    + types.map { type in
      ScrubScene("transition, \(type.rawValue)") { layer in
        let transition = CATransition()
        (transition.type, transition.subtype) = (type, .fromTop)
        transition.timingFunction = CAMediaTimingFunction(name: .easeOut)
        add(transition, to: layer)
        CATransaction.setDisableActions(true)
        layer.backgroundColor = .white
      }
    }

  private static let simple: [ScrubScene] = [
    ScrubScene("basic, eased") { layer in
      add(
        adjusted(linear("position.x", from: 0, to: 100)) { $0.timingFunction = CAMediaTimingFunction(name: .default) },
        to: layer)
    },
    ScrubScene("basic, forth and back, shifted and repeated") { layer in
      add(
        adjusted(linear("bounds.size.width", from: 0, to: 100, duration: 0.7)) {
          ($0.duration, $0.autoreverses, $0.repeatCount, $0.timeOffset) = (0.7, true, 2.5, 0.3)
        }, to: layer)
    },
    ScrubScene("basic, later, faster and filled") { layer in
      add(
        adjusted(linear("opacity", from: 0, to: 1)) { ($0.beginTime, $0.speed, $0.fillMode) = (0.6, 1.7, .both) },
        to: layer)
    },
    ScrubScene("spring, under-damped") { layer in
      let spring = CASpringAnimation(keyPath: "position.y")
      (spring.fromValue, spring.toValue, spring.initialVelocity) = (0, 100, 3)
      add(spring, to: layer)
    },
    ScrubScene("spring, over-damped") { layer in
      let spring = CASpringAnimation(perceptualDuration: 0.6, bounce: -0.4)
      (spring.keyPath, spring.fromValue, spring.toValue) = ("transform.rotation.y", 0, 3)
      add(spring, to: layer)
    },
    ScrubScene("transform, in space") { layer in
      let turn = CABasicAnimation(keyPath: "transform")
      turn.toValue = CATransform3DConcat(CATransform3DMakeScale(1, 2, 3), CATransform3DMakeRotation(2, 1, 1, 0))
      add(turn, to: layer)
    },
    ScrubScene("value function") { layer in
      let turn = CABasicAnimation(keyPath: "transform")
      (turn.fromValue, turn.toValue, turn.valueFunction) = (0, 9, CAValueFunction(name: .rotateZ))
      add(turn, to: layer)
    },
    ScrubScene("colour and contents") { layer in
      let color = CABasicAnimation(keyPath: "backgroundColor")
      (color.fromValue, color.toValue) = (CGColor.black, CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 0.5))
      let contents = CABasicAnimation(keyPath: "contents")
      (contents.fromValue, contents.toValue) = (image, otherImage)
      add(color, to: layer)
      add(contents, to: layer)
    },
    ScrubScene("implicit") { layer in
      CATransaction.setAnimationDuration(2)
      layer.position = CGPoint(x: 80, y: 20)
      layer.cornerRadius = 5
      layer.backgroundColor = .white
    },
  ]

  /// Each way in which a basic animation says where it starts and ends (C-21).
  private static let ends: [ScrubScene] = [
    ("from and by", 20, nil, 30), ("to and by", nil, 80, 30), ("from", 20, nil, nil), ("to", nil, 80, nil),
    ("by", nil, nil, 30),
  ].map { (name: String, from: Int?, to: Int?, by: Int?) in
    ScrubScene("basic, \(name)") { layer in
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
      add(animation, to: layer)
    }
  }

  /// Parts of structures, and values of other kinds.
  private static let structures: [ScrubScene] = [
    ScrubScene("parts of structures") { layer in
      layer.shadowOpacity = 1
      for (keyPath, end) in [
        ("shadowOffset.width", 9.0), ("sublayerTransform.rotation.x", 1), ("transform.scale", 3),
        ("transform.translation.y", 40), ("anchorPoint.y", 1), ("bounds.origin.x", 12),
      ] {
        add(linear(keyPath, from: 0.5, to: end, duration: 2), to: layer)
      }
    },
    ScrubScene("each value function") { layer in
      for name in [CAValueFunctionName.rotateX, .rotateY, .scaleX, .translateZ] {
        let animation = CABasicAnimation(keyPath: "transform")
        (animation.fromValue, animation.toValue, animation.isAdditive) = (0.2, 2, true)
        animation.valueFunction = CAValueFunction(name: name)
        add(animation, to: layer)
      }
    },
    ScrubScene("colours of a gradient, and a dash pattern") { layer in
      let gradient = CAGradientLayer()
      gradient.colors = [CGColor.black, CGColor.white]
      let colors = CABasicAnimation(keyPath: "colors")
      colors.toValue = [CGColor.white, CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)]
      let shape = CAShapeLayer()
      shape.lineDashPattern = [1, 2]
      let dashes = CABasicAnimation(keyPath: "lineDashPattern")
      dashes.toValue = [7, 3]
      for (child, animation) in [(gradient, colors), (shape, dashes)] as [(CALayer, CABasicAnimation)] {
        layer.addSublayer(child)
        add(animation, to: child)
      }
    },
    ScrubScene("keyframes of matrices, smooth") { layer in
      let animation = CAKeyframeAnimation(keyPath: "transform")
      animation.values = [0.0, 1, 3].map { CATransform3DScale(CATransform3DMakeRotation($0, 0, 1, 1), 1 + $0, 1, 1) }
      animation.calculationMode = .cubic
      add(animation, to: layer)
    },
    ScrubScene("a mask, and a layer in a hidden one") { layer in
      let mask = CALayer()
      layer.mask = mask
      add(linear("position.x", from: 0, to: 50), to: mask)
      add(linear("hidden", from: 0, to: 1), to: layer)
    },
  ]

  private static let composed: [ScrubScene] = [
    ScrubScene("additive, on top of others") { layer in
      add(linear("position.x", from: 0, to: 50, duration: 2), to: layer)
      for (index, keyPath) in ["position.x", "transform.rotation.z", "position.x"].enumerated() {
        let more = linear(keyPath, from: 10, to: Double(index), duration: 1.5)
        more.isAdditive = true
        add(more, to: layer)
      }
    },
    ScrubScene("cumulative") { layer in
      let walk = linear("position.x", from: 0, to: 10, duration: 0.4)
      (walk.isCumulative, walk.repeatCount) = (true, .infinity)
      add(walk, to: layer)
    },
    ScrubScene("path, turning") { layer in
      let along = CAKeyframeAnimation(keyPath: "position")
      along.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 80, height: 40), transform: nil)
      (along.calculationMode, along.rotationMode) = (.paced, .rotateAutoReverse)
      add(along, to: layer)
    },
    ScrubScene("groups in groups") { layer in
      let inner = CAAnimationGroup()
      inner.animations = [keyframes(.cubic), linear("opacity", from: 0, to: 1, duration: 0.5)]
      (inner.duration, inner.autoreverses, inner.repeatCount, inner.beginTime) = (0.6, true, 2, 0.25)
      inner.fillMode = .backwards
      let outer = CAAnimationGroup()
      outer.animations = [inner, linear("zPosition", from: 0, to: 9, duration: 3)]
      (outer.duration, outer.speed, outer.timingFunction) = (2, 1.25, CAMediaTimingFunction(name: .easeIn))
      add(outer, to: layer)
    },
    ScrubScene("inside a layer with a time of its own") { layer in
      let child = CALayer()
      (child.speed, child.timeOffset, child.beginTime) = (1.5, 0.2, 0.1)
      layer.addSublayer(child)
      let move = linear("position.x", from: 0, to: 100, duration: 2)
      move.fillMode = .both
      add(move, to: child)
    },
    ScrubScene("outline and places of colours") { layer in
      let shape = CAShapeLayer()
      shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
      let outline = CABasicAnimation(keyPath: "path")
      outline.toValue = CGPath(rect: CGRect(x: 9, y: 0, width: 30, height: 7), transform: nil)
      let gradient = CAGradientLayer()
      gradient.locations = [0, 1]
      let stops = CABasicAnimation(keyPath: "locations")
      (stops.fromValue, stops.toValue) = ([0, 0.1], [0.7, 1])
      for (child, animation) in [(shape, outline), (gradient, stops)] {
        layer.addSublayer(child)
        add(animation, to: child)
      }
    },
  ]
}
