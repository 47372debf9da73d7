import CoreGraphics
import Rendering
import Testing

// Layers that are turned, mirrored or seen in perspective, and round corners.

private let black: UInt32 = 0xFF00_0000

/// The sum of the white in an image, in pixels.
private func area(_ image: CGImage) -> Double {
  image.buffer.pixels.reduce(0) { $0 + Double($1 & 0xFF) } / 255
}

@Test func aRotatedSquareCoversItsArea() {
  let node = RenderNode.box(0, 0, 20, 20, .white).with {
    $0.transform = CATransform3D.turn(0.5).about(10, 10).then(.translation(10, 10))
  }
  #expect((area(draw(RenderFrame(40, 40, [node]))) - 400).magnitude < 1)
}

@Test func aSquareOnItsCornerHalvesThePixelsOfItsSides() {
  // A diamond from (4, 0) to (8, 4) to (4, 8) to (0, 4).
  let side = 4 * 2.0.squareRoot()
  let node = RenderNode(bounds: CGRect(x: 0, y: 0, width: side, height: side)).with {
    $0.transform = CATransform3D.turn(EngineMath.pi / 4).then(.translation(4, 0))
    $0.backgroundColor = .white
  }
  let rows = draw(RenderFrame(8, 8, [node])).rows
  #expect(rows[0] == [black, black, black, 0xFF80_8080, 0xFF80_8080, black, black, black])
  #expect(rows[1] == [black, black, 0xFF80_8080, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFF80_8080, black, black])
  #expect(rows[7] == rows[0])
}

@Test func aQuarterTurnMovesPixelsUnchanged() {
  let image = CGImage.numbered(3, 2)
  let node = RenderNode(bounds: CGRect(x: 0, y: 0, width: 3, height: 2)).with {
    $0.contents = RenderContents(image: image)
    $0.transform = CATransform3D.turn(EngineMath.pi / 2).then(.translation(2, 0))
  }
  let drawn = draw(RenderFrame(2, 3, [node]))
  for y in 0..<3 {
    for x in 0..<2 { #expect(drawn.pixel(x, y) == image.pixel(y, 1 - x)) }
  }
}

@Test func aMirroredLayerMovesPixelsUnchanged() {
  let image = CGImage.numbered(3, 2)
  let node = RenderNode(bounds: CGRect(x: 0, y: 0, width: 3, height: 2)).with {
    $0.contents = RenderContents(image: image)
    $0.transform = CATransform3D.scale(-1, 1).then(.translation(3, 0))
  }
  #expect(draw(RenderFrame(3, 2, [node])).rows == image.rows.map { $0.reversed() })
}

@Test func aLayerWithItsBackToTheViewerVanishesUnlessItIsDoubleSided() {
  let node = RenderNode.box(0, 0, 10, 10, .white).with {
    $0.transform = CATransform3D.swing(2.5).about(5, 5)
    $0.isDoubleSided = false
    $0.children = [.box(0, 0, 5, 5, .red)]
  }
  #expect(area(draw(RenderFrame(10, 10, [node]))) == 0)
  #expect(area(draw(RenderFrame(10, 10, [node.with { $0.isDoubleSided = true }]))) > 20)
  let front = node.with { $0.transform = CATransform3D.swing(0.5).about(5, 5) }
  #expect(area(draw(RenderFrame(10, 10, [front]))) > 20)
}

@Test func aChildOnTheBackOfItsParentFacesAway() {
  let child = RenderNode.box(0, 0, 10, 10, .white).with {
    $0.transform = CATransform3D.swing(EngineMath.pi).about(5, 5)
    $0.isDoubleSided = false
  }
  let parent = RenderNode.box(0, 0, 10, 10, children: [child])
  #expect(area(draw(RenderFrame(10, 10, [parent]))) == 0)
  let turned = parent.with { $0.transform = CATransform3D.swing(EngineMath.pi).about(5, 5) }
  #expect(area(draw(RenderFrame(10, 10, [turned]))) == 100)
}

@Test func perspectivePutsTheCornersWhereTheEyeSeesThem() {
  // Swung about its left side by 60 degrees away from an eye 100 points before it.
  let node = RenderNode.box(0, 0, 60, 40, .white).with {
    $0.transform = CATransform3D.swing(EngineMath.pi / 3).then(.eye(100)).then(.translation(10, 50))
  }
  let image = draw(RenderFrame(80, 100, [node]))
  // The far side lies 30 points to the right, 52 points behind: seen at 1 / 1.52.
  let w = 1 + 60 * 3.0.squareRoot() / 2 / 100
  let (farX, farBottom) = (10 + 30 / w, 50 + 40 / w)
  let columns = (0..<80).filter { x in (0..<100).contains { image.pixel(x, $0) != black } }
  #expect(columns.first == 10)
  #expect(columns.last == Int(farX))
  let lastColumn = (0..<100).filter { image.pixel(Int(farX) - 1, $0) != black }
  #expect(lastColumn.first == 50)
  #expect((Double(lastColumn.last ?? 0) + 1 - farBottom).magnitude < 2)
}

@Test func anImageInPerspectiveIsDenserFarAway() {
  // Left half black, right half white: their border lies left of the middle of what is seen when the right is far away.
  let image = CGImage.made(100, 1) { x, _ in x < 50 ? black : 0xFFFF_FFFF }
  let node = RenderNode.box(0, 0, 60, 40).with {
    $0.contents = RenderContents(image: image)
    $0.transform = CATransform3D.swing(EngineMath.pi / 3).then(.eye(100)).then(.translation(0, 50))
  }
  let drawn = draw(RenderFrame(80, 100, background: .red, [node]))
  // The middle, 30 points along, lies 15 points right and 26 behind.
  let middle = 15 / (1 + 30 * 3.0.squareRoot() / 2 / 100)
  let border = (0..<80).first { drawn.pixel($0, 55) & 0xFF > 0x80 } ?? 0
  #expect((Double(border) - middle).magnitude <= 1)
}

@Test func geometryBehindTheEyeIsNotDrawn() {
  let node = RenderNode.box(0, 0, 10, 10, .white).with {
    $0.transform = CATransform3D.translation(0, 0, 50).then(.eye(20))
  }
  #expect(area(draw(RenderFrame(10, 10, [node]))) == 0)
}

@Test func childrenAreFlattenedIntoTheirParentsPlane() {
  // Moved towards the eye within a parent without perspective of its own: no larger.
  let child = RenderNode.box(0, 0, 4, 4, .white).with { $0.transform = .translation(2, 2, 30) }
  let parent = RenderNode.box(0, 0, 10, 10, children: [child]).with { $0.transform = .eye(100) }
  #expect(area(draw(RenderFrame(10, 10, [parent]))) == 16)
}

@Test(arguments: [4.0, 10, 25])
func aLayerRoundedToACircleCoversOne(radius: Double) {
  let node = RenderNode.box(1, 1, 2 * radius, 2 * radius, .white).with { $0.cornerRadius = 1000 }
  let image = draw(RenderFrame(2 * radius + 2, 2 * radius + 2, [node]))
  #expect((area(image) / (3.14159265 * radius * radius) - 1).magnitude < 0.005)
  // The same from all sides.
  #expect(image.rows == image.rows.reversed())
  #expect(image.rows == image.rows.map { $0.reversed() })
}

@Test func roundCornersClipContentsAndChildrenOnlyWhenMasking() {
  let node = RenderNode.box(0, 0, 10, 10, .white, children: [.box(0, 0, 10, 10, .white)]).with { $0.cornerRadius = 4 }
  #expect(area(draw(RenderFrame(10, 10, [node]))) == 100)
  let masking = node.with { $0.masksToBounds = true }
  let clipped = draw(RenderFrame(10, 10, [masking]))
  #expect((area(clipped) - (100 - 16 * (4 - 3.14159265) / 4 * 4 / 4 * 4)).magnitude < 15)
  // Edges are composed once: the same as the background alone.
  #expect(clipped == draw(RenderFrame(10, 10, [masking.with { $0.children = [] }])))
}

@Test func aMaskedImageHasTheSameCornersAsAMaskedColour() {
  let white = CGImage.made(10, 10) { _, _ in 0xFFFF_FFFF }
  let color = RenderNode.box(2.3, 1.2, 10, 10, .white).with { $0.cornerRadius = 3 }
  let imageNode = RenderNode.box(2.3, 1.2, 10, 10).with {
    $0.contents = RenderContents(image: white)
    $0.cornerRadius = 3
    $0.masksToBounds = true
  }
  #expect(draw(RenderFrame(14, 14, [color])) == draw(RenderFrame(14, 14, [imageNode])))
}

@Test func aRoundedBorderIsARing() {
  let node = RenderNode.box(0, 0, 20, 20).with {
    $0.cornerRadius = 10
    $0.borderWidth = 4
    $0.borderColor = .white
  }
  let ring = 3.14159265 * (100.0 - 36)
  #expect((area(draw(RenderFrame(20, 20, [node]))) / ring - 1).magnitude < 0.01)
}
