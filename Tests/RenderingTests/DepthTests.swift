import CoreGraphics
import Rendering
import Testing

// Siblings in space, and pages that are turned.

private let red: UInt32 = 0xFFFF_0000
private let blue: UInt32 = 0xFF00_00FF

@Test("Intersecting planes are split (P-53)") func planesThatGoThroughEachOtherAreSplit() {
  // Seen from above, the two are an X: on the left the red one is nearer, on the right the blue one.
  func plane(_ color: CGColor, _ angle: CGFloat) -> RenderNode {
    RenderNode.box(0, 0, 40, 20, color).with { $0.transform = CATransform3D.swing(angle).then(.eye(500)).about(20, 10) }
  }
  for nodes in [[plane(.red, 0.5), plane(.blue, -0.5)], [plane(.blue, -0.5), plane(.red, 0.5)]] {
    let image = draw(RenderFrame(40, 20, [RenderNode.box(0, 0, 40, 20, children: nodes)]))
    let row = (4..<36).map { image.pixel($0, 10) }
    #expect(row == [UInt32](repeating: row[0], count: 16) + [UInt32](repeating: row[31], count: 16))
    #expect(Set([row[0], row[31]]) == [red, blue])
    #expect(row[0] == red)
  }
}

@Test("Nearer layers hide farther ones, in any order of the siblings (P-53)")
func whatIsNearerHidesWhatIsFartherInAnyOrder() {
  let near = RenderNode.box(0, 0, 10, 10, .red).with { $0.transform = .translation(0, 0, 5) }
  let far = RenderNode.box(0, 0, 10, 10, .blue)
  #expect(draw(RenderFrame(10, 10, [near, far])).pixel(5, 5) == red)
  #expect(draw(RenderFrame(10, 10, [far, near])).pixel(5, 5) == red)
  // In one plane, the order of the list holds.
  #expect(draw(RenderFrame(10, 10, [near.with { $0.transform = CATransform3DIdentity }, far])).pixel(5, 5) == blue)
}

@Test func aSplitPlaneHasNoSeam() {
  // A small plane goes through a large one, which is split from border to border.
  let large = RenderNode.box(0, 0, 60, 60, .white)
  let small = RenderNode.box(20, 20, 20, 20, .red).with {
    $0.transform = CATransform3D.swing(1).about(10, 10).then(.translation(20, 20))
  }
  let tilted = RenderNode.box(0, 0, 60, 60, children: [large, small]).with {
    $0.transform = CATransform3D.turn(0.3).about(30, 30)
  }
  let image = draw(RenderFrame(60, 60, background: .black, [tilted]))
  // Along the line of the split, outside of the small plane, all is white.
  for distance in 14..<25 {
    for side in -2...2 {
      let x = 30 - Int((Double(distance) * EngineMath.sin(0.3)).rounded()) + side
      let y = 30 + Int((Double(distance) * EngineMath.cos(0.3)).rounded())
      #expect(image.pixel(x, y) == 0xFFFF_FFFF, "\(x), \(y)")
    }
  }
}

@Test func aTransformLayerKeepsItsChildrensDepth() {
  let near = RenderNode.box(0, 0, 10, 10, .red).with { $0.transform = .translation(0, 0, 50) }
  let far = RenderNode.box(0, 0, 10, 10, .blue)
  let space = RenderNode.box(0, 0, 10, 10, children: [near, far]).with {
    $0.flattensChildren = false
    $0.opacity = 0.5
    $0.transform = CATransform3D.eye(100).about(5, 5)
  }
  let image = draw(RenderFrame(20, 20, [space.with { $0.transform = $0.transform.then(.translation(5, 5)) }]))
  // Half as far away, twice as large; half of it shows, for itself.
  #expect(image.pixel(1, 10) == 0xFF80_0000)
  #expect(image.pixel(10, 10) == 0xFF80_0040)
  // A layer that flattens draws it into its own plane.
  let flat = space.with {
    $0.flattensChildren = true
    $0.transform = $0.transform.then(.translation(5, 5))
  }
  #expect(draw(RenderFrame(20, 20, [flat])).pixel(1, 10) == 0xFF00_0000)
}

@Test("Faces of a cube are drawn from far to near (P-53)") func facesOfACubeAreDrawnFromFarToNear() {
  let turn = EngineMath.pi / 2
  func face(_ angle: CGFloat, _ color: CGColor) -> RenderNode {
    RenderNode.box(0, 0, 20, 20, color).with {
      $0.transform = CATransform3D.translation(-10, -10, 10).then(.swing(angle)).then(.swing(0.6)).then(.eye(200))
        .then(.translation(20, 20))
    }
  }
  let faces = [face(0, .red), face(turn, .blue), face(2 * turn, .green), face(-turn, .white)]
  let first = draw(RenderFrame(40, 40, [RenderNode.box(0, 0, 40, 40, children: faces)]))
  let second = draw(RenderFrame(40, 40, [RenderNode.box(0, 0, 40, 40, children: faces.reversed())]))
  #expect(first.pixel(24, 20) == red)
  // The two orders differ at most in the pixels of edges that faces share.
  let differing = zip(first.buffer.pixels, second.buffer.pixels).filter { $0 != $1 }.count
  #expect(differing < 60)
  #expect(!first.buffer.pixels.contains(0xFF00_FF00))
}

// MARK: Pages

private func page(_ progress: CGFloat) -> CGImage {
  let node = RenderNode.box(0, 0, 40, 30, .white).with {
    $0.curl = RenderCurl(progress: progress, angle: EngineMath.pi, radius: 4, backColor: .red)
  }
  return draw(RenderFrame(40, 30, background: .blue, [node]))
}

@Test func aPageWithoutProgressIsFlatAndAFullyTurnedOneIsGone() {
  #expect(page(0).buffer.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  #expect(page(1).buffer.pixels.allSatisfy { $0 == blue })
}

@Test func aTurnedPageShowsItsBackOverItsFront() {
  let row = page(0.5).rows[15]
  // The cylinder has come from the right to the middle: flat, then the back, then what lies behind.
  #expect(row[39] == blue)
  #expect(row.contains(red))
  let back = row.filter { $0 >> 16 & 255 > 150 && $0 & 0xFFFF == 0 }.count
  #expect(back > 8)
  #expect(row[0] & 0xFF > 150)
  // Behind the cylinder lies its shadow.
  let shadow = row.last { $0 != blue } ?? 0
  #expect(shadow & 0xFF_FF00 == 0)
}

@Test(arguments: [CGFloat(0.1), 0.4, 0.8])
func aPageCurlCoversLessWithMoreProgress(progress: CGFloat) {
  func left(_ image: CGImage) -> Int { image.buffer.pixels.filter { $0 & 0xFFFF_FF00 != 0xFF00_0000 }.count }
  #expect(left(page(progress)) > left(page(progress + 0.15)))
}
