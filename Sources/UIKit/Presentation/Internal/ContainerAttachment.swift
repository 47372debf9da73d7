/// The position of a presentation's container in the hierarchy (T-68).
enum ContainerAttachment {
  /// Above everything in the window.
  case overScreen
  /// In the context's view, which stays, or is back.
  case overContext
  /// In place of the context's view, which is removed.
  case replacingContext
  /// In place of the context, which has left a container that left the presentation behind.
  case contextRemoved
}
