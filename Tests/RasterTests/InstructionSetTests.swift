import Raster
import Testing

/// The AVX2 kernels must give the pixels of the baseline ones; on other processors only the baseline ones run.
@Suite("All instruction sets give the same pixels") struct InstructionSetTests {
  private static let available: [InstructionSet] = InstructionSet.best == .avx2 ? [.baseline, .avx2] : [.baseline]

  private struct Numbers {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }

    mutating func roll(_ sides: Int) -> Int { Int(next()) % sides }

    /// Premultiplied pixels, some opaque and some clear.
    mutating func pixels(_ count: Int) -> [UInt32] {
      (0..<count).map { _ in
        let alpha = [0, 255, UInt32(roll(256))][roll(3)]
        return PixelMath.scale(UInt32(truncatingIfNeeded: next()) | 0xFF00_0000, by: alpha)
      }
    }
  }

  /// The pixels that a kernel writes with each instruction set.
  private func results(_ count: Int, _ body: (UnsafeMutablePointer<UInt32>, InstructionSet) -> Void) -> [[UInt32]] {
    Self.available.map { set in
      [UInt32](unsafeUninitializedCapacity: count) { buffer, written in
        buffer.initialize(repeating: 0x1234_5678)
        if let base = buffer.baseAddress { body(base, set) }
        written = count
      }
    }
  }

  private func check(_ all: [[UInt32]], _ comment: Comment) {
    for other in all.dropFirst() { #expect(other == all[0], comment) }
  }

  @Test("Bitmaps are sampled alike by all instruction sets", arguments: 1...30)
  func bitmapsAreSampledAlike(seed: UInt64) throws {
    var numbers = Numbers(state: seed)
    let (width, height, count) = (20 + numbers.roll(60), 20 + numbers.roll(60), 8 + numbers.roll(90))
    let pixels = numbers.pixels(width * height)
    func number() -> Double { Double(numbers.roll(4000) - 2000) / 1000 }
    let (a, b, c, d) = (number(), number(), number(), number())
    let turned = try #require(AffineMapping(a: a, b: b, c: c, d: d, tx: 20, ty: 20))
    let scaled = try #require(AffineMapping(a: a, b: 0, c: 0, d: d, tx: Double(width) / 2, ty: 20))
    let seen = PerspectiveMapping(
      xx: a, xy: b, x1: 20, yx: c, yy: d, y1: 20, wx: number() / 100, wy: number() / 100, w1: 1)
    pixels.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress,
        let source = PixelSource(
          base: base, stride: width, window: PixelRect(minX: 2, minY: 1, maxX: width - 3, maxY: height))
      else { return }
      for y in [-9, 0, 3, 17] {
        check(
          results(count) { Sampler.bilinear(source, turned, x: -8, y: y, into: $0, count: count, instructions: $1) },
          "turned")
        check(
          results(count) { Sampler.bilinear(source, scaled, x: -8, y: y, into: $0, count: count, instructions: $1) },
          "scaled")
        check(
          results(count) { Sampler.bilinear(source, seen, x: -8, y: y, into: $0, count: count, instructions: $1) },
          "perspective")
        for (x, y) in [(-700, y * 256), (300, y * 256 + 77), (77, y * 256 + 200)] {
          check(
            results(count) { Sampler.translated(source, x: x, y: y, into: $0, count: count, instructions: $1) }, "moved"
          )
        }
      }
    }
  }

  @Test("A bitmap wider than 2²³ pixels is sampled alike at its right end, mirrored and reduced")
  func wide() throws {
    var numbers = Numbers(state: 7)
    let (width, count) = (1 << 23 + 64, 40)
    let pixels = [UInt32](repeating: 0, count: width - 200) + numbers.pixels(200)
    let mirrored = try #require(AffineMapping(a: -0.9, b: 0, c: 0, d: 1, tx: Double(width), ty: 0))
    let reduced = try #require(AffineMapping(a: 2.7, b: 0, c: 0, d: 1, tx: Double(width - 130), ty: 0))
    try pixels.withUnsafeBufferPointer { buffer in
      let base = try #require(buffer.baseAddress)
      let source = try #require(
        PixelSource(base: base, stride: width, window: PixelRect(minX: 0, minY: 0, maxX: width, maxY: 1)))
      for mapping in [mirrored, reduced] {
        let all = results(count) {
          Sampler.bilinear(source, mapping, x: 0, y: 0, into: $0, count: count, instructions: $1)
        }
        #expect(all[0].contains { $0 != 0 })
        check(all, "\(mapping.a)")
      }
    }
  }

  @Test("Runs are blended alike by all instruction sets", arguments: 1...20)
  func runsAreBlendedAlike(seed: UInt64) {
    var numbers = Numbers(state: seed)
    let count = 1 + numbers.roll(100)
    let (source, below) = (numbers.pixels(count), numbers.pixels(count))
    for amount in [0, 1, 127, 128, 254, 255, UInt8(numbers.roll(256))] {
      let all = results(count) { target, set in
        SpanKernels.copy(target, from: below, count: count)
        SpanKernels.blend(target, from: source, count: count, amount: amount, instructions: set)
      }
      check(all, "amount \(amount)")
      // One pass through memory gives the result of two.
      let fused = results(count) {
        SpanKernels.blend($0, from: source, over: below, count: count, amount: amount, instructions: $1)
      }
      for one in fused { #expect(one == all[0], "amount \(amount)") }
    }
    let coverage = (0..<count + 8).map { _ in [0, 255, UInt8(numbers.roll(256))][numbers.roll(3)] }
    coverage.withUnsafeBufferPointer { bytes in
      for amount in [0, 1, 200, 255] as [UInt8] {
        check(
          results(count) { target, set in
            SpanKernels.copy(target, from: below, count: count)
            SpanKernels.blend(
              target, from: source, coverage: UnsafeBufferPointer(rebasing: bytes[..<count]), amount: amount,
              instructions: set)
          }, "coverage, amount \(amount)")
      }
    }
    for weight in [0, 1, 128, 255] as [UInt16] {
      check(
        results(count) { PixelLanes.mixRow(source, below, weight: weight, into: $0, count: count, instructions: $1) },
        "rows")
    }
  }

  @Test("Bitmaps are downsampled and blurred alike by all instruction sets", arguments: 1...20)
  func bitmapsAreDownsampledAndBlurredAlike(seed: UInt64) {
    var numbers = Numbers(state: seed)
    let (width, height) = (1 + numbers.roll(70), 1 + numbers.roll(40))
    let bitmap = PixelBuffer(width: width, height: height, pixels: numbers.pixels(width * height))
    let weights: [UInt32] = [40_000, 10_000, 2_000, 768]
    for (columns, rows) in [(1, 0), (0, 1), (1, 1), (2, 2), (3, 1), (4, 5), (11, 12)] {
      let all = Self.available.map { bitmap.downsampled(columns: columns, rows: rows, instructions: $0) }
      #expect(Set(all).count == 1, "\(columns), \(rows)")
    }
    for repeats in [false, true] {
      let all = Self.available.map {
        bitmap.convolved(weights: weights, extendsEdges: repeats, instructions: $0)
      }
      #expect(Set(all).count == 1)
    }
  }
}
