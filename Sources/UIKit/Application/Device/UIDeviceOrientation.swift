/// The orientation of the device in space.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its side, with its top at the left; the interface is `landscapeRight` then.
  case landscapeLeft
  /// On its side, with its top at the right; the interface is `landscapeLeft` then.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its screen.
  case faceDown

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``unknown`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(
      rawValue,
      among: [.unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown])
  }

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on one of its sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether there is an interface orientation of this kind.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
