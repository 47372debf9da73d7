import Testing

@Suite("Types as objects") struct TypeIdentityTests {
  @Test(
    "The description of a type is that of Swift",
    arguments: [
      ("let a = type(of: b).description()\n", "let a = String(reflecting: type(of: b))\n"),
      ("let a = b.description()\n", "let a = b.description()\n"),
      ("let a = Card.self.description()\n", "let a = String(reflecting: Card.self)\n"),
    ])
  func description(before: String, after: String) {
    #expect(Ported(before).text == after)
  }
}
