/// Where a presentation's container lies (T-68).
enum ContainerPlace {
  /// Above everything in the window.
  case overScreen
  /// Over the context's view, which stays, or is back.
  case onContext
  /// In the place of the context's view, which is taken away.
  case inPlaceOfContext
  /// Where the context was: it has left a container that left the presentation behind.
  case contextHasLeft
}
