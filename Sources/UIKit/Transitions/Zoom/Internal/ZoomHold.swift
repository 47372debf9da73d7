/// From what the next way out of a zoomed screen goes on; mostly from nothing.
@MainActor struct ZoomHold {
  /// The fingers that asked for it, and drive it.
  var fingers: ZoomInteraction?
  /// Where the screen was caught on its way in (T-110).
  var place: ZoomCard.Place?
}
