import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Implicit animations") @MainActor struct ImplicitTests {
  final class Answerer: NSObject, CALayerDelegate {
    var answer: ((String) -> (any CAAction)?)?
    private(set) var asked: [String] = []

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      asked.append(event)
      return answer?(event)
    }
  }

  final class Note: CAAction {
    private(set) var keys: [String] = []
    func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) { keys.append(key) }
  }

  @Test("A change animates from the shown value in a quarter of a second along the default curve (C-19)")
  func shape() throws {
    try LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      layer.position = CGPoint(x: 100, y: 0)
      let animation = try #require(layer.animation(forKey: "position") as? CABasicAnimation)
      #expect(animation.fromValue as? CGPoint == .zero)
      #expect(animation.toValue == nil)
      #expect(animation.duration == 0.25)
      #expect(animation.fillMode == .backwards)
      #expect(animation.timingFunction == CAMediaTimingFunction(name: .default))
      bench.turn()
      bench.turn(at: 1.125)
      #expect(abs(layer.shownX - 80.2403) < 1e-3)  // C-28, default at the half
      layer.position = CGPoint(x: 0, y: 0)
      let second = try #require(layer.animation(forKey: "position") as? CABasicAnimation)
      #expect(isClose((second.fromValue as? CGPoint).map { Double($0.x) }, 80.2403, within: 1e-3))
    }
  }

  @Test("A change before the layer's first commit does not animate (C-19)")
  func newborn() {
    LayerBench.run { bench in
      let layer = CALayer()
      bench.root.addSublayer(layer)
      layer.position = CGPoint(x: 10, y: 10)
      #expect(layer.animationKeys() == nil)
      bench.turn()
      layer.position = .zero
      #expect(layer.animationKeys() == ["position"])
    }
  }

  @Test("A change of a colour from nil has no action, and a change of a colour has one (C-19)")
  func colors() {
    LayerBench.run { bench in
      let layer = bench.square()
      layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
      #expect(layer.animationKeys() == nil)
      layer.backgroundColor = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
      #expect(layer.animationKeys() == ["backgroundColor"])
    }
  }

  @Test("Geometry and looks have actions, and the frame has none: it moves position and bounds (C-20)")
  func keys() {
    LayerBench.run { bench in
      let layer = bench.square()
      layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
      #expect(Set(layer.animationKeys() ?? []) == ["position", "bounds"])
      layer.removeAllAnimations()
      layer.isDoubleSided = false
      layer.contentsGravity = .center
      layer.name = "a name"
      layer.speed = 2
      #expect(layer.animationKeys() == nil)
      layer.zPosition = 1
      layer.anchorPoint = .zero
      layer.transform = CATransform3DMakeScale(2, 2, 1)
      layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
      layer.opacity = 0.5
      layer.cornerRadius = 2
      layer.borderWidth = 2
      layer.borderColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
      #expect(
        layer.animationKeys() == [
          "zPosition", "anchorPoint", "transform", "sublayerTransform", "opacity", "cornerRadius", "borderWidth",
          "borderColor",
        ])
    }
  }

  @Test("The action is searched in the delegate, the actions and the class, and NSNull ends the search (C-18)")
  func search() {
    final class Classy: CALayer {
      static let note = Note()
      override class func defaultAction(forKey key: String) -> (any CAAction)? { key == "opacity" ? note : nil }
    }
    LayerBench.run { bench in
      let layer = Classy()
      bench.root.addSublayer(layer)
      bench.turn()
      layer.opacity = 0.9
      #expect(Classy.note.keys == ["opacity"])
      #expect(layer.animationKeys() == nil)

      let own = Note()
      layer.actions = ["opacity": own]
      layer.opacity = 0.8
      #expect(own.keys == ["opacity"])

      let answerer = Answerer()
      layer.delegate = answerer
      layer.opacity = 0.7
      #expect(answerer.asked == ["opacity"])
      #expect(own.keys == ["opacity", "opacity"])  // nil: the search goes on

      answerer.answer = { _ in NSNull() }
      layer.opacity = 0.6
      layer.position = CGPoint(x: 1, y: 1)
      #expect(own.keys.count == 2)
      #expect(layer.animationKeys() == nil)

      let given = CABasicAnimation()
      given.fromValue = 0.0
      given.duration = 4
      answerer.answer = { _ in given }
      layer.opacity = 0.5
      #expect((layer.animation(forKey: "opacity") as? CABasicAnimation)?.keyPath == "opacity")
    }
  }

  @Test("Setting a property to its present value asks for no action")
  func noChange() {
    LayerBench.run { bench in
      let layer = bench.square()
      let answerer = Answerer()
      layer.delegate = answerer
      layer.opacity = 1
      layer.bounds = layer.bounds
      layer.frame = layer.frame
      #expect(answerer.asked.isEmpty)
    }
  }

  @Test("Changes do not animate while actions are disabled, also in a nested transaction (C-23)")
  func disabled() {
    LayerBench.run { bench in
      let layer = bench.square()
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 0.5
      CATransaction.begin()
      layer.zPosition = 3
      CATransaction.begin()
      CATransaction.setDisableActions(false)
      layer.cornerRadius = 3
      CATransaction.commit()
      CATransaction.commit()
      CATransaction.commit()
      #expect(layer.animationKeys() == ["cornerRadius"])
      layer.opacity = 1
      #expect(layer.animationKeys() == ["cornerRadius", "opacity"])
    }
  }

  @Test("An action is also searched in the style, and in the style's style, after the layer's own actions (C-18)")
  func styles() {
    LayerBench.run { bench in
      let layer = bench.square()
      let (outer, inner) = (linear("opacity", from: 0, to: 1), linear("opacity", from: 0, to: 0.5))
      layer.style = [
        "actions": ["opacity": outer], "mood": "calm",
        "style": [
          "actions": ["opacity": inner, "cornerRadius": inner, "zPosition": NSNull()], "mood": "wild", "age": 7,
        ],
      ]
      @MainActor func found(_ key: String) -> CABasicAnimation? { layer.action(forKey: key) as? CABasicAnimation }
      #expect(found("opacity") === outer && found("cornerRadius") === inner)
      #expect(layer.action(forKey: "zPosition") == nil)
      layer.actions = ["opacity": inner]
      #expect(found("opacity") === inner)
      #expect(layer.value(forKey: "mood") as? String == "calm" && layer.value(forKey: "age") as? Int == 7)
      layer.setValue("glad", forKey: "mood")
      #expect(layer.value(forKey: "mood") as? String == "glad")
      layer.style = nil
      #expect(layer.value(forKey: "age") == nil)
    }
  }
}
