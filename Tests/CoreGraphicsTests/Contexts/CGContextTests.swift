import CoreGraphics
import Foundation
import Testing

@Suite("Bitmap contexts") struct CGContextTests {
  private static let bgra = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue

  @Test func aContextForUIKitHasItsOriginAtTheTopLeft() throws {
    let image = try drawing(4, 3) { context in
      context.setFillColor(.red)
      context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    }
    #expect(image.text(Pixel.letters) == [".rr.", "....", "...."])
  }

  @Test func aContextOfApplesInitialiserHasItsOriginAtTheBottomLeft() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 4, height: 3, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: Self.bgra))
    context.setFillColor(.red)
    context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    #expect(context.makeImage()?.text(Pixel.letters) == ["....", "....", ".rr."])
    #expect(context.bytesPerRow == 16 && context.width == 4 && context.height == 3)
  }

  @Test func aClientsMemoryIsDrawnInto() throws {
    var memory = [UInt32](repeating: 0xFFFF_FFFF, count: 3 * 2)
    memory.withUnsafeMutableBytes { bytes in
      let context = CGContext(
        data: bytes.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 12,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: Self.bgra)
      context?.setFillColor(.blue)
      context?.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
    }
    #expect(memory == [Pixel.blue, Pixel.blue, Pixel.white, Pixel.white, Pixel.white, Pixel.white])
  }

  private static let refused: [(Int, Int, Int, Int, CGColorSpace, UInt32)] = [
    (0, 4, 8, 0, .rgb, bgra), (4, -1, 8, 0, .rgb, bgra), (4, 4, 16, 0, .rgb, bgra), (4, 4, 8, 12, .rgb, bgra),
    (4, 4, 8, 17, .rgb, bgra), (4, 4, 8, 0, .gray, bgra), (4, 4, 8, 0, .rgb, 1), (1 << 40, 1 << 40, 8, 0, .rgb, bgra),
  ]

  @Test(arguments: refused)
  func invalidContextsAreRefused(
    width: Int, height: Int, bits: Int, row: Int, space: CGColorSpace, info: UInt32
  ) {
    #expect(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row, space: space,
        bitmapInfo: info) == nil)
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 5),
    CGSize(width: CGFloat.infinity, height: 5), CGSize(width: 1e6, height: 1e6),
  ])
  func sizesThatNoImageCanHaveAreNamed(size: CGSize) {
    #expect(throws: CGImageError.self) { try CGContext(size: size, scale: 2) }
  }

  @Test func pointsBecomePixelsByTheScale() throws {
    let image = try drawing(2.2, 1, scale: 2) { context in
      context.setFillColor(.green)
      context.fill(CGRect(x: 0.5, y: 0, width: 1, height: 0.5))
    }
    #expect(image.text(Pixel.letters) == [".gg..", "....."])
    #expect(try drawing(1, 1, opaque: true) { _ in }.pixel(0, 0) == Pixel.black)
  }

  @Test func savedStatesComeBack() throws {
    let image = try drawing(3, 1) { context in
      context.setFillColor(.red)
      context.saveGState()
      context.setFillColor(.blue)
      context.translateBy(x: 1, y: 0)
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.fill(CGRect(x: -5, y: 0, width: 10, height: 1))
      context.restoreGState()
      #expect(context.ctm == .identity)
      context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
      context.restoreGState()
    }
    #expect(image.text(Pixel.letters) == [".br"])
  }

  @Test func edgesAreSmoothedByDefault() throws {
    let half = CGRect(x: 0.5, y: 0, width: 1, height: 1)
    let smooth = try drawing(2, 1) { $0.fill(half) }
    #expect(smooth.buffer.pixels == [0x8000_0000, 0x8000_0000])
    let hard = try drawing(2, 1) { context in
      context.setShouldAntialias(false)
      context.fill(half.offsetBy(dx: 0.1, dy: 0))
    }
    #expect(hard.buffer.pixels == [0, Pixel.black])
  }

  @Test func clearMakesPixelsTransparent() throws {
    let image = try drawing(3, 1, opaque: true) { $0.clear(CGRect(x: 1, y: 0, width: 1, height: 1)) }
    #expect(image.text(Pixel.letters) == ["k.k"])
  }

  @Test func aClipMayBeAnyShape() throws {
    let image = try drawing(40, 40) { context in
      context.addEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
      context.clip()
      context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 40))
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 40))
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(image.pixel(10, 20) == Pixel.red && image.pixel(30, 20) == 0 && image.pixel(0, 0) == 0)
    let area = image.buffer.pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
    #expect(abs(area - Double.pi * 200) < 2)
  }

  @Test func anEmptyClipHidesAllDrawing() throws {
    let image = try drawing(3, 1) { context in
      context.clip(to: CGRect(x: 50, y: 50, width: 1, height: 1))
      #expect(context.boundingBoxOfClipPath.isNull)
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
      context.resetClip()
      context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
    }
    #expect(image.text(Pixel.letters) == ["..k"])
  }

  @Test func evenOddLeavesHoles() throws {
    for (rule, middle) in [(CGPathFillRule.winding, Pixel.black), (.evenOdd, 0)] {
      let image = try drawing(5, 5) { context in
        context.addRects([CGRect(x: 0, y: 0, width: 5, height: 5), CGRect(x: 1, y: 1, width: 3, height: 3)])
        context.fillPath(using: rule)
        #expect(context.isPathEmpty)
      }
      #expect(image.pixel(2, 2) == middle)
    }
  }

  @Test func strokesFollowTheTransform() throws {
    let image = try drawing(8, 4) { context in
      context.scaleBy(x: 2, y: 1)
      context.setStrokeColor(.blue)
      context.setLineWidth(1)
      context.strokeLineSegments(between: [CGPoint(x: 2, y: 0), CGPoint(x: 2, y: 4), CGPoint(x: 9, y: 9)])
    }
    #expect(image.text(Pixel.letters) == [String](repeating: "...bb...", count: 4))
  }

  @Test func dashesAreDrawn() throws {
    let image = try drawing(10, 1) { context in
      context.setLineDash(phase: 0, lengths: [2, 1])
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 10, y: 0.5)])
    }
    #expect(image.text(Pixel.letters) == ["kk.kk.kk.k"])
  }

  @Test func aSingularOrBrokenTransformDrawsNothing() throws {
    let image = try drawing(4, 4) { context in
      context.scaleBy(x: 0, y: 1)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.stroke(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.draw(CGImage(.init(width: 1, height: 1, fill: Pixel.red)), in: CGRect(x: 0, y: 0, width: 4, height: 4))
      context.rotate(by: .nan)
      #expect(context.ctm == CGAffineTransform(scaleX: 0, y: 1))
    }
    #expect(image.buffer.pixels.allSatisfy { $0 == 0 })
  }

  @Test func pathsAreAskedInUserSpace() throws {
    _ = try drawing(40, 40) { context in
      context.scaleBy(x: 2, y: 2)
      context.addRect(CGRect(x: 2, y: 2, width: 10, height: 10))
      #expect(context.path?.boundingBox == CGRect(x: 2, y: 2, width: 10, height: 10))
      #expect(context.boundingBoxOfPath == CGRect(x: 2, y: 2, width: 10, height: 10))
      #expect(context.currentPointOfPath == CGPoint(x: 2, y: 2))
      #expect(context.pathContains(CGPoint(x: 5, y: 5), mode: .fill))
      #expect(!context.pathContains(CGPoint(x: 5, y: 5), mode: .stroke))
      #expect(context.pathContains(CGPoint(x: 2.2, y: 5), mode: .stroke))
    }
  }
}
