import Foundation
import QuartzCore
import Testing

@Suite("A layer's size in memory") @MainActor struct FootprintTests {
  @Test("A layer without rare properties is small: its state holds everyday properties and three references")
  func state() {
    #expect(MemoryLayout<LayerProperties>.size <= 296)
    LayerBench.run { bench in
      let layer = bench.square()
      #expect(!layer.model_.hasEffects && layer.model_.kind == nil && layer.model_.custom.isEmpty)
      layer.shadowRadius = 4
      let shown = layer.model_
      layer.shadowRadius = 5
      #expect(shown.effects.shadowRadius == 4 && layer.shadowRadius == 5, "a state that was kept does not change")
    }
  }
}
