import CoreGraphics
import Rendering
import Testing

/// Numbers that no layer should have, and too many of them do.
private let badNumbers: [CGFloat] = [
  .nan, .infinity, -.infinity, 0, -1, 1e-300, -1e-300, 1e9, -1e9, 1e20, 1e300, -1e300, .greatestFiniteMagnitude,
  .leastNonzeroMagnitude,
]

/// A node with a bit of everything.
private let node = RenderNode.box(4, 4, 12, 12, .white, children: [.box(2, 2, 20, 4, .red)]).with {
  $0.contents = RenderContents(image: GoldenScene.board)
  $0.cornerRadius = 3
  $0.borderWidth = 1
}

private let changes: [(String, @Sendable (inout RenderNode, CGFloat) -> Void)] = [
  ("bounds.x", { $0.bounds.origin.x = $1 }),
  ("bounds.width", { $0.bounds.size.width = $1 }),
  ("bounds", { $0.bounds = CGRect(x: -$1 / 2, y: -$1 / 2, width: $1, height: $1) }),
  ("m11", { $0.transform.m11 = $1 }),
  ("m12", { $0.transform.m12 = $1 }),
  ("m14", { $0.transform.m14 = $1 }),
  ("m41", { $0.transform.m41 = $1 }),
  ("m44", { $0.transform.m44 = $1 }),
  ("scale", { ($0.transform.m11, $0.transform.m22) = ($1, $1) }),
  ("perspective", { ($0.transform.m14, $0.transform.m24) = ($1, $1) }),
  ("opacity", { $0.opacity = $1 }),
  ("cornerRadius", { $0.cornerRadius = $1 }),
  ("borderWidth", { $0.borderWidth = $1 }),
  ("contents.rect", { $0.contents?.rect = CGRect(x: 0, y: 0, width: $1, height: $1) }),
  ("contents.x", { $0.contents?.rect.origin.x = $1 }),
  (
    "contents.scale",
    {
      $0.contents?.gravity = .center
      $0.contents?.scale = $1
    }
  ),
  ("child.m42", { $0.children[0].transform.m42 = $1 }),
  ("child.width", { $0.children[0].bounds.size.width = $1 }),
  ("shadow.radius", { $0.shadow = RenderShadow(color: .red, opacity: 1, offset: .zero, radius: $1) }),
  (
    "shadow.offset",
    { $0.shadow = RenderShadow(color: .red, opacity: 1, offset: CGSize(width: $1, height: 1), radius: 1) }
  ),
  ("shadow.opacity", { $0.shadow = RenderShadow(color: .red, opacity: $1, offset: .zero, radius: 2) }),
  (
    "shadow.path",
    {
      let path = CGPath(rect: CGRect(x: 0, y: 0, width: $1, height: 2), transform: nil)
      $0.shadow = RenderShadow(color: .red, opacity: 1, offset: .zero, radius: 2, path: path)
    }
  ),
  ("blur", { $0.filters = [.blur(radius: $1)] }),
  ("backdrop", { $0.backdropFilters = [.blur(radius: $1), .saturation($1)] }),
  ("colorMatrix", { $0.filters = [.colorMatrix([CGFloat](repeating: $1, count: 20)), .colorMatrix([$1])] }),
  ("colorFactor", { $0.colorFactor = CGColor(srgbRed: $1, green: 0, blue: $1, alpha: $1) }),
  ("mask", { $0.mask = [RenderNode.box(0, 0, $1, 5, .white), RenderNode.box($1, 0, 5, 5, .white)] }),
  ("mask outline", { $0.mask = [RenderNode.box(0, 0, $1, 5, .white)] }),
  ("rasterization", { $0.rasterizationScale = $1 }),
  ("curl", { $0.curl = RenderCurl(progress: $1, angle: $1, radius: $1, backColor: .white) }),
  ("curl.radius", { $0.curl = RenderCurl(progress: 0.5, angle: 1, radius: $1, backColor: .white) }),
  ("center", { $0.contents?.center = CGRect(x: 0.2, y: $1, width: 0.2, height: 0.1) }),
  (
    "gradient",
    {
      $0.gradient = RenderGradient(
        kind: .radial, colors: [.red, .blue], locations: [$1, 1], start: CGPoint(x: $1, y: 0), end: CGPoint(x: 0, y: $1)
      )
    }
  ),
  (
    "shape",
    {
      let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: $1, height: 4), transform: nil)
      $0.shape = RenderShape(path: path, fillColor: .red)
    }
  ),
  ("child.m13", { $0.children[0].transform.m13 = $1 }),
  ("color", { $0.backgroundColor = CGColor(srgbRed: $1, green: 0, blue: $1, alpha: $1) }),
]

@Test(arguments: changes.indices)
func badNumbersNeitherCrashNorHang(index: Int) {
  let (name, change) = changes[index]
  for number in badNumbers {
    for masks in [false, true] {
      var bad = node
      bad.masksToBounds = masks
      if masks { bad.opacity = 0.5 }
      change(&bad, number)
      let good = RenderNode.box(0, 0, 3, 3, .green)
      let frame = RenderFrame(24, 24, scale: 2, [bad, good])
      let image = draw(frame)
      #expect(image == SoftwareRenderer(threads: 1, bandHeight: 5).render(frame), "\(name) = \(number)")
      // The sibling above it is drawn as ever.
      #expect(image.pixel(1, 1) == 0xFF00_FF00, "\(name) = \(number)")
    }
  }
}

@Test(arguments: [CGFloat.nan, .infinity, 0, -2])
func aFrameWithoutSenseHasNoPixels(value: CGFloat) {
  let root = RenderNode.box(0, 0, 10, 10, .red)
  let frames = [
    RenderFrame(size: CGSize(width: value.isFinite ? value : 0, height: 10), scale: 1, background: .red, root: root),
    RenderFrame(
      size: CGSize(width: 10, height: 10), scale: value == .infinity ? .nan : value, background: .red, root: root),
  ]
  for frame in frames {
    let image = draw(frame)
    #expect(image.width * image.height == 0)
  }
}

@Test func anEmptyLayerThatMasksHidesItsChildren() {
  let node = RenderNode.box(0, 0, 0, 0, children: [.box(0, 0, 2, 2, .red)])
  #expect(draw(RenderFrame(2, 2, [node])).pixel(0, 0) == 0xFFFF_0000)
  #expect(draw(RenderFrame(2, 2, [node.with { $0.masksToBounds = true }])).pixel(0, 0) == 0xFF00_0000)
}

@Test func manyLayersAndDeepTreesAreDrawn() {
  var deep = RenderNode.box(0, 0, 4, 4, .white)
  for _ in 0..<200 {
    deep = RenderNode.box(0, 0, 4, 4, .black, children: [deep]).with {
      $0.opacity = 0.999
      $0.cornerRadius = 1
      $0.masksToBounds = true
    }
  }
  #expect(draw(RenderFrame(4, 4, [deep])).pixel(2, 2) >> 24 == 255)
  let many = (0..<2000).map { RenderNode.box(CGFloat($0 % 40) / 10, 0, 1, 4, .gray(CGFloat($0) / 2000, alpha: 0.9)) }
  #expect(draw(RenderFrame(4, 4, many)).pixel(2, 2) >> 24 == 255)
}

@Test func emptyPathsAndGradientsShowNothing() {
  let empty = RenderNode.box(0, 0, 4, 4).with {
    $0.shape = RenderShape(path: CGMutablePath(), fillColor: .red, stroke: CGMutablePath(), strokeColor: .red)
    $0.gradient = RenderGradient(kind: .axial, colors: [], locations: [], start: .zero, end: .zero)
    $0.shadow = RenderShadow(color: .white, opacity: 1, offset: .zero, radius: 1, path: CGMutablePath())
  }
  #expect(draw(RenderFrame(4, 4, [empty])).rows.flatMap { $0 }.allSatisfy { $0 == 0xFF00_0000 })
  // An empty mask hides all.
  let masked = RenderNode.box(0, 0, 4, 4, .red).with { $0.mask = [empty] }
  #expect(draw(RenderFrame(4, 4, [masked])).pixel(1, 1) == 0xFF00_0000)
}
