import UIKit

/// A device that a stage simulates: a name and a screen.
public struct Device: Hashable, Sendable {
  /// The name, as `--device` takes it.
  public let name: String
  /// The screen.
  public var screen: UIScreen.Configuration

  /// A device from a name and a screen.
  public init(name: String, screen: UIScreen.Configuration) {
    self.name = name
    self.screen = screen
  }

  private init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, top: CGFloat, bottom: CGFloat, hertz: Int
  ) {
    let insets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    let size = CGSize(width: width, height: height)
    self.init(
      name: name,
      screen: UIScreen.Configuration(size: size, scale: scale, safeAreaInsets: insets, maximumFramesPerSecond: hertz))
  }

  /// iPhone 15: 393 × 852 points, 3×, 60 Hz.
  public static let iPhone15 = Device("iphone-15", 393, 852, scale: 3, top: 59, bottom: 34, hertz: 60)
  /// iPhone 15 Pro: the same screen at 120 Hz.
  public static let iPhone15Pro = Device("iphone-15-pro", 393, 852, scale: 3, top: 59, bottom: 34, hertz: 120)
  /// iPhone 15 Pro Max: 430 × 932 points, 3×, 120 Hz.
  public static let iPhone15ProMax = Device("iphone-15-pro-max", 430, 932, scale: 3, top: 59, bottom: 34, hertz: 120)
  /// iPhone 13 mini: 375 × 812 points, 3×, 60 Hz.
  public static let iPhone13Mini = Device("iphone-13-mini", 375, 812, scale: 3, top: 50, bottom: 34, hertz: 60)
  /// iPhone SE: 375 × 667 points, 2×, 60 Hz, no notch.
  public static let iPhoneSE = Device("iphone-se", 375, 667, scale: 2, top: 20, bottom: 0, hertz: 60)
  /// iPad, 10th generation: 820 × 1180 points, 2×, 60 Hz.
  public static let iPad = Device("ipad", 820, 1180, scale: 2, top: 24, bottom: 20, hertz: 60)
  /// A small screen for quick tests of pixels: 100 × 200 points, 1×, 60 Hz, no insets.
  public static let small = Device("small", 100, 200, scale: 1, top: 0, bottom: 0, hertz: 60)

  /// Every named device.
  public static let all = [iPhone15, iPhone15Pro, iPhone15ProMax, iPhone13Mini, iPhoneSE, iPad, small]
}
