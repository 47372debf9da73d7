import EventTrace
import Testing

@Suite("The difference of two traces")
struct DifferenceTests {
  @Test(
    "The first difference is described in words",
    arguments: [
      (
        "A.wD B.wA", "A.wD B.wA B.iA",
        "The trace differs at token 3, after B.wA: the trace should end here, but B.iA came.",
        "(end)", "B.iA"
      ),
      (
        "A.wD B.wA", "A.wD", "The trace differs at token 2, after A.wD: B.wA is missing: the trace ends too early.",
        "B.wA", "(end)"
      ),
      (
        "A.wD B.wA", "B.wA A.wD", "The trace differs at token 1: B.wA came before A.wD.", "A.wD B.wA", "B.wA A.wD"
      ),
      (
        "A.wD B.wA", "A.wD co B.wA",
        "The trace differs at token 2, after A.wD: co came before B.wA and is not expected at all.",
        "B.wA", "co B.wA"
      ),
      (
        "A.wD B.wA animate", "A.wD animate",
        "The trace differs at token 2, after A.wD: B.wA is missing; animate came next.",
        "B.wA animate", "animate"
      ),
      (
        "A.wD", "A.dD", "The trace differs at token 1: A.wD was expected, but A.dD came.", "A.wD", "A.dD"
      ),
    ])
  func words(expected: String, actual: String, reason: String, expectedRest: String, actualRest: String) {
    let difference = TraceShorthand(parsing: actual).difference(from: TraceShorthand(parsing: expected))
    #expect(difference == "\(reason)\n  expected: \(expectedRest)\n  actual:   \(actualRest)")
  }

  @Test("A long remainder is shortened")
  func long() throws {
    let expected = TraceShorthand(tokens: (1...20).map { "t\($0)" })
    let difference = try #require(TraceShorthand(tokens: []).difference(from: expected))
    #expect(difference.contains("expected: t1 t2 t3 t4 t5 t6 t7 t8 t9 t10 t11 t12 …\n"))
  }

  @Test(
    "Events of a free order may be exchanged, and all others may not",
    arguments: [
      ("B.dA B.didMove(nav) didShow(B) co aE(1)", true),
      ("B.dA didShow(B) B.didMove(nav) aE(1) co", true),
      ("B.didMove(nav) B.dA didShow(B) co aE(1)", false),
      ("B.dA B.didMove(nav) co didShow(B) aE(1)", false),
      ("B.dA B.didMove(nav) didShow(B) co co aE(1)", false),
      ("B.dA B.didMove(nav) didShow(B) aE(1)", false),
    ])
  func freeOrders(actual: String, isSame: Bool) {
    let expected: TraceShorthand = "B.dA B.didMove(nav) didShow(B) co aE(1)"
    let difference = TraceShorthand(parsing: actual).difference(from: expected, freeOrders: FreeOrder.specification)
    #expect((difference == nil) == isSame)
  }

  @Test("The selection may come after both did-callbacks of a tab change")
  func selection() {
    let expected: TraceShorthand = "didSelect(B) cT(1) A.view- A.dD B.dA"
    let orders = FreeOrder.specification
    #expect(
      TraceShorthand("cT(1) A.view- A.dD B.dA didSelect(B)").difference(from: expected, freeOrders: orders) != nil)
    let free = orders + [FreeOrder("didSelect", "cT"), FreeOrder("didSelect", "view-")]
    #expect(TraceShorthand("cT(1) A.view- A.dD B.dA didSelect(B)").difference(from: expected, freeOrders: free) == nil)
  }

  @Test("One moved call is found: the push's didMove before its dids (mutation check)")
  func mutation() throws {
    var moved = Samples.push
    let last = try #require(moved.events.lastIndex { $0.name == "didMove" })
    moved.events.insert(moved.events.remove(at: last), at: last - 2)
    let difference = moved.shorthand.difference(from: Samples.push.shorthand, freeOrders: FreeOrder.specification)
    #expect(
      difference?.hasPrefix("The trace differs at token 12, after A.view-: B.didMove(nav) came before A.dD.") == true)
  }
}
