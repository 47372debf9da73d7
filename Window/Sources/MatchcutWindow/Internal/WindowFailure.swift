/// A reason why there is no window, with the status that the process ends with.
struct WindowFailure: Error, Equatable, CustomStringConvertible {
  /// The statuses, those of `sysexits.h`.
  enum Status: Int32 {
    case usage = 64
    case data = 65
    case noInput = 66
    case unavailable = 69
    case software = 70
    case cannotCreate = 73
  }

  let status: Status
  let description: String

  /// There is no display.
  static func noDisplay(_ reason: String) -> WindowFailure {
    WindowFailure(
      status: .unavailable,
      description: """
        There is no display for the window: SDL reports "\(reason)".
        Start the program in a desktop session, or set DISPLAY or WAYLAND_DISPLAY to one. Without a display, \
        'xvfb-run -a matchcut run' has one in memory, and 'matchcut preview' shows the app in a browser.
        """)
  }

  /// A call of SDL has failed.
  static func call(_ name: String, _ reason: String) -> WindowFailure {
    WindowFailure(status: .software, description: "\(name) has failed: \(reason.isEmpty ? "no reason given" : reason).")
  }
}
