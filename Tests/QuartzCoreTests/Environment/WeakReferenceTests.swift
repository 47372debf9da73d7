import QuartzCore
import Testing

@Suite("References that do not own their object") @MainActor struct WeakReferenceTests {
  private struct Holder {
    @WeakReference var layer: CALayer?
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
      let references = [AnyWeakReference(plain as AnyObject), AnyWeakReference(layer as AnyObject)]
      #expect(references[0].target === plain)
      #expect(references[1].target === layer)
      #expect(layer?.storedWeakHandle != nil)
      (plain, layer) = (nil, nil)
      #expect(references.allSatisfy { $0.target == nil })
    }
  }
}
