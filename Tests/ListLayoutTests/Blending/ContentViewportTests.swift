import CoreGraphics
import ListLayout
import Testing

@Suite struct ContentViewportTests {
  private let viewport = ContentViewport(
    offset: CGPoint(x: 0, y: 900), size: CGSize(width: 300, height: 400), contentSize: CGSize(width: 300, height: 5000),
    insets: ListInsets(top: 50, left: 0, bottom: 20, right: 0))

  @Test("An offset in another layout leaves an element where it is on the screen (V-77)")
  func keeping() {
    let (old, new) = (CGRect(x: 0, y: 1000, width: 100, height: 100), CGRect(x: 0, y: 2000, width: 300, height: 50))
    let offset = viewport.offset(keeping: old, at: new, in: CGSize(width: 300, height: 9000))
    #expect(offset == CGPoint(x: 0, y: 1875) && new.midY - offset.y == old.midY - viewport.offset.y)
  }

  @Test("Scrolling puts an item at a position between the insets, or shows it by the shortest way (V-43)")
  func scrolling() {
    func y(_ top: CGFloat, _ position: ScrollPosition, height: CGFloat = 100) -> CGFloat {
      viewport.offset(showing: CGRect(x: 0, y: top, width: 100, height: height), at: position).y
    }
    #expect(y(2000, .top) == 1950 && y(2000, .bottom) == 1720 && y(2000, .centeredVertically) == 1835)
    #expect(y(2000, []) == 1720 && y(500, [.left]) == 450 && y(1000, .left) == 900)
    #expect(y(0, .bottom) == -50 && y(4900, .top) == 4620)
    #expect(y(800, [], height: 1000) == 900)
  }

  @Test("Two positions of one direction are invalid (V-43)")
  func positions() {
    #expect(ScrollPosition([.top, .right]).isValid && ScrollPosition().isValid)
    #expect(!ScrollPosition([.top, .bottom]).isValid && !ScrollPosition([.left, .centeredHorizontally]).isValid)
  }

  @Test("An offset stays within the content and its insets (V-77)")
  func limits() {
    let old = CGRect(x: 0, y: 1000, width: 100, height: 100)
    func offset(_ y: CGFloat, _ height: CGFloat) -> CGFloat {
      viewport.offset(
        keeping: old, at: CGRect(x: 0, y: y, width: 300, height: 50), in: CGSize(width: 300, height: height)
      ).y
    }
    #expect(offset(0, 9000) == -50 && offset(8950, 9000) == 8620)
    #expect(offset(100, 200) == -50)
    #expect(viewport.limited(CGPoint(x: CGFloat.nan, y: CGFloat.infinity)) == CGPoint(x: 0, y: -50))
  }
}
