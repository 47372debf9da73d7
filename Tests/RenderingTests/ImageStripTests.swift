import CoreGraphics
import Raster
import Rendering
import Testing

// Images are read in strips, opaque ones directly into the target: that changes the speed only.

private func page(clearCorner: Bool) -> CGImage {
  CGImage.made(90, 120) { x, y in
    // Because of a clear pixel the image must be blended.
    clearCorner && x == 89 && y == 119 ? 0 : UInt32(truncatingIfNeeded: (y * 90 + x) &* 2_654_435_761) | 0xFF00_0000
  }
}

private let transforms: [CATransform3D] = [
  .translation(3.3, 2.6), .scale(0.85, 0.85).then(.translation(4.2, 5.1)), .scale(1.7, 0.4).then(.translation(0.3, 7)),
  .scale(-0.8, 0.9).then(.translation(85, 3)), .scale(6.2, 9.1).then(.translation(-80, -90.5)),
  .turn(0.2).then(.translation(20.4, 1)), .turn(2.8).then(.scale(0.9, 1.1)).then(.translation(95, 100)),
  .swing(0.7).then(.eye(200)).then(.translation(10, 3)),
]

@Test(arguments: transforms.indices, [0.0, 17])
func opaqueImagesAreDrawnLikeOthers(index: Int, radius: Double) {
  func drawn(_ image: CGImage, opacity: Double = 1) -> CGImage {
    let node = RenderNode.box(0, 0, 90, 120).with {
      $0.contents = RenderContents(image: image)
      $0.transform = transforms[index]
      $0.cornerRadius = radius
      $0.masksToBounds = radius > 0
      $0.opacity = opacity
    }
    return draw(RenderFrame(110, 140, background: .gray(0.4), [node]))
  }
  let (opaque, blended) = (drawn(page(clearCorner: false)), drawn(page(clearCorner: true)))
  let clear = drawn(.made(90, 120) { x, y in x >= 86 && y >= 116 ? 0xFFFF_FFFF : 0 })
  let ground = draw(RenderFrame(110, 140, background: .gray(0.4), []))
  var compared = 0
  for y in 0..<140 {
    for x in 0..<110 where clear.pixel(x, y) == ground.pixel(x, y) {
      compared += 1
      if opaque.pixel(x, y) != blended.pixel(x, y) { Issue.record("\(x), \(y)") }
    }
  }
  #expect(compared > 9000)
}

@Test(arguments: transforms.indices)
func imagesAreTheSameInBandsOfAnyHeight(index: Int) {
  let shadow = RenderShadow(color: .black, opacity: 0.5, offset: CGSize(width: 2, height: 5), radius: 12)
  let card = RenderNode.box(0, 0, 60, 80, .white).with {
    $0.transform = transforms[index]
    $0.shadow = shadow
  }
  let imageNode = RenderNode.box(0, 0, 90, 120).with {
    $0.contents = RenderContents(image: page(clearCorner: index % 2 == 0))
    $0.transform = transforms[index]
    $0.cornerRadius = 20
    $0.masksToBounds = true
  }
  let frame = RenderFrame(110, 140, background: .gray(0.4), [imageNode, card])
  // Bands of few rows are read row by row.
  let expected = SoftwareRenderer(threads: 1, bandHeight: 1).render(frame)
  for height in [3, 4, 50, 140] {
    #expect(SoftwareRenderer(threads: 1, bandHeight: height).render(frame) == expected, "\(height)")
  }
}

@Test("Under an opaque rotated page only the uncovered background is filled, without a seam")
func aColourHidesItsGround() {
  let renderer = SoftwareRenderer(threads: 1, bandHeight: 140)
  // A pixel of the ground's own colour, drawn between ground and page, changes nothing but that the ground is drawn
  // whole.
  let between = RenderNode.box(0, 0, 1, 1, .blue)
  // In space the pixel would come to lie before the page.
  for transform in transforms.dropLast() {
    for alpha in [1, 0.999, 0.997, 0.5] {
      let turned = RenderNode.box(-20, -10, 100, 120, .gray(1, alpha: alpha)).with { $0.transform = transform }
      let drawn = renderer.render(RenderFrame(110, 140, background: .blue, [turned]))
      #expect(drawn == renderer.render(RenderFrame(110, 140, background: .blue, [between, turned])), "\(alpha)")
    }
  }
}
