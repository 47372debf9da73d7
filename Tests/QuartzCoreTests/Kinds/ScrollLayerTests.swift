import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Scroll layers") @MainActor struct ScrollLayerTests {
  private func scroller(in bench: LayerBench) -> (CAScrollLayer, CALayer) {
    let (scroller, content) = (CAScrollLayer(), CALayer())
    scroller.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    content.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    scroller.addSublayer(content)
    bench.root.addSublayer(scroller)
    return (scroller, content)
  }

  @Test("A scroll layer clips, and scrolls in the directions of its scroll mode")
  func modes() {
    LayerBench.run { bench in
      let (scroller, _) = scroller(in: bench)
      #expect(scroller.masksToBounds && scroller.scrollMode == .both)
      scroller.scroll(to: CGPoint(x: 30, y: 40))
      #expect(scroller.bounds.origin == CGPoint(x: 30, y: 40))
      scroller.scrollMode = .vertically
      scroller.scroll(to: CGPoint(x: 0, y: 0))
      #expect(scroller.bounds.origin == CGPoint(x: 30, y: 0))
      scroller.scrollMode = .horizontally
      scroller.scroll(to: CGPoint(x: 5, y: 9))
      #expect(scroller.bounds.origin == CGPoint(x: 5, y: 0))
      scroller.scrollMode = .none
      scroller.scroll(to: CGPoint(x: 1, y: 1))
      #expect(scroller.bounds.origin == CGPoint(x: 5, y: 0))
    }
  }

  @Test("A scroll layer shows a rectangle with the shortest scroll")
  func rectangles() {
    LayerBench.run { bench in
      let (scroller, content) = scroller(in: bench)
      content.scrollRectToVisible(CGRect(x: 90, y: 0, width: 20, height: 10))
      #expect(scroller.bounds.origin == CGPoint(x: 10, y: 0))
      content.scrollRectToVisible(CGRect(x: 20, y: 10, width: 20, height: 10))
      #expect(scroller.bounds.origin == CGPoint(x: 10, y: 0), "it is in sight")
      content.scrollRectToVisible(CGRect(x: 0, y: 200, width: 500, height: 10))
      #expect(scroller.bounds.origin == CGPoint(x: 0, y: 160), "too wide: from its beginning")
      content.scroll(CGPoint(x: 7, y: 8))
      #expect(scroller.bounds.origin == CGPoint(x: 7, y: 8))
      #expect(content.visibleRect == CGRect(x: 7, y: 8, width: 100, height: 50))
      #expect(bench.root.visibleRect == bench.root.bounds)
      scroller.scroll(to: CGRect.null)
      #expect(bench.takeDiagnostics() == ["invalid-geometry"])
    }
  }
}
