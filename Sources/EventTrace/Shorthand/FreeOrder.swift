/// Two kinds of tokens whose order between themselves a golden trace does not pin.
public struct FreeOrder: Hashable, Sendable {
  /// One kind: a token without its subject and arguments, `didMove` for `B.didMove(nav)`.
  public var first: String
  /// The other kind.
  public var second: String

  /// Two kinds that may come in either order.
  public init(_ first: String, _ second: String) {
    self.first = first
    self.second = second
  }

  /// Whether two tokens are of these kinds.
  package func frees(_ one: String, _ other: String) -> Bool {
    let kinds = (Self.kind(of: one), Self.kind(of: other))
    return kinds == (first, second) || kinds == (second, first)
  }

  /// A token's kind: what stands between the subject's point and the arguments.
  static func kind(of token: String) -> String {
    let head = token.prefix { $0 != "(" && $0 != "=" }
    guard let point = head.lastIndex(of: ".") else { return String(head) }
    return String(head[head.index(after: point)...])
  }

  /// The orders that UIKit leaves open, as the end of the specification's chapter of golden traces lists them.
  ///
  /// `didMove` against `didShow` (T-40), `pDidEnd` and `dDidEnd` against the did-callbacks (T-76), `co` against `aE`
  /// (T-8), the questions for controllers against view loading, and `didSelect` against the did-callbacks.
  public static let specification: [FreeOrder] = [
    FreeOrder("didMove", "didShow"),
    FreeOrder("pDidEnd", "dA"), FreeOrder("pDidEnd", "dD"),
    FreeOrder("dDidEnd", "dA"), FreeOrder("dDidEnd", "dD"),
    FreeOrder("co", "aE"),
    FreeOrder("anim?", "load"), FreeOrder("inter?", "load"),
    FreeOrder("didSelect", "dA"), FreeOrder("didSelect", "dD"),
  ]
}
