import CoreGraphics
import Foundation
import Testing

@Suite("Colours") struct CGColorTests {
  @Test(arguments: [
    (CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1), UInt32(0xFFFF_8000)),
    (CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 0.5), UInt32(0x8080_4000)),
    (CGColor(gray: 1, alpha: 0), UInt32(0)),
    (CGColor(gray: 0.2, alpha: 1), UInt32(0xFF33_3333)),
    (CGColor(red: 2, green: -1, blue: .nan, alpha: 1), UInt32(0xFFFF_0000)),
    (CGColor(red: 1, green: 1, blue: 1, alpha: .nan), UInt32(0)),
    (CGColor(red: 1, green: 1, blue: 1, alpha: .infinity), UInt32(0xFFFF_FFFF)),
  ])
  func aColourBecomesOnePremultipliedPixel(color: CGColor, pixel: UInt32) {
    #expect(color.premultipliedBGRA == pixel)
  }

  @Test func noChannelExceedsAlpha() {
    for step in 0...1000 {
      let alpha = CGFloat(step) / 1000
      let pixel = CGColor(red: 1, green: 0.999, blue: 0.5, alpha: alpha).premultipliedBGRA
      #expect(pixel >> 16 & 255 <= pixel >> 24 && pixel >> 8 & 255 <= pixel >> 24)
    }
    #expect(CGColor.white.premultipliedBGRA(alpha: 0.5) == 0x8080_8080)
    #expect(CGColor.black.isOpaque && !CGColor.clear.isOpaque)
  }

  @Test func componentsFollowTheColourSpace() {
    let gray = CGColor(gray: 0.25, alpha: 0.5)
    #expect(gray.components == [0.25, 0.5] && gray.numberOfComponents == 2)
    let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.components == [0.1, 0.2, 0.3, 0.4] && color.numberOfComponents == 4)
    #expect(color.copy(alpha: 1) == CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 1))
    #expect(gray.copy(alpha: 1)?.components == [0.25, 1])
    #expect(gray != CGColor(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5))
  }

  @Test func coloursSurviveEncoding() throws {
    for color in [CGColor.black, CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)] {
      let data = try JSONEncoder().encode(color)
      #expect(try JSONDecoder().decode(CGColor.self, from: data) == color)
    }
  }
}
