import CoreGraphics
import Foundation
import QuartzCore
import Rendering
import Testing

@Suite("The rarer properties of a layer") @MainActor struct EffectTests {
  @Test("The rarer properties have Apple's default values (A-73, C-99)")
  func defaults() {
    LayerBench.run { bench in
      let layer = CALayer()
      #expect(layer.shadowColor == .black && layer.shadowOpacity == 0)
      #expect(layer.shadowOffset == CGSize(width: 0, height: -3) && layer.shadowRadius == 3)
      #expect(layer.shadowPath == nil && layer.mask == nil)
      #expect(layer.allowsGroupOpacity && !layer.shouldRasterize && layer.rasterizationScale == 1)
      #expect(layer.cornerCurve == .circular && layer.maskedCorners.rawValue == 15)
      #expect(layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(layer.minificationFilter == .linear && layer.magnificationFilter == .linear)
      #expect(layer.compositingFilter == nil && layer.filters == nil && layer.backgroundFilters == nil)
      #expect(!layer.model_.hasEffects)
      layer.shadowOpacity = 0
      #expect(!layer.model_.hasEffects, "what keeps its default takes no room")
    }
  }

  @Test("The rarer properties reach the frame")
  func node() throws {
    try LayerBench.run { bench in
      let layer = bench.square()
      CATransaction.setDisableActions(true)
      layer.shadowOpacity = 0.5
      layer.shadowOffset = CGSize(width: 2, height: 4)
      layer.shadowPath = CGPath(rect: layer.bounds, transform: nil)
      layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      layer.cornerCurve = .continuous
      layer.compositingFilter = "multiplyBlendMode"
      layer.shouldRasterize = true
      layer.rasterizationScale = 2
      var blur = try #require(CAFilter(type: "gaussianBlur"))
      blur.setValue(4, forKey: "inputRadius")
      layer.filters = [blur]
      let node = try #require(bench.node(at: 10).children.first)
      #expect(node.shadow?.opacity == 0.5 && node.shadow?.radius == 3)
      #expect(node.shadow?.offset == CGSize(width: 2, height: 4) && node.shadow?.path == layer.shadowPath)
      #expect(node.maskedCorners == [.minXMinY, .maxXMinY] && node.cornerCurve == .continuous)
      #expect(node.blendMode == .multiply && node.rasterizationScale == 2)
      #expect(node.filters == [.blur(radius: 4)])
      layer.masksToBounds = true
      #expect(bench.node(at: 10).children.first?.shadow == nil, "a clip cuts the shadow off")
      layer.masksToBounds = false
      layer.shadowOpacity = 0
      #expect(bench.node(at: 10).children.first?.shadow == nil)
    }
  }

  @Test("The rarer properties animate implicitly, and by the parts of a structure (C-20, C-57)")
  func animate() {
    LayerBench.run { bench in
      let layer = bench.square()
      layer.shadowOpacity = 1
      layer.shadowRadius = 8
      #expect(layer.animationKeys() == ["shadowOpacity", "shadowRadius"])
      layer.removeAllAnimations()
      layer.shouldRasterize = true
      layer.cornerCurve = .continuous
      #expect(layer.animationKeys() == nil)
      layer.add(linear("shadowOffset.width", from: 0, to: 10), forKey: "x")
      bench.turn()
      bench.turn(at: 0.5)
      #expect(layer.presentation()?.shadowOffset == CGSize(width: 5, height: -3))
      #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
      layer.setValue(7.0, forKeyPath: "shadowOffset.height")
      #expect(layer.shadowOffset == CGSize(width: 0, height: 7))
    }
  }

  @Test("Filters animate by the filter's name")
  func filters() throws {
    try LayerBench.run { bench in
      let layer = bench.square()
      var blur = try #require(CAFilter(type: "gaussianBlur"))
      blur.name = "soft"
      layer.backgroundFilters = [blur]
      layer.setValue(2.0, forKeyPath: "backgroundFilters.soft.inputRadius")
      #expect((layer.backgroundFilters?.first as? CAFilter)?.value(forKey: "inputRadius") as? Double == 2)
      layer.add(linear("backgroundFilters.soft.inputRadius", from: 0, to: 10), forKey: nil)
      bench.turn()
      #expect(bench.node(at: 0.25).children.first?.backdropFilters == [.blur(radius: 2.5)])
      layer.add(linear("backgroundFilters.hard.inputRadius", from: 0, to: 10), forKey: nil)
      #expect(bench.takeDiagnostics() == ["unknown-key-path"])
    }
  }

  @Test("Filters that are not supported are reported")
  func unknown() {
    LayerBench.run { bench in
      let layer = bench.square()
      layer.compositingFilter = "glowBlendMode"
      layer.filters = ["blur"]
      layer.rasterizationScale = 0
      layer.shadowRadius = .nan
      #expect(layer.compositingFilter == nil && layer.filters == nil && layer.shadowRadius == 3)
      #expect(CAFilter(type: "pageCurl") == nil)
      let messages = bench.takeMessages()
      #expect(messages.count == 4)
      #expect(
        messages.first
          == "[unknown-filter] CALayer \"square\" was given glowBlendMode as a part of compositingFilter. Layers draw CAFilter "
          + "values and blend by names such as \"multiplyBlendMode\"; this is neither, and is left out. Use CAFilter(type:), or "
          + "filter the image before it becomes the layer's contents.")
    }
  }

  @Test("allowsGroupOpacity says whether opacity is the group's or each layer's (C-99, P-54)")
  func groupOpacity() throws {
    try LayerBench.run { bench in
      let layer = bench.square()
      layer.backgroundColor = .white
      layer.borderWidth = 1
      layer.addSublayer(CALayer())
      bench.turn()
      layer.removeAllAnimations()
      CATransaction.setDisableActions(true)
      layer.opacity = 0.5
      let grouped = try #require(bench.node(at: 1).children.first)
      #expect(grouped.opacity == 0.5 && grouped.children.map(\.opacity) == [1])
      layer.allowsGroupOpacity = false
      let each = try #require(bench.node(at: 1).children.first)
      #expect(each.opacity == 1 && each.backgroundColor == nil && each.borderWidth == 0)
      #expect(each.children.map(\.opacity) == [0.5, 0.5, 0.5])
      #expect(each.children.first?.backgroundColor == .white && each.children.last?.borderWidth == 1)
    }
  }
}
