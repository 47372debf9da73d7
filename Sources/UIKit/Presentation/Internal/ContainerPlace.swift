/// The position of a presentation's container in the hierarchy (T-68).
enum ContainerPlace {
  /// Above everything in the window.
  case overScreen
  /// In the context's view, which stays, or is back.
  case onContext
  /// In place of the context's view, which is removed.
  case inPlaceOfContext
  /// In place of the context, which has left a container that left the presentation behind.
  case contextHasLeft
}
