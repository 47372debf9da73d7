import CoreGraphics
import Foundation
import Raster
import Testing

@Suite("Drawing images into contexts") struct ImageDrawingTests {
  private static let flag = CGImage(
    PixelBuffer(width: 2, height: 2, pixels: [Pixel.red, Pixel.green, Pixel.blue, Pixel.white]))

  @Test func anImageIsUprightWhereYGrowsUpwards() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: .rgb,
        bitmapInfo: CGBitmapInfo.premultipliedBGRA.rawValue))
    context.draw(Self.flag, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(context.makeImage() == Self.flag)
  }

  @Test func anImageIsUpsideDownWhereYGrowsDownwardsUnlessDrawnUpright() throws {
    let rect = CGRect(x: 0, y: 0, width: 2, height: 2)
    #expect(try drawing(2, 2) { $0.draw(Self.flag, in: rect) }.text(Pixel.letters) == ["bw", "rg"])
    #expect(try drawing(2, 2) { $0.drawUpright(Self.flag, in: rect) } == Self.flag)
  }

  @Test func withoutInterpolationPixelsBecomeBlocks() throws {
    let image = try drawing(4, 4) { context in
      context.interpolationQuality = .none
      context.drawUpright(Self.flag, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(image.text(Pixel.letters) == ["rrgg", "rrgg", "bbww", "bbww"])
  }

  @Test func withInterpolationPixelsBlend() throws {
    let pair = CGImage(PixelBuffer(width: 2, height: 1, pixels: [Pixel.black, Pixel.white]))
    let image = try drawing(8, 1) { $0.drawUpright(pair, in: CGRect(x: 0, y: 0, width: 8, height: 1)) }
    let grays = image.buffer.pixels.map { $0 & 255 }
    #expect(grays == grays.sorted() && grays.first == 0 && grays.last == 255 && Set(grays).count > 4)
  }

  @Test func aSmallCopySeesEveryPixel() throws {
    var board = PixelBuffer(width: 64, height: 64)
    for index in board.pixels.indices {
      board.pixels[index] = (index + index / 64) % 2 == 0 ? Pixel.white : Pixel.black
    }
    let image = try drawing(4, 4) { context in
      context.drawUpright(CGImage(board), in: CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(image.buffer.pixels.allSatisfy { $0 == 0xFF80_8080 })
  }

  @Test func aTranslatedImageKeepsItsPixels() throws {
    let image = try drawing(5, 4) { $0.drawUpright(Self.flag, in: CGRect(x: 2, y: 1, width: 2, height: 2)) }
    #expect(image.text(Pixel.letters) == [".....", "..rg.", "..bw.", "....."])
    let half = try drawing(5, 4) { $0.drawUpright(Self.flag, in: CGRect(x: 1.5, y: 1, width: 2, height: 2)) }
    #expect((0..<5).map { half.pixel($0, 1) } == [0, 0x8080_0000, 0xFF80_8000, 0x8000_8000, 0])
    let nearly = try drawing(5, 4) { $0.drawUpright(Self.flag, in: CGRect(x: 2.0001, y: 1, width: 2, height: 2)) }
    #expect(nearly == image)
  }

  @Test func quarterTurnsAreExact() throws {
    let image = try drawing(2, 2) { context in
      context.translateBy(x: 2, y: 0)
      context.rotate(by: .pi / 2)
      context.drawUpright(Self.flag, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(image.text(Pixel.letters) == ["br", "wg"])
  }

  @Test func invalidRectanglesDrawNothing() throws {
    let image = try drawing(2, 2) { context in
      context.draw(Self.flag, in: .null)
      context.draw(Self.flag, in: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 2))
      context.draw(CGImage(PixelBuffer(width: 0, height: 0)), in: CGRect(x: 0, y: 0, width: 2, height: 2))
      context.draw(Self.flag, in: CGRect(x: 0, y: 0, width: 0, height: 2))
    }
    #expect(image.buffer.pixels.allSatisfy { $0 == 0 })
  }
}
