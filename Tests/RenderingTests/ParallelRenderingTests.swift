import CoreGraphics
import Dispatch
import Raster
import Synchronization
import Testing

@testable import Rendering

/// Threads that share the work on one frame give the pixels of one thread.
@Suite("Parallel rendering") struct ParallelRenderingTests {
  private let bitmap = PixelBuffer(
    width: 1999, height: 501,
    pixels: (0..<1999 * 501).map { UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) | 0xFF00_0000 })

  @Test(arguments: [2, 4, 7])
  func bitmapsAreDownsampledAndBlurred(threads: Int) {
    let (work, weights) = (ParallelWork(threads: threads), [40_000, 10_000, 2_000, 768] as [UInt32])
    for set in [InstructionSet.baseline, .best] {
      #expect(
        bitmap.downsampled(columns: 1, rows: 1, instructions: set, work: work)
          == bitmap.downsampled(columns: 1, rows: 1, instructions: set))
      #expect(
        bitmap.convolved(weights: weights, extendsEdges: true, instructions: set, work: work)
          == bitmap.convolved(weights: weights, extendsEdges: true, instructions: set))
    }
  }

  @Test func eachPartIsDoneOnceByThreadsAtOnce() {
    let rows = 5000
    let seen = Atomic<Int>(0)
    let inside = Atomic<Int>(0)
    let most = Atomic<Int>(0)
    ParallelWork(threads: 4).forEachRowRange(rows: rows, pixelsPerRow: 1000) { stretch in
      let now = inside.add(1, ordering: .relaxed).newValue
      _ = most.max(now, ordering: .relaxed)
      seen.add(stretch.count, ordering: .relaxed)
      inside.subtract(1, ordering: .relaxed)
    }
    #expect(seen.load(ordering: .relaxed) == rows && inside.load(ordering: .relaxed) == 0)
    #expect((1...4).contains(most.load(ordering: .relaxed)))
  }

  @Test("A renderer that several threads use at once draws the same frames as a renderer with one thread")
  func renderersAreShared() {
    let frames = (1...6).map { seed in
      var tree = RandomTree(seed: seed)
      // Large enough to be shared among the renderer's own threads.
      return RenderFrame(80, 60, scale: 8, tree.forest())
    }
    let expected = frames.map { SoftwareRenderer(threads: 1).render($0) }
    let shared = SoftwareRenderer(threads: 3, bandHeight: 16)
    let differing = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: 4) { caller in
      for step in 0..<12 {
        // Each caller has an order of its own, so that caches and the last frame are other callers'.
        let index = (step + caller * 2) % frames.count
        if shared.render(frames[index]) != expected[index] { differing.add(1, ordering: .relaxed) }
      }
    }
    #expect(differing.load(ordering: .relaxed) == 0)
  }
}
