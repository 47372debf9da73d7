import Testing

@testable import Rendering

@Suite("Parts that workers share") struct WorkStealingQueueTests {
  @Test("each is done once, whoever comes when", arguments: [0, 1, 2, 7, 40], [1, 2, 3, 8])
  func once(parts: Int, workers: Int) {
    let shares = WorkStealingQueue(parts, among: workers)
    var done: [Int] = []
    var turn = 0
    // One worker is three times as quick as the next.
    while done.count < parts {
      let worker = turn.trailingZeroBitCount / 2 % workers
      turn += 1
      if let part = shares.next(for: worker) { done.append(part) }
    }
    #expect(done.sorted() == Array(0..<parts))
    #expect((0..<workers).allSatisfy { shares.next(for: $0) == nil })
  }

  @Test("a worker goes through neighbours, and then takes what lies farthest from where another one is")
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
