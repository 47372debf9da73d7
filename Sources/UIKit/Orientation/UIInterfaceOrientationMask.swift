/// The ways in which a screen may stand.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// Apple's bits: 1 shifted by the orientation's raw value.
  public let rawValue: UInt

  /// A mask from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// On its side, the device's bottom edge at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// On its side, the device's bottom edge at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both ways on its side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Every way.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// Every way but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

  /// Whether an orientation is among them.
  func allows(_ orientation: UIInterfaceOrientation) -> Bool {
    contains(UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue)))
  }

  /// The first of them, in the order upright, on its sides, upside down.
  var preferred: UIInterfaceOrientation? {
    let order: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
    return order.first(where: allows)
  }
}
