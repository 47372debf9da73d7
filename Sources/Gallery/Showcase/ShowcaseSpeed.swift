/// How fast time goes in a showcase.
public enum ShowcaseSpeed: String, CaseIterable, Sendable {
  case full = "1×"
  case half = "½×"
  case tenth = "⅒×"

  /// Seconds of the showcase's time in a second.
  public var factor: Float {
    switch self {
    case .full: 1
    case .half: 0.5
    case .tenth: 0.1
    }
  }
}
