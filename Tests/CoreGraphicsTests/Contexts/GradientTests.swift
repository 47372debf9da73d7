import CoreGraphics
import Foundation
import Testing

@Suite("Gradients in contexts") struct GradientTests {
  @Test func coloursAreAtTheirLocations() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [CGColor.red, CGColor.green, CGColor.blue] as CFArray, locations: nil))
    #expect(gradient.pixel(at: 0) == Pixel.red && gradient.pixel(at: 0.5) == Pixel.green)
    #expect(gradient.pixel(at: 1) == Pixel.blue && gradient.pixel(at: 0.25) == 0xFF80_8000)
    let edge = try #require(CGGradient(colors: [.red, .red, .blue, .blue], locations: [0, 0.5, 0.5, 1]))
    #expect(edge.pixel(at: 0.499) == Pixel.red && edge.pixel(at: 0.5) == Pixel.blue)
  }

  @Test func invalidGradientsAreRefused() {
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
    #expect(CGGradient(colors: [.red], locations: [0, 1]) == nil)
    #expect(CGGradient(colors: [.red, .blue], locations: [0, .nan]) == nil)
    #expect(CGGradient(colors: [.red, .blue], locations: [7, -3])?.stops.map(\.location) == [0, 1])
    #expect(
      CGGradient(colorSpace: .gray, colorComponents: [0, 1, 1, 1], locations: nil, count: 2)?.stops.map(\.color)
        == [.black, .white])
  }

  @Test func aLinearGradientFollowsItsLine() throws {
    let gradient = try #require(CGGradient(colors: [.black, .white]))
    let image = try drawing(100, 2) { context in
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0), options: .drawsAfterEndLocation)
    }
    let row = (0..<100).map { image.pixel($0, 1) }
    #expect(row[..<20].allSatisfy { $0 == 0 } && row[80...].allSatisfy { $0 == Pixel.white })
    let grays = row[20..<80].map { $0 & 255 }
    #expect(grays == grays.sorted() && abs(Int(grays[30]) - 130) < 3)
  }

  @Test func aRadialGradientIsRound() throws {
    let gradient = try #require(CGGradient(colors: [.white, .black]))
    let image = try drawing(41, 41) { context in
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 20.5, y: 20.5), startRadius: 0, endCenter: CGPoint(x: 20.5, y: 20.5),
        endRadius: 20, options: [])
    }
    #expect(image.pixel(20, 20) == Pixel.white && image.pixel(0, 0) == 0)
    #expect(image.pixel(10, 20) == image.pixel(30, 20) && image.pixel(20, 10) == image.pixel(10, 20))
    #expect(abs(Int(image.pixel(10, 20) & 255) - 128) <= 2)
  }

  @Test func endsThatAreEqualDrawNothing() throws {
    let gradient = try #require(CGGradient(colors: [.white, .black]))
    let image = try drawing(2, 2) { context in
      context.drawLinearGradient(gradient, start: .zero, end: .zero, options: .drawsAfterEndLocation)
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: CGFloat.nan, y: 0), options: [])
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 1, endCenter: .zero, endRadius: 1, options: [])
    }
    #expect(image.buffer.pixels.allSatisfy { $0 == 0 })
  }
}
