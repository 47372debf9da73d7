import CoreGraphics
import Foundation
import Testing

@Suite("Blend modes") struct BlendModeTests {
  private static let half = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)

  private static let results: [(CGBlendMode, UInt32)] = [
    (.normal, 0xFF80_007F), (.copy, 0x8080_0000), (.clear, 0), (.sourceIn, 0x8080_0000), (.sourceOut, 0),
    (.sourceAtop, 0xFF80_007F), (.destinationOver, Pixel.blue), (.destinationIn, 0x8000_0080),
    (.destinationOut, 0x7F00_007F), (.destinationAtop, 0x8000_0080), (.xor, 0x7F00_007F),
    (.plusLighter, 0xFF80_00FF), (.multiply, 0xFF00_007F), (.screen, 0xFF80_00FF),
  ]

  @Test(arguments: results)
  func halfRedMeetsBlue(mode: CGBlendMode, pixel: UInt32) throws {
    let image = try drawing(1, 1) { context in
      context.setFillColor(.blue)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setBlendMode(mode)
      context.setFillColor(Self.half)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(context.unsupportedFeatures.reported.isEmpty)
    }
    #expect(image.pixel(0, 0) == pixel, "\(String(image.pixel(0, 0), radix: 16))")
  }

  @Test func coverageMixesOldAndNew() throws {
    let image = try drawing(1, 1) { context in
      context.setFillColor(.blue)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setBlendMode(.copy)
      context.setFillColor(.clear)
      context.fill(CGRect(x: 0, y: 0, width: 0.5, height: 1))
    }
    #expect(image.pixel(0, 0) == 0x7F00_007F)
  }

  @Test func alphaAppliesToAllThatIsDrawn() throws {
    let stamp = CGImage(.init(width: 1, height: 1, fill: Pixel.red))
    let image = try drawing(2, 1) { context in
      context.setAlpha(0.5)
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.draw(stamp, in: CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(image.buffer.pixels == [0x8080_0000, 0x8080_0000])
  }

  private static let layered: [(CGBlendMode, UInt32)] = [
    (.overlay, 0xFFFF_0100), (.hardLight, 0xFFFF_0000), (.colorDodge, 0xFFFF_8040), (.colorBurn, 0xFF80_0000),
    (.difference, 0xFF7F_8040), (.exclusion, 0xFF7F_8040), (.plusDarker, 0xFF80_0000), (.luminosity, 0xFF54_5414),
  ]

  @Test(arguments: layered)
  func opaqueRedMeetsOchre(mode: CGBlendMode, pixel: UInt32) throws {
    let image = try drawing(1, 1) { context in
      context.setFillColor(CGColor(srgbRed: 128 / 255, green: 128 / 255, blue: 64 / 255, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setBlendMode(mode)
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let found = image.pixel(0, 0)
    for shift: UInt32 in [0, 8, 16, 24] {
      let difference = Int(found >> shift & 255) - Int(pixel >> shift & 255)
      #expect(difference.magnitude <= 1, "\(mode): \(String(found, radix: 16))")
    }
  }

  @Test func unsupportedFeaturesAreReportedOnceByName() throws {
    let tracker = UnsupportedFeatureTracker()
    tracker.report(UnsupportedFeature("CGThing.odd", instead: "CGThing.even is used"))
    tracker.report(UnsupportedFeature("CGThing.odd", instead: "CGThing.even is used"))
    #expect(tracker.reported.map(\.description) == ["CGThing.odd is not supported; CGThing.even is used."])
  }
}
