import CoreGraphics
import Raster
import Rendering
import Testing

// Geometry and pixels of layers whose sides lie on the pixels' borders.

private let (black, red, green, blue): (UInt32, UInt32, UInt32, UInt32) = (
  0xFF00_0000, 0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF
)

@Test func anEmptyTreeShowsTheBackground() {
  #expect(draw(RenderFrame(2, 1, background: .red, [])).rows == [[red, red]])
  #expect(draw(RenderFrame(2, 1, background: .gray(0, alpha: 0), [])).rows == [[0, 0]])
  #expect(draw(RenderFrame(1, 1, background: .gray(1, alpha: 0.5), [])).rows == [[0x8080_8080]])
}

@Test func aLayerFillsItsRectangleInPixels() {
  let frame = RenderFrame(4, 3, [.box(1, 1, 2, 1, .red)])
  #expect(
    draw(frame).rows == [
      [black, black, black, black], [black, red, red, black], [black, black, black, black],
    ])
}

@Test func theScaleMultipliesPoints() {
  let image = draw(RenderFrame(2, 2, scale: 3, [.box(1, 0, 1, 1, .green)]))
  #expect((image.width, image.height) == (6, 6))
  #expect(image.rows[2] == [black, black, black, green, green, green])
  #expect(image.rows[3] == [black, black, black, black, black, black])
}

@Test func childrenLieInTheirParentsCoordinatesAndAboveIt() {
  let child = RenderNode.box(1, 0, 1, 1, .green)
  let frame = RenderFrame(4, 1, [.box(1, 0, 3, 1, .red, children: [child])])
  #expect(draw(frame).rows == [[black, red, green, red]])
}

@Test func theBoundsOriginScrollsTheChildren() {
  var parent = RenderNode.box(0, 0, 3, 1, .red, children: [.box(2, 0, 1, 1, .green)])
  parent.bounds.origin.x = 1
  parent.transform = .translation(-1, 0)
  #expect(draw(RenderFrame(3, 1, [parent])).rows == [[red, green, red]])
}

@Test func laterSiblingsCoverEarlierOnes() {
  let frame = RenderFrame(3, 1, [.box(0, 0, 2, 1, .red), .box(1, 0, 2, 1, .green)])
  #expect(draw(frame).rows == [[red, green, green]])
}

@Test func translucentColorsBlend() {
  let frame = RenderFrame(1, 1, background: .white, [.box(0, 0, 1, 1, .gray(0, alpha: 0.2))])
  #expect(draw(frame).rows == [[0xFFCC_CCCC]])
}

@Test func childrenOverflowUnlessTheLayerMasks() {
  let child = RenderNode.box(1, 0, 3, 1, .green)
  let parent = RenderNode.box(0, 0, 2, 1, .red, children: [child])
  #expect(draw(RenderFrame(4, 1, [parent])).rows == [[red, green, green, green]])
  let masking = parent.with { $0.masksToBounds = true }
  #expect(draw(RenderFrame(4, 1, [masking])).rows == [[red, green, black, black]])
}

@Test func opacityBlendsALayerAndItsChildrenAsOne() {
  let child = RenderNode.box(1, 0, 1, 1, .green)
  let group = RenderNode.box(0, 0, 2, 1, .red, children: [child]).with { $0.opacity = 0.6 }
  // The red under the green does not shine through.
  #expect(draw(RenderFrame(2, 1, [group])).rows == [[0xFF99_0000, 0xFF00_9900]])
  // Each by itself would let it.
  let apart = RenderNode.box(
    0, 0, 2, 1, CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.6),
    children: [.box(1, 0, 1, 1, CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 0.6))])
  #expect(draw(RenderFrame(2, 1, [apart])).rows == [[0xFF99_0000, 0xFF3D_9900]])
}

@Test func opacitiesOfNestedLayersMultiply() {
  let inner = RenderNode.box(0, 0, 1, 1, .white).with { $0.opacity = 0.5 }
  let outer = RenderNode.box(0, 0, 1, 1, children: [inner]).with { $0.opacity = 0.4 }
  #expect(draw(RenderFrame(1, 1, [outer])).rows == [[0xFF33_3333]])
}

@Test(arguments: [0, -1, CGFloat.nan])
func aLayerWithoutOpacityAndItsChildrenDrawNothing(opacity: CGFloat) {
  let node = RenderNode.box(0, 0, 1, 1, .red, children: [.box(0, 0, 1, 1, .green)]).with { $0.opacity = opacity }
  #expect(draw(RenderFrame(1, 1, [node])).rows == [[black]])
}

@Test func theBorderLiesInsideAndAboveTheChildren() {
  let node = RenderNode.box(0, 0, 4, 3, .red, children: [.box(0, 0, 2, 2, .green)]).with {
    $0.borderWidth = 1
    $0.borderColor = .blue
  }
  #expect(
    draw(RenderFrame(4, 3, [node])).rows == [
      [blue, blue, blue, blue], [blue, green, red, blue], [blue, blue, blue, blue],
    ])
}

@Test func aBorderWiderThanTheLayerFillsIt() {
  let node = RenderNode.box(0, 0, 2, 2, .red).with {
    $0.borderWidth = 5
    $0.borderColor = .blue
  }
  #expect(draw(RenderFrame(3, 2, [node])).rows == [[blue, blue, black], [blue, blue, black]])
}

@Test func sidesBetweenPixelsCoverThemInPart() {
  let frame = RenderFrame(3, 1, [.box(0.5, 0, 1.75, 1, .white)])
  #expect(draw(frame).rows == [[0xFF80_8080, 0xFFFF_FFFF, 0xFF40_4040]])
}

@Test(arguments: [
  (CGFloat.nan, CGFloat(1), 0, 1), (-3, 4, 0, 4), (.infinity, 1, 16_384, 1), (1e300, -1e300, 16_384, 0),
  (2.4, 0.6, 2, 1), (100_000, 1, 16_384, 1),
])
func theCanvasHasWholePixelsAndALimit(width: CGFloat, height: CGFloat, pixelWidth: Int, pixelHeight: Int) {
  let frame = RenderFrame(size: CGSize(width: width, height: height), scale: 1, background: .red, root: RenderNode())
  let image = draw(frame)
  #expect((image.width, image.height) == (pixelWidth, pixelHeight))
  #expect(image.buffer.pixels.allSatisfy { $0 == red })
}
