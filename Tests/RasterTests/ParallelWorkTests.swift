import Raster
import Testing

@Suite("Work in chunks, the last one first, gives the result of work done whole") struct ParallelWorkTests {
  private static let backwards = ParallelWork { parts, body in
    for part in (0..<parts).reversed() { body(part) }
  }

  private let bitmap = PixelBuffer(
    width: 301, height: 457,
    pixels: (0..<301 * 457).map { UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) | 0xFF00_0000 })

  @Test(
    "A bitmap downsampled in chunks equals one downsampled whole", arguments: [(1, 0), (0, 1), (2, 3), (5, 2)])
  func bitmapsAreDownsampled(columns: Int, rows: Int) {
    let alone = bitmap.downsampled(columns: columns, rows: rows)
    #expect(bitmap.downsampled(columns: columns, rows: rows, work: Self.backwards) == alone)
    #expect(bitmap.downsampled(columns: columns, rows: rows, instructions: .baseline, work: Self.backwards) == alone)
  }

  @Test("A bitmap blurred in chunks equals one blurred whole", arguments: [false, true])
  func bitmapsAreBlurred(extendsEdges: Bool) {
    let weights: [UInt32] = [40_000, 10_000, 2_000, 768]
    let alone = bitmap.convolved(weights: weights, extendsEdges: extendsEdges)
    #expect(bitmap.convolved(weights: weights, extendsEdges: extendsEdges, work: Self.backwards) == alone)
    #expect(
      bitmap.convolved(weights: weights, extendsEdges: extendsEdges, instructions: .baseline, work: Self.backwards)
        == alone)
  }

  @Test("Ranges of rows hold each row once") func rangesHoldEachRowOnce() {
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
