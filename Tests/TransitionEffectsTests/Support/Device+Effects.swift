import TransitionTesting
import UIKit

extension Device {
  private static func plain(_ name: String, _ width: CGFloat, _ height: CGFloat) -> Device {
    Device(
      name: name,
      screen: UIScreen.Configuration(size: CGSize(width: width, height: height), scale: 1, safeAreaInsets: .zero))
  }

  /// A small upright screen.
  static let upright = plain("upright", 60, 96)
  /// A small wide screen.
  static let wide = plain("wide", 100, 64)
  /// A screen as large as that for which the originals were written.
  static let original = plain("original", 320, 480)
  /// A screen with room for a small container.
  static let roomy = plain("roomy", 90, 130)
}
