import QuartzCore

/// The view under a point of the screen, for an event.
@MainActor struct HitTestResult {
  let window: UIWindow
  let view: UIView
  /// The point, in the window's coordinates.
  let location: CGPoint

  /// Hit-tests the windows from front to back; nil where no view takes the event.
  init?(at point: CGPoint, _ event: UIEvent, in environment: UIEnvironment) {
    guard environment.storedApplication?.isIgnoringInteractionEvents != true else { return nil }
    for window in environment.windows.reversed() where !window.isHidden {
      let location = window.convert(point, from: nil)
      guard let view = window.hitTest(location, with: event) else { continue }
      (self.window, self.view, self.location) = (window, view, location)
      return
    }
    return nil
  }

  /// The recognizers of the view and of its superviews, from the inside out.
  var recognizers: [UIGestureRecognizer] {
    sequence(first: view, next: \.superview).flatMap(\.recognizers)
  }
}
