import CoreGraphics

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

/// A screen that an effect is shown on.
public enum ShowcaseDevice: String, CaseIterable, Sendable {
  case phone = "Phone"
  case small = "Small"
  case tablet = "Tablet"

  /// Its size, in points.
  public var size: CGSize {
    switch self {
    case .phone: CGSize(width: 393, height: 852)
    case .small: CGSize(width: 320, height: 568)
    case .tablet: CGSize(width: 1024, height: 768)
    }
  }
}
