import CoreGraphics
import Raster
import Testing

@Suite("Descriptions of images") struct ImageDescriptionTests {
  @Test("An image says its size and none of its pixels, so that a failed expectation of two screens is short")
  func size() {
    let image = CGImage(PixelBuffer(width: 1179, height: 2556))
    #expect("\(image)" == "image of 1179 × 2556 pixels")
    let children = Mirror(reflecting: image).children.map { "\($0.label ?? "") \($0.value)" }
    #expect(children == ["width 1179", "height 2556"])
  }
}
