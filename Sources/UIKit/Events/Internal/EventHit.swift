import QuartzCore

/// What lies under a point of the screen, for an event.
@MainActor struct EventHit {
  let window: UIWindow
  let view: UIView
  /// The point, in the window.
  let place: CGPoint

  /// Asks the windows from the front to the back; nil where no view takes the event.
  init?(at point: CGPoint, _ event: UIEvent, in environment: UIEnvironment) {
    for window in environment.windows.reversed() where !window.isHidden {
      let place = window.convert(point, from: nil)
      guard let view = window.hitTest(place, with: event) else { continue }
      (self.window, self.view, self.place) = (window, view, place)
      return
    }
    return nil
  }

  /// The recognizers of the view and of the views around it, from the inside out.
  var recognizers: [UIGestureRecognizer] {
    sequence(first: view, next: \.superview).flatMap(\.recognizers)
  }
}
