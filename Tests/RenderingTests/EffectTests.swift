import CoreGraphics
import Raster
import Rendering
import Testing

// Masks, shadows, gradients, shapes, filters and blend modes, against plain computations for each pixel.

private let black: UInt32 = 0xFF00_0000

private func area(_ image: CGImage) -> Double {
  image.buffer.pixels.reduce(0) { $0 + Double($1 & 0xFF) } / 255
}

@Test func aMasksAlphaScalesEachPixel() {
  let image = CGImage.numbered(8, 6)
  let alpha = CGImage.made(8, 6) { x, y in UInt32(x * 30 + y) * 0x0100_0000 }
  let node = RenderNode.box(0, 0, 8, 6).with {
    $0.contents = RenderContents(image: image)
    $0.mask = [RenderNode.box(0, 0, 8, 6).with { $0.contents = RenderContents(image: alpha) }]
  }
  let drawn = draw(RenderFrame(8, 6, [node]))
  for y in 0..<6 {
    for x in 0..<8 {
      let masked = PixelMath.scale(image.pixel(x, y), by: alpha.pixel(x, y) >> 24)
      #expect(drawn.pixel(x, y) == PixelMath.over(masked, black))
    }
  }
}

@Test func anOutlineMasksLikeItsBitmap() {
  let circle = CGPath(ellipseIn: CGRect(x: 1, y: 1, width: 14, height: 12), transform: nil)
  let outline = RenderNode.box(0, 0, 16, 14).with { $0.shape = RenderShape(path: circle, fillColor: .white) }
  let card = RenderNode.box(0, 0, 16, 14, .white, children: [.box(3, 3, 20, 4, .red)])
  let fast = draw(RenderFrame(16, 14, [card.with { $0.mask = [outline] }]))
  // Beside a second node the mask is drawn and its alpha taken.
  let slow = draw(RenderFrame(16, 14, [card.with { $0.mask = [outline, .box(0, 0, 0, 0)] }]))
  for (a, b) in zip(fast.buffer.pixels, slow.buffer.pixels) {
    for shift: UInt32 in [0, 8, 16] { #expect((Int(a >> shift & 255) - Int(b >> shift & 255)).magnitude <= 1) }
  }
}

@Test func onlyTheNamedCornersAreRound() {
  let node = RenderNode.box(0, 0, 20, 20, .white).with {
    $0.cornerRadius = 8
    $0.maskedCorners = [.maxXMinY]
  }
  let image = draw(RenderFrame(20, 20, [node]))
  #expect([image.pixel(0, 0), image.pixel(0, 19), image.pixel(19, 19)] == [0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF])
  #expect(image.pixel(19, 0) == black)
}

@Test func aContinuousCornerReachesFartherAndCutsMoreThanACircle() {
  func corner(_ curve: RenderCornerCurve, _ side: CGFloat) -> CGImage {
    draw(
      RenderFrame(
        side, side,
        [
          RenderNode.box(0, 0, side, side, .white).with {
            $0.cornerRadius = 20
            $0.cornerCurve = curve
          }
        ]))
  }
  let (circle, smooth) = (corner(.circular, 80), corner(.continuous, 80))
  // The curve begins 1.53 radii from the corner, so a row that the circle leaves whole is not.
  #expect(circle.pixel(21, 0) == 0xFFFF_FFFF)
  #expect(smooth.pixel(21, 0) != 0xFFFF_FFFF)
  #expect(smooth.pixel(31, 0) == 0xFFFF_FFFF)
  #expect((area(circle) - area(smooth)) / 4 > 1)
  #expect((area(circle) - area(smooth)) / 4 < 20)
  // Without room for the longer curve, a circle is left.
  #expect(corner(.continuous, 40) == corner(.circular, 40))
}

/// The alpha of a Gaussian-blurred white rectangle over nothing, pixel by pixel.
private func plainShadow(_ rect: PixelRect, _ sigma: Double, _ x: Int, _ y: Int) -> Double {
  func share(_ middle: Int, _ low: Int, _ high: Int) -> Double {
    var (inside, all) = (0.0, 0.0)
    for other in middle - 60...middle + 60 {
      let distance = Double(other - middle)
      let weight = EngineMath.exp(-distance * distance / (2 * sigma * sigma))
      all += weight
      if other >= low, other < high { inside += weight }
    }
    return inside / all
  }
  return share(x, rect.minX, rect.maxX) * share(y, rect.minY, rect.maxY) * 255
}

@Test(arguments: [1.0, 2, 4, 7, 12])
func aShadowIsAGaussianOfTheBounds(radius: Double) {
  let node = RenderNode.box(20, 20, 30, 20).with {
    $0.shadow = RenderShadow(
      color: .white, opacity: 1, offset: CGSize(width: 2, height: 3), radius: radius,
      path: CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 20), transform: nil))
  }
  let image = draw(RenderFrame(70, 66, [node]))
  let rect = PixelRect(x: 22, y: 23, width: 30, height: 20)
  for y in stride(from: 0, to: 66, by: 3) {
    for x in stride(from: 0, to: 70, by: 3) {
      let expected = plainShadow(rect, radius, x, y)
      #expect((Double(image.pixel(x, y) & 255) - expected).magnitude <= 3, "\(x), \(y): \(expected)")
    }
  }
}

@Test func aShadowWithoutBlurIsTheOutlineAndLiesUnderTheNode() {
  let node = RenderNode.box(1, 1, 3, 3, .gray(1, alpha: 0.5)).with {
    $0.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.5)
    $0.shadow = RenderShadow(
      color: .red, opacity: 1, offset: CGSize(width: 1, height: 1), radius: 0,
      path: CGPath(rect: CGRect(x: 0, y: 0, width: 3, height: 3), transform: nil))
  }
  let image = draw(RenderFrame(6, 6, background: .white, [node]))
  #expect(image.pixel(4, 4) == 0xFFFF_0000)
  // The shadow shows through the node's own half.
  #expect(image.pixel(3, 3) == 0xFF7F_0080)
  #expect(image.pixel(5, 5) == 0xFFFF_FFFF)
}

@Test func aShadowIsCastByTheDrawnTree() {
  // A clear node with a child: the child's outline casts it.
  let node = RenderNode.box(0, 0, 40, 40, children: [.box(10, 10, 10, 10, .blue)]).with {
    $0.shadow = RenderShadow(color: .red, opacity: 1, offset: CGSize(width: 12, height: 0), radius: 1)
  }
  let image = draw(RenderFrame(40, 40, [node]))
  #expect(image.pixel(15, 15) == 0xFF00_00FF)
  #expect(image.pixel(26, 15) == 0xFFFF_0000)
  #expect(image.pixel(36, 36) == black)
}

@Test func masksCutOffTheShadowAndBoundsDoNot() {
  let node = RenderNode.box(4, 4, 8, 8, .white).with {
    $0.shadow = RenderShadow(color: .red, opacity: 1, offset: CGSize(width: 6, height: 0), radius: 0.01)
    $0.masksToBounds = true
  }
  #expect(draw(RenderFrame(20, 16, [node])).pixel(14, 8) == 0xFFFF_0000)
  let masked = node.with { $0.mask = [.box(0, 0, 8, 8, .white)] }
  #expect(draw(RenderFrame(20, 16, [masked])).pixel(14, 8) == black)
}

@Test func anAxialGradientMixesAlongItsAxis() {
  let node = RenderNode.box(0, 0, 10, 1).with {
    $0.gradient = RenderGradient(
      kind: .axial, colors: [.black, .white], locations: [0, 1], start: CGPoint(x: 0, y: 0.5),
      end: CGPoint(x: 1, y: 0.5))
  }
  let row = draw(RenderFrame(10, 1, [node])).rows[0]
  for (x, pixel) in row.enumerated() {
    #expect((Double(pixel & 255) - (Double(x) + 0.5) * 25.5).magnitude <= 1)
  }
}

@Test func radialAndConicGradientsGoOutwardsAndAround() {
  func colors(_ kind: RenderGradient.Kind, _ end: CGPoint) -> CGImage {
    let node = RenderNode.box(0, 0, 41, 41).with {
      $0.gradient = RenderGradient(
        kind: kind, colors: [.black, .white], locations: [0, 1], start: CGPoint(x: 0.5, y: 0.5), end: end)
    }
    return draw(RenderFrame(41, 41, [node]))
  }
  let radial = colors(.radial, CGPoint(x: 1, y: 1))
  #expect(radial.pixel(20, 20) & 255 == 0)
  #expect((Int(radial.pixel(30, 20) & 255) - 124).magnitude <= 1)
  #expect(radial.pixel(0, 0) & 255 == 255)
  // From the right, clockwise.
  let conic = colors(.conic, CGPoint(x: 1, y: 0.5))
  #expect((Int(conic.pixel(20, 40) & 255) - 64).magnitude <= 1)
  #expect((Int(conic.pixel(0, 20) & 255) - 128).magnitude <= 1)
  #expect((Int(conic.pixel(20, 0) & 255) - 191).magnitude <= 1)
}

@Test func anEvenOddFillLeavesAreasThatAreCoveredTwice() {
  let path = CGMutablePath()
  path.addRect(CGRect(x: 1, y: 1, width: 8, height: 8))
  path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
  let node = RenderNode.box(0, 0, 2, 2).with {
    $0.shape = RenderShape(path: path, fillColor: .white, usesEvenOddFill: true)
  }
  #expect(area(draw(RenderFrame(10, 10, [node]))) == 48)
  #expect(area(draw(RenderFrame(10, 10, [node.with { $0.shape?.usesEvenOddFill = false }]))) == 64)
}

@Test func nearestSamplingAddsNoColours() {
  let image = CGImage.made(2, 1) { x, _ in x == 0 ? black : 0xFFFF_FFFF }
  let node = RenderNode.box(0, 0, 7, 1).with {
    $0.contents = RenderContents(image: image)
    $0.contents?.magnification = .nearest
  }
  let row = draw(RenderFrame(7, 1, [node])).rows[0]
  #expect(row == [black, black, black, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF])
}

@Test func theCenterStretchesAndTheCornersStay() {
  // A frame of one pixel around a white middle.
  let image = CGImage.made(4, 4) { x, y in x == 0 || y == 0 || x == 3 || y == 3 ? 0xFFFF_0000 : 0xFFFF_FFFF }
  let node = RenderNode.box(0, 0, 12, 9).with {
    $0.contents = RenderContents(image: image)
    $0.contents?.center = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
  }
  let drawn = draw(RenderFrame(12, 9, [node]))
  for y in 0..<9 {
    for x in 0..<12 {
      let isFrame = x == 0 || y == 0 || x == 11 || y == 8
      #expect(drawn.pixel(x, y) == (isFrame ? 0xFFFF_0000 : 0xFFFF_FFFF), "\(x), \(y)")
    }
  }
}

@Test func filtersChangeColours() {
  func pixel(_ filters: [RenderFilter], _ color: CGColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)) -> UInt32 {
    draw(RenderFrame(1, 1, [RenderNode.box(0, 0, 1, 1, color).with { $0.filters = filters }])).pixel(0, 0)
  }
  #expect(pixel([.saturation(0)]) == 0xFF36_3636)
  #expect(pixel([.saturation(1)]) == 0xFFFF_0000)
  #expect(pixel([.tint(CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 0.5))]) == 0xFF80_8000)
  // Red and blue change places.
  let swap: [CGFloat] = [0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0]
  #expect(pixel([.colorMatrix(swap)]) == 0xFF00_00FF)
}

@Test func aBlurredGroupKeepsItsSum() {
  let node = RenderNode.box(20, 20, 20, 20, .white).with { $0.filters = [.blur(radius: 3)] }
  let image = draw(RenderFrame(60, 60, [node]))
  #expect((area(image) - 400).magnitude < 4)
  let rect = PixelRect(x: 20, y: 20, width: 20, height: 20)
  for x in 0..<60 {
    #expect((Double(image.pixel(x, 30) & 255) - plainShadow(rect, 3, x, 30)).magnitude <= 2)
  }
}

@Test func aBackdropShowsThePixelsBehindThroughItsFilters() {
  let frosted = RenderNode.box(10, 0, 20, 20).with { $0.backdropFilters = [.saturation(0)] }
  let image = draw(RenderFrame(40, 20, [.box(0, 0, 40, 20, .red), frosted, .box(12, 2, 4, 4, .green)]))
  #expect(image.pixel(5, 10) == 0xFFFF_0000)
  #expect(image.pixel(20, 10) == 0xFF36_3636)
  #expect(image.pixel(13, 3) == 0xFF00_FF00)
  // Blurred, an even ground stays even, up to the canvas's border.
  let blurred = frosted.with { $0.backdropFilters = [.blur(radius: 10)] }
  #expect(
    draw(RenderFrame(40, 20, [.box(0, 0, 40, 20, .red), blurred])).rows.allSatisfy {
      $0.allSatisfy { $0 == 0xFFFF_0000 }
    })
}

@Test(arguments: CGBlendMode.allCases)
func blendModesAreTheContexts(mode: CGBlendMode) {
  let ochre = CGColor(srgbRed: 0.5, green: 0.5, blue: 0.25, alpha: 1)
  let node = RenderNode.box(0, 0, 1, 1, CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)).with { $0.blendMode = mode }
  let expected = Compositing.function(for: mode)(0x8080_0000, ochre.premultipliedBGRA)
  #expect(draw(RenderFrame(1, 1, background: ochre, [node])).pixel(0, 0) == expected)
}

@Test func aNodeAsABitmapLooksTheSame() {
  let node = RenderNode.box(3, 2, 12, 10, .white, children: [.box(2, 2, 20, 3, .red)]).with { $0.cornerRadius = 3 }
  let bitmap = node.with { $0.rasterizationScale = 2 }
  #expect(draw(RenderFrame(24, 16, scale: 2, [bitmap])) == draw(RenderFrame(24, 16, scale: 2, [node])))
}
