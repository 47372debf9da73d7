import Testing

@testable import Rendering

@Suite("A work-stealing queue") struct WorkStealingQueueTests {
  @Test(
    "Each chunk is done once, also where some workers ask more often than others", arguments: [0, 1, 2, 7, 40],
    [1, 2, 3, 8])
  func once(parts: Int, workers: Int) {
    let shares = WorkStealingQueue(parts, among: workers)
    var done: [Int] = []
    var turn = 0
    // One worker is three times as quick as the next.
    while done.count < parts, turn < 100_000 {
      let worker = turn.trailingZeroBitCount / 2 % workers
      turn += 1
      if let part = shares.next(for: worker) { done.append(part) }
    }
    #expect(done.sorted() == Array(0..<parts))
    #expect((0..<workers).allSatisfy { shares.next(for: $0) == nil })
  }

  @Test("A worker takes neighbouring chunks, then steals from the far end of another worker's range")
  func neighbours() {
    let shares = WorkStealingQueue(10, among: 2)
    #expect(Self.take(3, by: 1, of: shares) == [5, 6, 7])
    #expect(shares.next(for: 0) == 0)
    #expect(Self.take(4, by: 1, of: shares) == [8, 9, 4, 3])
    #expect(Self.take(3, by: 0, of: shares) == [1, 2, nil])
  }

  private static func take(_ count: Int, by worker: Int, of shares: WorkStealingQueue) -> [Int?] {
    (0..<count).map { _ in shares.next(for: worker) }
  }
}
