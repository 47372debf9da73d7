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

/// A set of orientations.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// Apple's bits: 1 shifted by the orientation's raw value.
  public let rawValue: UInt

  /// Creates a set from Apple's bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Landscape, with the device's bottom edge at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Landscape, with the device's bottom edge at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both orientations in landscape.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

  /// Whether the set contains an orientation.
  func allows(_ orientation: UIInterfaceOrientation) -> Bool {
    contains(UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue)))
  }

  /// The preferred orientation of the set: upright, then landscape, then upside down.
  var preferred: UIInterfaceOrientation? {
    let order: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
    return order.first(where: allows)
  }
}
