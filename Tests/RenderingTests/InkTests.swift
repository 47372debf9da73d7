import CoreGraphics
import Raster
import Testing

@testable import Rendering

@Suite("Images with clear margins are drawn only around their ink") struct InkTests {
  private let canvas = PixelRect(x: 0, y: 0, width: 120, height: 90)

  /// An image of 60 × 40 pixels with a spot of colours in it.
  private func spotImage(_ spot: PixelRect) -> CGImage {
    var buffer = PixelBuffer(width: 60, height: 40)
    for y in spot.minY..<spot.maxY {
      for x in spot.minX..<spot.maxX {
        let alpha = UInt32(40 + (x * 37 + y * 91) % 216)
        let color = UInt32((x * 13 + y * 7) % 256) * alpha / 255
        buffer.pixels[y * 60 + x] = alpha << 24 | color << 16 | (alpha - color) << 8 | color / 2
      }
    }
    return CGImage(buffer)
  }

  private static let spots = [
    PixelRect(minX: 20, minY: 12, maxX: 33, maxY: 25), PixelRect(minX: 0, minY: 0, maxX: 9, maxY: 40),
    PixelRect(minX: 55, minY: 30, maxX: 60, maxY: 40), PixelRect(minX: 5, minY: 5, maxX: 6, maxY: 6),
    PixelRect(minX: 3, minY: 2, maxX: 58, maxY: 39),
  ]

  /// Transforms that show the image in its size or larger: in its plane, rotated, and in perspective.
  private static let mappings: [CATransform3D] = {
    var mappings = [
      CATransform3D.translation(10, 8), .translation(10.37, 8.61), .translation(-12.2, 30.9),
      CATransform3DConcat(.scale(1.7, 2.3), .translation(3.3, 4.1)),
    ]
    for angle in [0.1, 0.8, 1.5708, 3] {
      mappings.append(CATransform3DConcat(CATransform3DMakeRotation(angle, 0, 0, 1), .translation(60.5, 40.25)))
    }
    for angle in [0.3, 0.9, -1.1] {
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / 300
      let turned = CATransform3DConcat(.scale(2.5, 2.5), CATransform3DMakeRotation(angle, 0.2, 1, 0))
      mappings.append(CATransform3DConcat(CATransform3DConcat(turned, perspective), .translation(15, 10)))
    }
    return mappings
  }()

  private func frame(_ spot: PixelRect, _ mapping: CATransform3D, _ sampling: RenderSampling) -> RenderFrame {
    var node = RenderNode(bounds: CGRect(x: 0, y: 0, width: 60, height: 40), transform: mapping)
    var contents = RenderContents(image: spotImage(spot))
    (contents.magnification, contents.minification) = (sampling, sampling)
    node.contents = contents
    return RenderFrame(120, 90, [.box(0, 0, 120, 90, .blue), node])
  }

  @Test("An image with clear margins gives the same pixels as one that is drawn completely", arguments: spots, 0..<11)
  func looks(spot: PixelRect, mapping: Int) {
    // With mip levels, of which none is needed at these sizes, images are drawn whole.
    let mapping = Self.mappings[mapping]
    #expect(difference(draw(frame(spot, mapping, .linear)), draw(frame(spot, mapping, .trilinear))) == 0)
  }

  /// The largest difference of a channel.
  private func difference(_ a: CGImage, _ b: CGImage) -> Int {
    zip(a.buffer.pixels, b.buffer.pixels).map { a, b in
      stride(from: UInt32(0), to: 32, by: 8).map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
    }.max() ?? 0
  }

  /// Transforms that make the image small, in its plane and in steep perspective.
  private static let smallMappings: [CATransform3D] = {
    var steep = CATransform3DIdentity
    steep.m34 = -1 / 90
    return [
      CATransform3DConcat(.scale(0.7, 0.3), .translation(10.3, 8.8)),
      CATransform3DConcat(.scale(0.11, 0.4), .translation(40.3, 18.8)),
      CATransform3DConcat(
        CATransform3DConcat(.scale(0.45, 0.45), CATransform3DMakeRotation(0.6, 0, 0, 1)), .translation(60, 30)),
      CATransform3DConcat(
        CATransform3DConcat(CATransform3DMakeRotation(1.2, 0, 1, 0), steep), .translation(50, 20)),
      CATransform3DConcat(
        CATransform3DConcat(CATransform3DMakeRotation(-1.35, 0.3, 1, 0), steep), .translation(50, 20)),
    ]
  }()

  @Test(
    "Clear margins change no pixel in reduced images, in perspective or beyond an image's edge", arguments: spots, 0..<8
  )
  func losesNothing(spot: PixelRect, mapping: Int) {
    // Nearly clear pixels in two corners make it an image that is drawn whole.
    func shown(isWhole: Bool) -> CGImage {
      var buffer = spotImage(spot).buffer
      for corner in [0, buffer.pixels.count - 1] where isWhole && buffer.pixels[corner] == 0 {
        buffer.pixels[corner] = 0x0100_0000
      }
      var contents = RenderContents(image: CGImage(buffer))
      let rects = [CGRect(x: -0.5, y: 0, width: 2, height: 1), CGRect(x: 0.3, y: -0.2, width: 0.4, height: 1.5)]
      if mapping >= 5 { contents.rect = (rects + [CGRect(x: 2, y: 0.1, width: 0.5, height: 0.5)])[mapping - 5] }
      var node = RenderNode(
        bounds: CGRect(x: 0, y: 0, width: 60, height: 40),
        transform: mapping < 5 ? Self.smallMappings[mapping] : .translation(9, 7)
      )
      node.contents = contents
      return draw(RenderFrame(120, 90, [.box(0, 0, 120, 90, .blue), node]))
    }
    #expect(difference(shown(isWhole: false), shown(isWhole: true)) <= 1)
  }

  @Test("An image is drawn only around its ink, reduced or not, and a clear image is not drawn")
  func area() {
    func areas(_ spot: PixelRect, _ mapping: CATransform3D) -> [Int] {
      let painter = CanvasPainter(threads: 1, bandHeight: 16)
      let found = FrameResolver(canvas: canvas, pixelsPerPoint: 1, resources: RendererResources(painter)).operations(
        for: frame(spot, mapping, .linear))
      // The first two are the backgrounds.
      return found.dropFirst(2).map { $0.bounds.width * $0.bounds.height }
    }
    #expect(areas(Self.spots[0], .translation(10, 8)) == [21 * 21])
    let reduced = areas(Self.spots[3], CATransform3DConcat(.scale(0.25, 0.25), .translation(10, 8)))
    #expect(reduced.count == 1 && reduced[0] <= 25)
    #expect(areas(Self.spots[4], .translation(10, 8)) == [60 * 40])
    #expect(areas(.empty, .translation(10, 8)).isEmpty)
  }
}
