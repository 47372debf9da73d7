import Foundation
import Raster
import Testing

@testable import CoreGraphics

/// Draws with invalid numbers: nothing crashes or hangs.
@Suite("Invalid input to contexts") struct BadInputTests {
  /// A small generator of its own, so that each run is the same.
  private struct Numbers {
    var state: UInt64
    static let odd: [CGFloat] = [
      .nan, .infinity, -.infinity, 0, -0.0, 1e300, -1e300, 1e-300, 1e18, -1e12, 2e6, -3e5, 0.5, -1, 7, 33.3, 1e-9, 100,
      .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ]

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }

    mutating func number() -> CGFloat {
      next(below: 3) == 0 ? Self.odd[next(below: Self.odd.count)] : CGFloat(next(below: 800)) / 10 - 10
    }

    mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    mutating func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }
    mutating func transform() -> CGAffineTransform {
      CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    }
  }

  private func addSteps(to context: CGContext, _ numbers: inout Numbers) {
    for _ in 0..<numbers.next(below: 6) {
      switch numbers.next(below: 9) {
      case 0: context.move(to: numbers.point())
      case 1: context.addLine(to: numbers.point())
      case 2: context.addQuadCurve(to: numbers.point(), control: numbers.point())
      case 3: context.addCurve(to: numbers.point(), control1: numbers.point(), control2: numbers.point())
      case 4: context.closePath()
      case 5: context.addRect(numbers.rect())
      case 6: context.addEllipse(in: numbers.rect())
      case 7:
        context.addArc(
          center: numbers.point(), radius: numbers.number(), startAngle: numbers.number(), endAngle: numbers.number(),
          clockwise: numbers.next(below: 2) == 0)
      default:
        context.addArc(tangent1End: numbers.point(), tangent2End: numbers.point(), radius: numbers.number())
      }
    }
  }

  private func draw(in context: CGContext, _ numbers: inout Numbers, _ gradient: CGGradient) {
    let stamp = CGImage(PixelBuffer(width: 5, height: 3, fill: 0xFF40_8020))
    addSteps(to: context, &numbers)
    switch numbers.next(below: 16) {
    case 0: context.fillPath(using: numbers.next(below: 2) == 0 ? .winding : .evenOdd)
    case 1, 2: context.strokePath()
    case 3: context.clip()
    case 4: context.clip(to: numbers.rect())
    case 5: context.draw(stamp, in: numbers.rect())
    case 6: context.saveGState()
    case 7: context.restoreGState()
    case 8: context.concatenate(numbers.transform())
    case 9: context.drawLinearGradient(gradient, start: numbers.point(), end: numbers.point(), options: [])
    case 10:
      context.drawRadialGradient(
        gradient, startCenter: numbers.point(), startRadius: numbers.number(), endCenter: numbers.point(),
        endRadius: numbers.number(), options: .drawsAfterEndLocation)
    case 11: context.setLineWidth(numbers.number())
    case 12: context.setLineDash(phase: numbers.number(), lengths: [numbers.number(), numbers.number()])
    case 13: context.setMiterLimit(numbers.number())
    case 14: context.clear(numbers.rect())
    default: _ = context.pathContains(numbers.point(), mode: .fillStroke)
    }
  }

  @Test(arguments: UInt64(1)...4)
  func drawingWithOddNumbersDoesNoHarm(seed: UInt64) throws {
    var numbers = Numbers(state: seed)
    let gradient = try #require(CGGradient(colors: [.red, .clear, .blue]))
    let context = try CGContext(size: CGSize(width: 40, height: 30), scale: 1)
    for step in 0..<250 {
      if step % 25 == 0 {
        while !context.savedStates.isEmpty { context.restoreGState() }
        context.state = GraphicsState(transform: .identity, clip: ClipRegion(context.memory.bounds))
        context.setStrokeColor(.green)
      }
      draw(in: context, &numbers, gradient)
    }
    // Premultiplied pixels stay premultiplied.
    let image = try #require(context.makeImage())
    for pixel in image.buffer.pixels {
      let alpha = pixel >> 24
      #expect(pixel >> 16 & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel & 255 <= alpha)
    }
  }

  @Test func textWithOddNumbersDoesNoHarm() throws {
    var numbers = Numbers(state: 99)
    let context = try CGContext(size: CGSize(width: 40, height: 30), scale: 1)
    for _ in 0..<150 {
      let font = try TextFont.system(size: numbers.number())
      let layout = TextLayout(
        ["", "a", "Some words\nand more", "\n\n", "漢字 e\u{301}\u{202E}x\u{0}"][numbers.next(below: 5)], font: font,
        maximumSize: CGSize(width: numbers.number(), height: numbers.number()),
        numberOfLines: numbers.next(below: 3) - 1,
        lineBreakMode: TextLineBreakMode.allCases[numbers.next(below: TextLineBreakMode.allCases.count)],
        alignment: TextAlignment.allCases[numbers.next(below: 3)])
      context.draw(layout, at: numbers.point())
    }
  }
}
