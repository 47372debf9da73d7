import Raster
import Testing

/// Work that is shared gives what one thread gives, in whatever order its parts are done.
@Suite struct PartedWorkTests {
  private static let backwards = ParallelWork { parts, body in
    for part in (0..<parts).reversed() { body(part) }
  }

  private let picture = PixelBuffer(
    width: 301, height: 457,
    pixels: (0..<301 * 457).map { UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) | 0xFF00_0000 })

  @Test(arguments: [(1, 0), (0, 1), (2, 3), (5, 2)])
  func picturesAreReduced(columns: Int, rows: Int) {
    let alone = picture.downsampled(columns: columns, rows: rows)
    #expect(picture.downsampled(columns: columns, rows: rows, work: Self.backwards) == alone)
    #expect(picture.downsampled(columns: columns, rows: rows, instructions: .baseline, work: Self.backwards) == alone)
  }

  @Test(arguments: [false, true])
  func picturesAreBlurred(extendsEdges: Bool) {
    let weights: [UInt32] = [40_000, 10_000, 2_000, 768]
    let alone = picture.convolved(weights: weights, extendsEdges: extendsEdges)
    #expect(picture.convolved(weights: weights, extendsEdges: extendsEdges, work: Self.backwards) == alone)
    #expect(
      picture.convolved(weights: weights, extendsEdges: extendsEdges, instructions: .baseline, work: Self.backwards)
        == alone)
  }

  @Test func stretchesHoldEachRowOnce() {
    for rows in [0, 1, 7, 100, 1000] {
      let counts = UnsafeMutableBufferPointer<Int>.allocate(capacity: rows)
      counts.initialize(repeating: 0)
      nonisolated(unsafe) let each = counts
      Self.backwards.forEachRowRange(rows: rows, pixelsPerRow: 3000) { lines in
        for line in lines { each[line] += 1 }
      }
      #expect(counts.allSatisfy { $0 == 1 })
      counts.deallocate()
    }
  }
}
