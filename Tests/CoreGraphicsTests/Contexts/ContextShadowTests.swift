import CoreGraphics
import Foundation
import Testing

@Suite("Shadows in contexts") struct ContextShadowTests {
  @Test("A sharp shadow is the drawing's shape in the shadow's colour, offset in base-space units, beneath the drawing")
  func sharp() throws {
    let image = try drawing(8, 3) { context in
      context.setShadow(offset: CGSize(width: 3, height: 1), blur: 0, color: .green)
      context.setFillColor(.red)
      // The transform moves what is drawn, and not the way of its shadow.
      context.translateBy(x: 1, y: 0)
      context.scaleBy(x: 2, y: 1)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(image.text(Pixel.letters) == [".rrrr...", ".rrrrggg", "....gggg"])
  }

  @Test("A shadow's offset follows the base space's y axis and scale")
  func spaces() throws {
    let upwards = try drawingUpwards(3, 3) { context in
      context.setShadow(offset: CGSize(width: 0, height: 1), blur: 0, color: .green)
      context.setFillColor(.red)
      context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    }
    #expect(upwards.text(Pixel.letters) == [".g.", ".r.", "..."])
    let large = try drawing(3, 1, scale: 2) { context in
      context.setShadow(offset: CGSize(width: 1.5, height: 0), blur: 0, color: .green)
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(large.text(Pixel.letters) == ["rr.gg.", "rr.gg."])
  }

  @Test("A shadow has the drawing's opacity, stays inside the clip, and is also cast by drawing outside of it")
  func opacityAndClip() throws {
    let image = try drawing(6, 1) { context in
      context.clip(to: CGRect(x: 2, y: 0, width: 3, height: 1))
      context.setShadow(offset: CGSize(width: 3, height: 0), blur: 0, color: .blue)
      context.setAlpha(0.5)
      context.setFillColor(.red)
      context.fill(CGRect(x: -1, y: 0, width: 3, height: 1))
    }
    #expect((0..<6).map { image.pixel($0, 0) } == [0, 0, 0x8000_0080, 0x8000_0080, 0x8000_0080, 0])
  }

  @Test("A soft shadow fades evenly to all sides at any blur", arguments: [4.0, 30.0])
  func soft(blur: CGFloat) throws {
    let side = 161
    let image = try drawing(CGFloat(side), CGFloat(side)) { context in
      context.setShadow(offset: CGSize(width: 0, height: 200), blur: blur, color: .black)
      context.fill(CGRect(x: 60, y: -140, width: 41, height: 41))
    }
    func alpha(_ x: Int, _ y: Int) -> Int { Int(image.pixel(x, y) >> 24) }
    // The edge of what casts it is where it is half as dark, for a blur that is narrow beside the shape.
    if blur == 4 { #expect(alpha(80, 80) == 255 && abs(alpha(60, 80) - 128) < 28 && alpha(52, 80) == 0) }
    for distance in 0..<60 {
      #expect(abs(alpha(80 - distance, 80) - alpha(80 + distance, 80)) <= 4)
      #expect(abs(alpha(80, 80 - distance) - alpha(80 + distance, 80)) <= 4)
      #expect(alpha(80 + distance, 80) >= alpha(81 + distance, 80))
    }
    // Nothing of the shape is lost: all of its light is in the shadow.
    let sum = image.buffer.pixels.reduce(0) { $0 + Int($1 >> 24) }
    #expect(abs(sum - 41 * 41 * 255) < 41 * 41 * 255 / 100)
  }

  @Test("Strokes, images, gradients and glyphs each cast one shadow")
  func kinds() throws {
    let font = try TextFont.system(size: 20)
    let drawn: [(CGContext) throws -> Void] = [
      { $0.stroke(CGRect(x: 4, y: 4, width: 12, height: 12)) },
      { context in
        let stamp = try drawing(4, 4) { $0.fill(CGRect(x: 1, y: 1, width: 2, height: 2)) }
        context.draw(stamp, in: CGRect(x: 3, y: 3, width: 14, height: 14))
      },
      { context in
        let gradient = try #require(CGGradient(colors: [.black, .black]))
        context.drawLinearGradient(gradient, start: CGPoint(x: 4, y: 0), end: CGPoint(x: 14, y: 0), options: [])
      },
      { $0.draw(TextLayout("A", font: font), at: CGPoint(x: 2, y: -2), color: .black) },
    ]
    for draw in drawn {
      let plain = try drawing(80, 20) { try draw($0) }
      let shadowed = try drawing(80, 20) { context in
        context.setShadow(offset: CGSize(width: 40, height: 0), blur: 0, color: .black)
        try draw(context)
      }
      for y in 0..<20 {
        for x in 0..<40 {
          #expect(shadowed.pixel(x + 40, y) == plain.pixel(x, y) && shadowed.pixel(x, y) == plain.pixel(x, y))
        }
      }
    }
  }

  @Test("A shadow's bitmap has the drawing's size, and there is none if that is too large")
  func size() throws {
    let image = try drawing(400_000, 1) { context in
      context.setFillColor(.red)
      for index in 0..<2000 {
        context.setShadow(offset: CGSize(width: 1, height: 0), blur: 0, color: .green)
        context.fill(CGRect(x: index * 100, y: 0, width: 1, height: 1))
      }
      context.setShadow(offset: .zero, blur: 1e300, color: .green)
      context.fill(CGRect(x: 0, y: 0, width: 400_000, height: 1))
    }
    #expect(image.pixel(0, 0) == Pixel.red && image.pixel(399_999, 0) == Pixel.red)
  }

  @Test(
    "A shadow erases no pixels behind it in any blend mode", arguments: [CGBlendMode.copy, .sourceIn, .destinationIn])
  func modes(mode: CGBlendMode) throws {
    let image = try drawing(40, 1) { context in
      context.setFillColor(.blue)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 1))
      context.setBlendMode(mode)
      context.setShadow(offset: CGSize(width: 20, height: 0), blur: 4, color: .green)
      context.setFillColor(.red)
      context.fill(CGRect(x: 5, y: 0, width: 2, height: 1))
    }
    #expect((0..<40).allSatisfy { image.pixel($0, 0) >> 24 == 255 })
  }

  @Test("The shadow belongs to the saved state, and there is none without a colour or with values that are not finite")
  func state() throws {
    let image = try drawing(4, 1) { context in
      context.setFillColor(.red)
      context.saveGState()
      context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0)
      context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0, color: nil)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setShadow(offset: CGSize(width: CGFloat.nan, height: 0), blur: 0, color: .green)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setShadow(offset: CGSize(width: 2, height: 0), blur: .infinity, color: .green)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setShadow(offset: CGSize(width: 1e300, height: 0), blur: 1, color: .green)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setShadow(offset: .zero, blur: 0, color: .green)
      context.restoreGState()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(image.text(Pixel.letters) == ["rr.."])
    // The widest blur spreads a pixel over so many that nothing is seen of it.
    let wide = try drawing(4, 1) { context in
      context.setShadow(offset: .zero, blur: 1e300, color: .green)
      context.setFillColor(.red)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(wide.text(Pixel.letters) == [".r.."])
    let usual = try drawing(2, 1) { context in
      context.setShadow(offset: CGSize(width: 1, height: 0), blur: -3)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(usual.pixel(1, 0) == 0x5500_0000)
  }
}
