import Testing

@testable import UIKit

@Suite("Caches of computed values") struct BoundedCacheTests {
  @Test("A value is computed once, and the cache is emptied when it is full")
  func finding() {
    var cache = BoundedCache<Int, String>(limit: 2)
    var found: [Int] = []
    func value(_ key: Int) -> String {
      cache.value(for: key) {
        found.append($0)
        return "\($0)"
      }
    }
    #expect(value(1) == "1" && value(2) == "2" && value(1) == "1" && found == [1, 2])
    #expect(value(3) == "3" && value(1) == "1" && value(3) == "3" && found == [1, 2, 3, 1])
  }
}
