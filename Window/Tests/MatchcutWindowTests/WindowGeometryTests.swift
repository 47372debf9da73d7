import Testing

@testable import MatchcutWindow

@Suite("A window's coordinates")
struct WindowGeometryTests {
  private let phone = WindowGeometry(scale: .third, screen: CGSize(width: 393, height: 852), screenScale: 3)

  @Test("A location in the window is a point of the screen, to a quarter")
  func points() {
    #expect(phone.bitmap == (1179, 2556) && phone.target == (393, 852))
    #expect(phone.point(10, 20) == CGPoint(x: 10, y: 20))
    var half = phone
    half.scale = .half
    #expect(half.target == (590, 1278))
    #expect(half.point(15, 30) == CGPoint(x: 10, y: 20))
    #expect(half.point(16, 31) == CGPoint(x: 10.75, y: 20.75))
    var large = phone
    large.ratio = 2
    #expect(large.point(10, 20) == CGPoint(x: 20, y: 40))
  }

  @Test("Beyond the window a location is at the screen's edge, inside of it")
  func edges() {
    #expect(phone.point(-5, 4000) == CGPoint(x: 0, y: 851.5))
    #expect(phone.point(393, -1) == CGPoint(x: 392.5, y: 0))
  }

  @Test("A rectangle of the screen covers whole units of the window, one at least")
  func rectangles() {
    #expect(phone.units(CGRect(x: 10.5, y: 20, width: 2, height: 30)) == .init(x: 10, y: 20, width: 3, height: 30))
    #expect(phone.units(CGRect(x: 10, y: 20, width: 0, height: 0)) == .init(x: 10, y: 20, width: 1, height: 1))
    var large = phone
    large.ratio = 2
    #expect(large.units(CGRect(x: 10, y: 20, width: 2, height: 30)) == .init(x: 5, y: 10, width: 1, height: 15))
  }

  @Test("A window that is resized gives the app the size that fills it, and never less than 80 points")
  func filling() {
    #expect(phone.screen(filling: (400, 800)) == CGSize(width: 400, height: 800))
    var full = phone
    full.scale = .full
    #expect(full.screen(filling: (1200, 1201)) == CGSize(width: 400, height: 1201.0 / 3))
    #expect(phone.screen(filling: (10, 10)) == CGSize(width: 80, height: 80))
    #expect(phone.least == (80, 80) && full.least == (240, 240))
  }
}
