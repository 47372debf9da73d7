import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Key-value coding of a layer") @MainActor struct KeyValueTests {
  @Test("Key paths read and write structures and their parts (C-57)")
  func components() {
    LayerBench.run { bench in
      let layer = bench.square()
      layer.setValue(CGPoint(x: 3, y: 4), forKey: "position")
      #expect(layer.position == CGPoint(x: 3, y: 4))
      layer.setValue(9.0, forKeyPath: "position.y")
      #expect(layer.position == CGPoint(x: 3, y: 9))
      layer.setValue(7, forKeyPath: "bounds.size.width")
      layer.setValue(CGPoint(x: 1, y: 1), forKeyPath: "bounds.origin")
      #expect(layer.bounds == CGRect(x: 1, y: 1, width: 7, height: 10))
      #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 7, height: 10))
      #expect(layer.value(forKeyPath: "position.x") as? Double == 3)
      layer.setValue(CGRect(x: 0, y: 0, width: 4, height: 4), forKey: "frame")
      #expect(layer.frame == CGRect(x: 0, y: 0, width: 4, height: 4))
      #expect(layer.value(forKey: "frame") as? CGRect == layer.frame)
    }
  }

  @Test("Key paths decompose a transform into scale, rotation and translation, and compose it (C-57)")
  func transforms() {
    LayerBench.run { bench in
      let layer = bench.square()
      layer.setValue(0.5, forKeyPath: "transform.rotation.z")
      layer.setValue(2.0, forKeyPath: "transform.scale.x")
      layer.setValue(30.0, forKeyPath: "transform.translation.x")
      #expect(isClose(layer.value(forKeyPath: "transform.rotation.z") as? Double, 0.5, within: 1e-12))
      #expect(isClose(layer.value(forKeyPath: "transform.rotation") as? Double, 0.5, within: 1e-12))
      #expect(isClose(layer.value(forKeyPath: "transform.scale.x") as? Double, 2, within: 1e-12))
      #expect(layer.value(forKeyPath: "transform.translation.x") as? Double == 30)
      #expect(abs(layer.transform.m11 - 2 * cos(0.5)) < 1e-12)
      #expect(abs(layer.transform.m22 - cos(0.5)) < 1e-12)
    }
  }

  @Test("Setting a value by key path animates implicitly like setting the property (C-18)")
  func actions() {
    LayerBench.run { bench in
      let layer = bench.square()
      layer.setValue(5.0, forKeyPath: "position.x")
      #expect(layer.animationKeys() == ["position"])
    }
  }

  @Test("A layer stores values under keys of the program's own, and its presentation layers have them")
  func own() {
    LayerBench.run { bench in
      let layer = bench.square()
      layer.setValue("blue", forKey: "mood")
      layer.setValue(3, forKeyPath: "position.w")  // no such part: a name of its own
      #expect(layer.value(forKey: "mood") as? String == "blue")
      #expect(layer.value(forKey: "nothing") == nil)
      #expect(layer.presentation()?.value(forKey: "mood") as? String == "blue")
      layer.setValue(nil, forKey: "mood")
      #expect(layer.value(forKey: "mood") == nil)
    }
  }

  @Test("Setting nil clears a property that can be nil, and a value of the wrong type is reported")
  func kinds() {
    LayerBench.run { bench in
      let layer = bench.square("box")
      layer.setValue(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1), forKey: "backgroundColor")
      #expect(layer.backgroundColor != nil)
      layer.setValue(nil, forKey: "backgroundColor")
      #expect(layer.backgroundColor == nil)
      layer.setValue(true, forKey: "hidden")
      #expect(layer.isHidden)
      #expect(bench.takeDiagnostics().isEmpty)
      layer.setValue("left", forKey: "position")
      layer.setValue(nil, forKey: "position")
      layer.setValue(CGFloat.nan, forKeyPath: "position.x")
      #expect(layer.position == .zero)
      let messages = bench.takeMessages()
      #expect(
        messages.first == """
          [wrong-kind-of-value] CALayer "box" was given left for the key path "position". The property cannot hold it, so \
          nothing was changed. Set a finite value of the property's own type.
          """)
      #expect(messages.count == 3)
    }
  }
}
