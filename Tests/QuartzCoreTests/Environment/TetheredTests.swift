import QuartzCore
import Testing

@Suite("References that do not own their object") @MainActor struct TetheredTests {
  private struct Holder {
    @Tethered var layer: CALayer?
  }

  @Test("A non-owning reference does not retain its object, and is nil when that is gone")
  func end() {
    LayerBench.run { _ in
      var layer: CALayer? = CALayer()
      var holder = Holder(layer: layer)
      let other = holder
      #expect(holder.layer === layer)
      layer = nil
      #expect(holder.layer == nil)
      #expect(other.layer == nil)
      let next = CALayer()
      holder.layer = next
      #expect(holder.layer === next)
      #expect(other.layer == nil)
      holder.layer = nil
      #expect(holder.layer == nil)
    }
  }

  @Test("A non-owning reference works for objects of any class")
  func anyObject() {
    LayerBench.run { _ in
      final class Plain {}
      var plain: Plain? = Plain()
      var layer: CALayer? = CALayer()
      let references = [UnretainedObject(plain as AnyObject), UnretainedObject(layer as AnyObject)]
      #expect(references[0].object === plain)
      #expect(references[1].object === layer)
      #expect(layer?.storedTether != nil)
      (plain, layer) = (nil, nil)
      #expect(references.allSatisfy { $0.object == nil })
    }
  }
}
