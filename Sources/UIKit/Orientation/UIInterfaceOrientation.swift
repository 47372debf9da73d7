/// How the screen stands: at which side of it the device's bottom edge is.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its side, the device's bottom edge at the left.
  case landscapeLeft = 4
  /// On its side, the device's bottom edge at the right.
  case landscapeRight = 3

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``unknown`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight])
  }

  /// Whether the screen stands upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the screen lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// By how many quarters, clockwise, the picture is turned on the device.
  var quarters: Int {
    switch self {
    case .unknown, .portrait: 0
    case .landscapeRight: 1
    case .portraitUpsideDown: 2
    case .landscapeLeft: 3
    }
  }
}
