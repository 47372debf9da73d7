import CoreGraphics
import Rendering
import Testing

// Layout of images in layers.

private let black: UInt32 = 0xFF00_0000

@Test func anImageOfTheLayersSizeInPixelsIsCopiedExactly() {
  let image = CGImage.numbered(12, 9)
  let node = RenderNode.box(1, 2, 4, 3).with { $0.contents = RenderContents(image: image) }
  let drawn = draw(RenderFrame(6, 6, scale: 3, [node]))
  for y in 0..<9 {
    for x in 0..<12 { #expect(drawn.pixel(x + 3, y + 6) == image.pixel(x, y)) }
  }
  #expect(drawn.pixel(2, 6) == black)
}

@Test(arguments: [
  (RenderContents.Gravity.topLeft, 0, 0), (.top, 2, 0), (.topRight, 4, 0), (.left, 0, 1), (.center, 2, 1),
  (.right, 4, 1), (.bottomLeft, 0, 2), (.bottom, 2, 2), (.bottomRight, 4, 2),
])
func gravitiesThatDoNotScalePositionTheImage(gravity: RenderContents.Gravity, x: Int, y: Int) {
  let image = CGImage.numbered(2, 2)
  let node = RenderNode.box(0, 0, 6, 4, .black).with {
    $0.contents = RenderContents(image: image, gravity: gravity)
  }
  let drawn = draw(RenderFrame(6, 4, [node]))
  for row in 0..<4 {
    for column in 0..<6 {
      let inside = (x..<x + 2).contains(column) && (y..<y + 2).contains(row)
      #expect(drawn.pixel(column, row) == (inside ? image.pixel(column - x, row - y) : black))
    }
  }
}

@Test func theContentsScaleSaysHowManyPixelsMakeAPoint() {
  let image = CGImage.numbered(4, 4)
  let node = RenderNode.box(0, 0, 2, 2).with {
    $0.contents = RenderContents(image: image, gravity: .topLeft, scale: 2)
  }
  #expect(draw(RenderFrame(2, 2, scale: 2, [node])).rows == image.rows)
}

@Test func anImageLargerThanItsLayerOverflowsUnlessTheLayerMasks() {
  let image = CGImage.numbered(6, 1)
  let node = RenderNode.box(2, 0, 2, 1).with { $0.contents = RenderContents(image: image, gravity: .center) }
  #expect(draw(RenderFrame(6, 1, [node])).rows == image.rows)
  let masking = node.with { $0.masksToBounds = true }
  #expect(
    draw(RenderFrame(6, 1, [masking])).rows == [[black, black, image.pixel(2, 0), image.pixel(3, 0), black, black]])
}

@Test func aspectFitAndFillKeepTheImagesAspectRatio() {
  let image = CGImage.made(2, 1) { _, _ in 0xFFFF_FFFF }
  func covered(_ gravity: RenderContents.Gravity) -> [Int] {
    let node = RenderNode.box(2, 2, 4, 4).with { $0.contents = RenderContents(image: image, gravity: gravity) }
    let rows = draw(RenderFrame(8, 8, [node])).rows
    let columns = (0..<8).filter { x in rows.contains { $0[x] != black } }
    let lines = (0..<8).filter { y in rows[y].contains { $0 != black } }
    return [columns.first ?? -1, columns.last ?? -1, lines.first ?? -1, lines.last ?? -1]
  }
  #expect(covered(.resizeAspect) == [2, 5, 3, 4])
  #expect(covered(.resizeAspectFill) == [0, 7, 2, 5])
  #expect(covered(.resize) == [2, 5, 2, 5])
}

@Test func theContentsRectShowsAPart() {
  let image = CGImage.numbered(8, 4)
  let node = RenderNode.box(0, 0, 4, 2).with {
    $0.contents = RenderContents(image: image, rect: CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.5))
  }
  #expect(draw(RenderFrame(4, 2, [node])).rows == [Array(image.rows[2][2..<6]), Array(image.rows[3][2..<6])])
}

@Test func aPartDoesNotBleedWhenItIsEnlarged() {
  let image = CGImage.made(4, 1) { x, _ in x == 1 ? 0xFFFF_FFFF : black }
  let node = RenderNode.box(0, 0, 8, 1).with {
    $0.contents = RenderContents(image: image, rect: CGRect(x: 0.25, y: 0, width: 0.25, height: 1))
  }
  #expect(draw(RenderFrame(8, 1, [node])).rows == [[UInt32](repeating: 0xFFFF_FFFF, count: 8)])
}

@Test func enlargingInterpolatesBetweenPixels() {
  let image = CGImage.made(2, 1) { x, _ in x == 0 ? black : 0xFFFF_FFFF }
  let node = RenderNode.box(0, 0, 4, 1).with { $0.contents = RenderContents(image: image) }
  #expect(draw(RenderFrame(4, 1, [node])).rows == [[black, 0xFF40_4040, 0xFFBF_BFBF, 0xFFFF_FFFF]])
}

@Test(arguments: [4, 8, 16, 64])
func aThumbnailOfAFinePatternIsItsMeanAndDoesNotFlicker(factor: Int) {
  let image = CGImage.made(4 * factor, 4 * factor) { x, y in (x + y) % 2 == 0 ? black : 0xFFFF_FFFF }
  let node = RenderNode.box(0, 0, 4, 4).with { $0.contents = RenderContents(image: image) }
  for row in draw(RenderFrame(4, 4, [node])).rows {
    for pixel in row { #expect((0x7E...0x81).contains(pixel & 0xFF), "\(pixel & 0xFF)") }
  }
}

@Test func reducingLessThanTwiceStillUsesTheFullImage() {
  let image = CGImage.made(6, 1) { x, _ in UInt32(x) * 0x19_1919 | black }
  let node = RenderNode.box(0, 0, 4, 1).with { $0.contents = RenderContents(image: image) }
  // The centres fall on 0.25, 1.75, 3.25 and 4.75 of the image's.
  let expected: [Double] = [0.25, 1.75, 3.25, 4.75].map { $0 * 25 }
  for (pixel, value) in zip(draw(RenderFrame(4, 1, [node])).rows[0], expected) {
    #expect((Double(pixel & 0xFF) - value).magnitude <= 0.75)
  }
}

@Test func aTranslucentImageTakesTheLayersOpacity() {
  let image = CGImage.made(1, 1) { _, _ in 0x8080_8080 }
  let node = RenderNode.box(0, 0, 1, 1).with {
    $0.contents = RenderContents(image: image)
    $0.opacity = 0.5
  }
  #expect(draw(RenderFrame(1, 1, [node])).rows == [[0xFF40_4040]])
}

@Test func contentsLieBetweenBackgroundAndChildren() {
  let image = CGImage.made(1, 1) { _, _ in 0xFF00_FF00 }
  let node = RenderNode.box(0, 0, 3, 1, .red, children: [.box(2, 0, 1, 1, .blue)]).with {
    $0.contents = RenderContents(image: image, gravity: .center)
  }
  #expect(draw(RenderFrame(3, 1, [node])).rows == [[0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF]])
}

@Test(arguments: [CGFloat.nan, .infinity, 0, -1])
func partsAndScalesWithoutSenseShowNothing(value: CGFloat) {
  let image = CGImage.numbered(2, 2)
  let contents = [
    RenderContents(image: image, rect: CGRect(x: 0, y: 0, width: value, height: 1)),
    RenderContents(image: image, rect: CGRect(x: value.isFinite ? .nan : value, y: 0, width: 1, height: 1)),
    RenderContents(image: image, gravity: .center, scale: value.isInfinite ? -.infinity : value),
    RenderContents(image: CGImage.made(0, 0) { _, _ in 0 }),
  ]
  for part in contents {
    let node = RenderNode.box(0, 0, 2, 2).with { $0.contents = part }
    #expect(draw(RenderFrame(2, 2, [node])).rows == [[black, black], [black, black]])
  }
}
