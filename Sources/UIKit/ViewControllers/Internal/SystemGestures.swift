/// The home indicator and the system's gestures, as the controllers on the screen ask for them.
package struct SystemGestures: Hashable, Sendable {
  /// Whether the home indicator hides itself.
  package var hidesHomeIndicator = false
  /// The edges at which the app's gestures come first.
  package var deferringEdges: UIRectEdge = []
}

extension UIEnvironment {
  /// Asks the controllers on the screen anew; the one that decides on the status bar decides here too.
  func updateSystemGestures() {
    guard let owner = frontWindow?.rootViewController?.statusBarOwner else { return }
    let wanted = SystemGestures(
      hidesHomeIndicator: owner.deepest(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden,
      deferringEdges: owner.deepest(\.childForScreenEdgesDeferringSystemGestures)
        .preferredScreenEdgesDeferringSystemGestures)
    if wanted != systemGestures { systemGestures = wanted }
  }
}
