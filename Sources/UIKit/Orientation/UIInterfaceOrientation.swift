/// The orientation of the user interface: the side of the screen at which the device's bottom edge is.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Landscape, with the device's bottom edge at the left.
  case landscapeLeft = 4
  /// Landscape, with the device's bottom edge at the right.
  case landscapeRight = 3

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``unknown`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight])
  }

  /// Whether the orientation is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the orientation is one of the two in landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// The clockwise quarter turns of the image on the device.
  var quarterTurns: Int {
    switch self {
    case .unknown, .portrait: 0
    case .landscapeRight: 1
    case .portraitUpsideDown: 2
    case .landscapeLeft: 3
    }
  }
}
