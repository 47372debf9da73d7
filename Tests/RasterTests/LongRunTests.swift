import Foundation
import Raster
import Testing

/// The AVX2 kernels sample long runs with a pipeline and short ones without: both must equal single samples.
@Suite("Long runs of samples equal single samples") struct LongRunTests {
  private static let (width, height) = (310, 230)
  private static let pixels = (0..<width * height).map { UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) }
  private static let available: [InstructionSet] = InstructionSet.best == .avx2 ? [.baseline, .avx2] : [.baseline]
  /// Whether all scales are tried, which takes a minute in a debug build.
  private static let isWhole = ProcessInfo.processInfo.environment["MATCHCUT_TESTS"] == "all"
  private static let windows = [
    PixelRect(x: 0, y: 0, width: width, height: height), PixelRect(minX: 30, minY: 20, maxX: 280, maxY: 200),
  ]

  private func withSource(_ window: PixelRect, _ body: (PixelSource) throws -> Void) rethrows {
    try Self.pixels.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress, let source = PixelSource(base: base, stride: Self.width, window: window)
      else {
        Issue.record("no bitmap")
        return
      }
      try body(source)
    }
  }

  /// Compares what a reader writes with each instruction set to single samples; nothing may be written behind the end.
  private func check(_ count: Int, _ read: (UnsafeMutablePointer<UInt32>, Int, Int, InstructionSet) -> Void) {
    func row(_ body: (UnsafeMutablePointer<UInt32>) -> Void) -> [UInt32] {
      [UInt32](unsafeUninitializedCapacity: count + 8) { buffer, written in
        buffer.initialize(repeating: 0x1234_5678)
        if let base = buffer.baseAddress { body(base) }
        written = count + 8
      }
    }
    let single = row { target in for index in 0..<count { read(target + index, index, 1, .baseline) } }
    for set in Self.available { #expect(row { read($0, 0, count, set) } == single, "\(count), \(set)") }
  }

  @Test(
    "Runs of a rotated bitmap equal single samples",
    arguments: [1, 40, 63, 64, 65, 71, 72, 100, 128, 200, 263], [0.0, 0.26, -0.5, 3.0])
  func turned(count: Int, slope: Double) throws {
    let (a, b) = (0.8, 0.8 * slope)
    let mapping = try #require(AffineMapping(a: a, b: b, c: -b, d: a, tx: 35.3, ty: 90 - 60 * b))
    for window in Self.windows {
      withSource(window) { source in
        for y in [-70, 3, 40, 77, 300] {
          check(count) { Sampler.bilinear(source, mapping, x: 2 + $1, y: y, into: $0, count: $2, instructions: $3) }
        }
      }
    }
  }

  @Test(
    "Runs in perspective equal single samples",
    arguments: [1, 40, 63, 64, 65, 71, 72, 100, 128, 200, 263], [0.0, 0.002, -0.0035, 0.01, -0.02])
  func inPerspective(count: Int, depth: Double) {
    // With the last depth the eye lies within the run: pixels behind it are sampled in any way, but all equally.
    let mapping = PerspectiveMapping(
      xx: 0.9, xy: 0.05, x1: 34.7, yx: 0.1, yy: 0.8, y1: 40, wx: depth, wy: depth / 7, w1: 1)
    for window in Self.windows {
      withSource(window) { source in
        for y in [-70, 3, 40, 77, 900] {
          check(count) { Sampler.bilinear(source, mapping, x: 2 + $1, y: y, into: $0, count: $2, instructions: $3) }
        }
      }
    }
  }

  @Test("Runs that end near a window's border equal single samples in windows of any size")
  func atTheBorder() throws {
    let small = [
      PixelRect(minX: 30, minY: 20, maxX: 32, maxY: 22), PixelRect(minX: 30, minY: 20, maxX: 32, maxY: 200),
      PixelRect(minX: 30, minY: 20, maxX: 280, maxY: 22), PixelRect(minX: 30, minY: 20, maxX: 150, maxY: 90),
    ]
    for window in small {
      try withSource(window) { source in
        for step in stride(from: -700, through: 700, by: 37) {
          let edge = Double(window.maxX) + Double(step) / 256
          for (count, a) in [(64, 1.0), (80, 0.7), (72, -1.3), (64, 0.001)] {
            let mapping = try #require(AffineMapping(a: a, b: 0.01, c: 0, d: 1, tx: edge - a * Double(count), ty: 25))
            check(count) { Sampler.bilinear(source, mapping, x: $1, y: 3, into: $0, count: $2, instructions: $3) }
            let eye = PerspectiveMapping(
              xx: a, xy: 0, x1: edge - a * Double(count), yx: 0.01, yy: 1, y1: 25, wx: 1e-7, wy: 0, w1: 1)
            check(count) { Sampler.bilinear(source, eye, x: $1, y: 3, into: $0, count: $2, instructions: $3) }
          }
        }
      }
    }
  }

  @Test("Tiny denominators and steps that overflow still sample the bitmap")
  func extremes() throws {
    for window in Self.windows {
      try withSource(window) { source in
        for tiny in [1e-308, 1e-300, 1e-289, 1e-150] {
          let mapping = PerspectiveMapping(
            xx: tiny, xy: 0, x1: 50 * tiny, yx: 0, yy: tiny, y1: 50 * tiny, wx: 0, wy: 0, w1: tiny)
          check(128) { Sampler.bilinear(source, mapping, x: $1, y: 10, into: $0, count: $2, instructions: $3) }
        }
        let far = try #require(AffineMapping(a: 1_000_000_000, b: 900_000_000, c: 0, d: 1, tx: 5, ty: 5))
        check(1) { Sampler.bilinear(source, far, x: $1, y: 0, into: $0, count: $2, instructions: $3) }
      }
    }
  }

  @Test(
    "Rows of a scaled bitmap equal single samples",
    arguments: isWhole ? [1.0, 0.125, 0.85, 1.18, 2, 2.3, -1, -0.3, 0] : [1.0, 0.125, 1.18, -0.3, 0],
    isWhole ? [1.0, 0.1, 0.5, 1.7, -0.2, 0] : [1.0, 0.5, -0.2])
  func scaled(across: Double, down: Double) throws {
    let mapping = try #require(
      AffineMapping(a: across, b: 0, c: 0, d: down, tx: across < 0 ? 250 : 20.3, ty: down < 0 ? 210 : 10.6))
    for window in Self.windows {
      withSource(window) { source in
        for (x, count) in [(0, 1), (5, 7), (-20, 90), (3, 64), (40, 200)] {
          for set in Self.available {
            check(source, mapping, x, count, set)
          }
        }
      }
    }
  }

  private func check(_ source: PixelSource, _ mapping: AffineMapping, _ x: Int, _ count: Int, _ set: InstructionSet) {
    var (row, wanted) = ([UInt32](repeating: 7, count: count), [UInt32](repeating: 0, count: count))
    let isRead = ScaledRowSampler.read(source, mapping, x: x, count: count, instructions: set) { rows in
      for y in -30..<260 {
        let before = wanted
        for index in 0..<count {
          Sampler.bilinear(source, mapping, x: x + index, y: y, into: &wanted[index], count: 1, instructions: .baseline)
        }
        if rows.repeatsPreviousRow(y: y) { #expect(wanted == before, "\(y)") }
        rows.sample(y: y, into: &row)
        #expect(row == wanted, "\(y), \(set)")
      }
    }
    #expect(isRead)
  }

  @Test("Rows with the same pixels are detected, at the border and inside")
  func repeated() throws {
    // Ten rows of one colour, then ten that change, then ten equal ones.
    let (width, rows) = (40, 30)
    let pixels = (0..<width * rows).map { index in
      let (x, y) = (index % width, index / width)
      return y < 10 ? 0xFF00_00FF : UInt32(truncatingIfNeeded: (x + (y < 20 ? y * 977 : 0)) &* 2_654_435_761)
    }
    let mapping = try #require(AffineMapping(a: 0.5, b: 0, c: 0, d: 0.25, tx: 0, ty: 0))
    try pixels.withUnsafeBufferPointer { buffer in
      let base = try #require(buffer.baseAddress)
      let source = try #require(
        PixelSource(base: base, stride: width, window: PixelRect(x: 0, y: 0, width: width, height: rows)))
      var repeated: [Int] = []
      let isRead = ScaledRowSampler.read(source, mapping, x: 0, count: 80) { reader in
        for y in -8..<128 where reader.repeatsPreviousRow(y: y) { repeated.append(y) }
      }
      #expect(isRead && repeated == Array(-7...37) + Array(83..<128))
    }
  }

  @Test("A mapping that slants rows is refused by the row sampler")
  func slanted() throws {
    let mapping = try #require(AffineMapping(a: 1, b: 0.1, c: 0, d: 1, tx: 0, ty: 0))
    withSource(Self.windows[0]) { source in
      #expect(!ScaledRowSampler.read(source, mapping, x: 0, count: 8) { _ in Issue.record("the body was called") })
    }
  }
}
