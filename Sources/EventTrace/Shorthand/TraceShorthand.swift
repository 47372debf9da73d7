/// A trace as short tokens, one per event: `A.wD B.wA willShow(B) animate … cT(1) A.view- A.dD B.dA`.
///
/// The tokens are those of the specification's golden traces, so that a test can state an expected order in one line
/// and compare it with `difference(from:freeOrders:)`.
public struct TraceShorthand: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The tokens in order.
  public var tokens: [String]

  /// A shorthand of the given tokens.
  public init(tokens: [String]) {
    self.tokens = tokens
  }

  /// The shorthand of a trace.
  ///
  /// Layout's will-callback, the asking for a duration and touches give no token; neighbouring updates of an
  /// interactive transition become one `update…`. A call without a shorthand stands in full: `B.someCall(1)`.
  public init(_ trace: EventTrace) {
    self.init(tokens: [])
    var collapsing: String?
    for event in trace.events where event.category != .input {
      guard let rule = ShorthandTable.rules.first(where: { $0.matches(event) }) else {
        tokens.append(Self.word(event.sentence))
        collapsing = nil
        continue
      }
      guard let token = rule.token(of: event).map(Self.word) else { continue }
      if case .collapsing = rule.form {
        if collapsing == token { continue }
        collapsing = token
      } else {
        collapsing = nil
      }
      tokens.append(token)
    }
  }

  /// Reads a golden trace as it stands in the specification.
  ///
  /// `|` (a new phase), `~` (time passes) and the braces around what happens inside a call divide tokens and mean
  /// nothing else here.
  public init(parsing text: String) {
    tokens = text.split { $0.isWhitespace || "|~{}".contains($0) }.map(String.init)
  }

  /// The same as `init(parsing:)`.
  public init(stringLiteral text: String) {
    self.init(parsing: text)
  }

  /// The tokens with a space between them.
  public var description: String { tokens.joined(separator: " ") }

  /// A token is one word: spaces and the marks that divide tokens become underscores.
  private static func word(_ text: String) -> String {
    String(text.map { $0.isWhitespace || "|~{}".contains($0) ? "_" : $0 })
  }
}

extension EventTrace {
  /// The trace as short tokens, one per event.
  public var shorthand: TraceShorthand { TraceShorthand(self) }
}
