import Testing
import TransitionTesting

@Suite("The golden traces of chapter 7") @MainActor struct GoldenTraceTests {
  @Test(
    """
    Each kind of transition makes the calls of its golden trace, in their order; each row names its statements (T-26, T-29, T-38…T-40, \
    T-45, T-47…T-52, T-58…T-60, T-65, T-71, T-76…T-78, T-85, T-86, T-90, T-94, T-95, T-101, T-102, T-118, T-119)
    """, arguments: GoldenTrace.allCases)
  func comes(_ row: GoldenTrace) throws {
    let difference = try row.play().difference(from: row.shorthand, freeOrders: FreeOrder.specification)
    #expect(difference == nil, "\(row.rawValue): \(difference ?? "")")
  }

  @Test(
    "Every exchange of two neighbouring calls in a golden trace is noticed, unless their order is free",
    arguments: GoldenTrace.allCases)
  func mutation(_ row: GoldenTrace) {
    let good = row.shorthand
    for index in good.tokens.indices.dropLast() {
      var tokens = good.tokens
      tokens.swapAt(index, index + 1)
      let isFree = FreeOrder.specification.contains { $0.frees(good.tokens[index], good.tokens[index + 1]) }
      let difference = TraceShorthand(tokens: tokens).difference(from: good, freeOrders: FreeOrder.specification)
      #expect((difference == nil) == isFree, "\(row.rawValue), token \(index)")
    }
  }
}
