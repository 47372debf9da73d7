/// The windows of an event, which it reaches through `UIApplication.sendEvent(_:)` and `UIWindow.sendEvent(_:)`.
@MainActor final class EventRoute {
  /// The windows that have not passed the event on yet, in order.
  private(set) var windows: [UIWindow]
  private let deliver: (UIWindow) -> Void

  init(to windows: [UIWindow], deliver: @escaping (UIWindow) -> Void) {
    self.windows = windows
    self.deliver = deliver
  }

  /// Sends the event to the objects in a window; a second call for the same window is ignored.
  func reach(_ window: UIWindow) {
    guard windows.contains(identicalTo: window) else { return }
    windows.removeAll(identicalTo: window)
    deliver(window)
  }
}

extension UIEnvironment {
  /// Sends an event to the application, which passes it on to windows, and these to the objects inside.
  ///
  /// - Parameter deliver: sends the event to the objects in a window; called once for each window that passes it on.
  /// - Returns: the windows that have not passed it on, because the application or they override `sendEvent(_:)`.
  func send(_ event: UIEvent, to windows: [UIWindow], deliver: @escaping (UIWindow) -> Void) -> [UIWindow] {
    let route = EventRoute(to: windows, deliver: deliver)
    event.route = route
    application.sendEvent(event)
    event.route = nil
    return route.windows
  }
}
