/// One view's going and another's coming in its place.
@MainActor struct ViewExchange {
  let from: UIView
  let to: UIView
  /// What changes together with the exchange.
  var alongside: () -> Void = {}
  /// What is told at the end.
  let end: (_ finished: Bool) -> Void
}
