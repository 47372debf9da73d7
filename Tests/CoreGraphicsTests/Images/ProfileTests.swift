import CoreGraphics
import Foundation
import Raster
import Testing

/// The values in sRGB are worked out from the primaries of CSS Color 4, chapter 10.
@Suite("Colour profiles") struct ProfileTests {
  private static let pairs: [(p3: [UInt32], sRGB: [UInt32])] = [
    ([200, 100, 50], [215, 93, 31]), ([100, 150, 200], [83, 152, 205]), ([255, 0, 0], [255, 0, 0]),
    ([30, 60, 20], [17, 61, 13]), ([128, 128, 128], [128, 128, 128]), ([250, 240, 120], [252, 240, 97]),
  ]

  private func pixel(_ image: CGImage) -> [UInt32] {
    let pixel = image.buffer.pixels[0]
    return [pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255]
  }

  private func isNear(_ a: [UInt32], _ b: [UInt32], within limit: Int) -> Bool {
    zip(a, b).allSatisfy { abs(Int($0) - Int($1)) <= limit }
  }

  @Test("Display P3 images in PNG, WebP and JPEG are converted to sRGB, colours out of gamut clipped")
  func displayP3() throws {
    for (p3, sRGB) in Self.pairs {
      let image = MadeFiles.plain(p3[0], p3[1], p3[2])
      let packed = MadeFiles.packed(MadeProfile.displayP3)
      let png = try CGImage(data: MadeFiles.png(image.pngData(), with: "iCCP", packed))
      #expect(isNear(pixel(png), sRGB, within: 1), "PNG of \(p3): \(pixel(png))")
      let part = MadeFiles.imagePart(of: try image.webpData())
      let webp = try CGImage(
        data: MadeFiles.webp(16, 8, flags: 0x20, [("ICCP", MadeProfile.displayP3), ("VP8L", part)]))
      #expect(webp == png)
      let body = Array("ICC_PROFILE\0".utf8) + [1, 1] + MadeProfile.displayP3
      let jpeg = try CGImage(data: MadeFiles.jpeg(image.jpegData(quality: 1), with: 0xE2, body))
      #expect(isNear(pixel(jpeg), sRGB, within: 4), "JPEG of \(p3): \(pixel(jpeg))")
    }
  }

  @Test("A profile in two segments is joined in order, with exponents and sampled curves")
  func kinds() throws {
    let image = MadeFiles.plain(200, 100, 50)
    let (first, second) = (MadeProfile.displayP3.prefix(100), MadeProfile.displayP3.dropFirst(100))
    let name = Array("ICC_PROFILE\0".utf8)
    let parts = MadeFiles.jpeg(
      MadeFiles.jpeg(try image.jpegData(quality: 1), with: 0xE2, name + [1, 2] + first), with: 0xE2,
      name + [2, 2] + second)
    #expect(isNear(pixel(try CGImage(data: parts)), [215, 93, 31], within: 4))

    let straight = MadeProfile.profile(columns: MadeProfile.p3, curve: MadeProfile.sampled([0, 16_000, 65_535]))
    for profile in [MadeProfile.p3WithExponent, straight] {
      let png = try CGImage(data: MadeFiles.png(image.pngData(), with: "iCCP", MadeFiles.packed(profile)))
      #expect(pixel(png) != [200, 100, 50] && pixel(png)[0] > 200)
    }
  }

  @Test("Profiles of sRGB, damaged, unsupported and oversized ones leave colours unchanged")
  func untouched() throws {
    let data = try MadeFiles.four.pngData()
    var grey = MadeProfile.displayP3
    grey.replaceSubrange(16..<20, with: Array("GRAY".utf8))
    let short = Array(MadeProfile.displayP3.prefix(200))
    let steep = MadeProfile.profile(columns: MadeProfile.p3, curve: Array("para".utf8) + [0, 0, 0, 0, 0, 9, 0, 0])
    for profile in [MadeProfile.sRGB, grey, short, steep, []] {
      let made = MadeFiles.png(data, with: "iCCP", MadeFiles.packed(profile))
      #expect(try CGImage(data: made) == MadeFiles.four)
    }
    #expect(try CGImage(data: MadeFiles.png(data, with: "iCCP", [80, 51, 0, 0, 1, 2, 3])) == MadeFiles.four)
  }
}
