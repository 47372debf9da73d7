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
