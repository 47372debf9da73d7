import Foundation
import Raster
import Testing

private let width = 11
private let height = 5
private let bitmap: [UInt32] = (0..<width * height).map { index in
  let alpha = UInt32(index * 37 % 256)
  return alpha << 24 | PixelMath.multiply(alpha, 200) << 16 | PixelMath.multiply(alpha, UInt32(index)) << 8
}

private func withSource<R>(window: PixelRect? = nil, _ body: (PixelSource) throws -> R) rethrows -> R {
  try bitmap.withUnsafeBufferPointer {
    let all = PixelRect(x: 0, y: 0, width: width, height: height)
    return try body(PixelSource(base: $0.baseAddress!, stride: width, window: window ?? all)!)
  }
}

private func run(_ count: Int, _ body: (UnsafeMutablePointer<UInt32>) -> Void) -> [UInt32] {
  var row = [UInt32](repeating: 0xDEAD_BEEF, count: count)
  row.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
  return row
}

@Test func aBitmapTranslatedByWholePixelsIsCopied() {
  withSource { source in
    for y in 0..<height {
      let expected = Array(bitmap[y * width..<(y + 1) * width])
      #expect(run(width) { Sampler.translated(source, x: 0, y: y << 8, into: $0, count: width) } == expected)
      let mapping = AffineMapping(a: 1, b: 0, c: 0, d: 1, tx: -100, ty: 30)!
      #expect(run(width) { Sampler.bilinear(source, mapping, x: 100, y: y - 30, into: $0, count: width) } == expected)
      #expect(run(width) { Sampler.nearest(source, mapping, x: 100, y: y - 30, into: $0, count: width) } == expected)
      let flat = PerspectiveMapping(xx: 2, xy: 0, x1: 0, yx: 0, yy: 2, y1: 0, wx: 0, wy: 0, w1: 2)
      #expect(run(width) { Sampler.bilinear(source, flat, x: 0, y: y, into: $0, count: width) } == expected)
    }
  }
}

@Test(arguments: [0, 1, 64, 128, 200, 255], [0, 1, 77, 128, 255])
func aFractionalTranslationIsTheSameByEverySampler(across: Int, down: Int) {
  withSource { source in
    let mapping = AffineMapping(a: 1, b: 0, c: 0, d: 1, tx: Double(across) / 256, ty: Double(down) / 256)!
    for y in -2...height {
      let count = width + 8
      let moved = run(count) {
        Sampler.translated(source, x: -4 << 8 + across, y: y << 8 + down, into: $0, count: count)
      }
      let mapped = run(count) { Sampler.bilinear(source, mapping, x: -4, y: y, into: $0, count: count) }
      #expect(moved == mapped)
    }
  }
}

@Test func halfwayBetweenTwoPixelsIsTheirMean() {
  let pixels: [UInt32] = [0xFF00_0000, 0xFFFF_FFFF, 0x0000_0000, 0x8080_8080]
  let source = pixels.withUnsafeBufferPointer {
    PixelSource(base: $0.baseAddress!, stride: 2, window: PixelRect(x: 0, y: 0, width: 2, height: 2))!
      .sampled { Sampler.translated($0, x: 128, y: 0, into: $1, count: 1) }
  }
  #expect(source == 0xFF80_8080)
}

@Test func runsMayBeSplitAnywhere() {
  withSource { source in
    let affine = AffineMapping(a: 0.61, b: 0.13, c: -0.27, d: 0.55, tx: 0.4, ty: -0.1)!
    let perspective = PerspectiveMapping(
      xx: 0.7, xy: 0.1, x1: 0.3, yx: -0.05, yy: 0.4, y1: 0.2, wx: 0.01, wy: 0.02, w1: 1)
    let whole = run(30) { Sampler.bilinear(source, affine, x: -5, y: 3, into: $0, count: 30) }
    let wholeInPerspective = run(30) { Sampler.bilinear(source, perspective, x: -5, y: 3, into: $0, count: 30) }
    for cut in 1..<30 {
      let parts = run(30) {
        Sampler.bilinear(source, affine, x: -5, y: 3, into: $0, count: cut)
        Sampler.bilinear(source, affine, x: -5 + cut, y: 3, into: $0 + cut, count: 30 - cut)
      }
      #expect(parts == whole)
      let partsInPerspective = run(30) {
        Sampler.bilinear(source, perspective, x: -5, y: 3, into: $0, count: cut)
        Sampler.bilinear(source, perspective, x: -5 + cut, y: 3, into: $0 + cut, count: 30 - cut)
      }
      #expect(partsInPerspective == wholeInPerspective)
    }
  }
}

/// Runs inside a bitmap are computed eight pixels at once, single pixels by themselves.
@Test(arguments: [0, 3, 15, 50, 90, 135, 180, 268])
func longRunsAreTheSameAsSinglePixels(degrees: Int) throws {
  let (width, height) = (90, 80)
  let pixels = (0..<width * height).map { UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) }
  let angle = Double(degrees) * .pi / 180
  // Rotated about the middle, a little enlarged.
  let (a, b) = (0.55 * cos(angle), 0.55 * sin(angle))
  let affine = try #require(
    AffineMapping(a: a, b: b, c: -b, d: a, tx: 45 - 20 * a + 20 * b, ty: 40 - 20 * b - 20 * a))
  let perspective = PerspectiveMapping(
    xx: a, xy: -b, x1: 45 - 20 * a + 20 * b, yx: b, yy: a, y1: 40 - 20 * b - 20 * a, wx: 0.004, wy: -0.002, w1: 1)
  pixels.withUnsafeBufferPointer {
    let all = PixelRect(x: 0, y: 0, width: width, height: height)
    let source = PixelSource(base: $0.baseAddress!, stride: width, window: all)!
    var count = 0
    for y in 0..<40 {
      let whole = run(40) { Sampler.bilinear(source, affine, x: 0, y: y, into: $0, count: 40) }
      let single = run(40) { for x in 0..<40 { Sampler.bilinear(source, affine, x: x, y: y, into: $0 + x, count: 1) } }
      let deep = run(40) { Sampler.bilinear(source, perspective, x: 0, y: y, into: $0, count: 40) }
      let deepSingle = run(40) {
        for x in 0..<40 { Sampler.bilinear(source, perspective, x: x, y: y, into: $0 + x, count: 1) }
      }
      #expect(whole == single && deep == deepSingle)
      count += Set(whole).count
    }
    // The runs lie inside the bitmap, not on its border.
    #expect(count > 1000)
  }
}

@Test func outsideItsWindowABitmapExtendsItsEdge() {
  let window = PixelRect(x: 3, y: 1, width: 2, height: 2)
  withSource(window: window) { source in
    let row = run(12) { Sampler.translated(source, x: -3 << 8, y: -9 << 8, into: $0, count: 12) }
    #expect(row[..<7].allSatisfy { $0 == bitmap[width + 3] })
    #expect(row[7...].allSatisfy { $0 == bitmap[width + 4] })
  }
}

@Test func distantAndUndefinedPositionsGiveABorderPixel() {
  withSource { source in
    let nowhere = PerspectiveMapping(xx: 1, xy: 0, x1: 0, yx: 0, yy: 1, y1: 0, wx: 0, wy: 0, w1: 0)
    let row = run(4) { Sampler.bilinear(source, nowhere, x: -1, y: 0, into: $0, count: 4) }
    #expect(row.allSatisfy(bitmap.contains))
  }
}

@Test(arguments: [false, true])
func positionsThatOverflowAreSampledOneByOne(isLevel: Bool) {
  // Every eighth position is the same; those between are half a billion columns away.
  let step = 536_870_912.0
  let mapping = AffineMapping(
    a: step, b: isLevel ? 0 : step, c: 0, d: 1, tx: 1 - step / 2, ty: isLevel ? 0 : 1 - step / 2)!
  withSource { source in
    let whole = run(17) { Sampler.bilinear(source, mapping, x: 0, y: 0, into: $0, count: 17) }
    let single = (0..<17).map { index in
      run(1) { Sampler.bilinear(source, mapping, x: index, y: 0, into: $0, count: 1) }[0]
    }
    #expect(whole == single && whole[0] == whole[8])
  }
}

@Test(arguments: [Double.nan, .infinity, 1e10, -1e300])
func mappingsTooLargeForFixedPointFail(value: Double) {
  #expect(AffineMapping(a: value, b: 0, c: 0, d: 1, tx: 0, ty: 0) == nil)
  #expect(AffineMapping(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: value) == nil)
}

@Test func aWindowWithoutPixelsCannotBeSampled() {
  bitmap.withUnsafeBufferPointer {
    #expect(PixelSource(base: $0.baseAddress!, stride: width, window: .empty) == nil)
  }
}

extension PixelSource {
  fileprivate func sampled(_ body: (PixelSource, UnsafeMutablePointer<UInt32>) -> Void) -> UInt32 {
    var pixel: UInt32 = 0
    body(self, &pixel)
    return pixel
  }
}
