import UIKit

/// The names of values in a session's file.
enum SessionText {
  static let styles: [(name: String, value: UIUserInterfaceStyle)] = [("light", .light), ("dark", .dark)]
  static let orientations: [(name: String, value: UIInterfaceOrientation)] = [
    ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown), ("landscapeLeft", .landscapeLeft),
    ("landscapeRight", .landscapeRight),
  ]
  static let switches = ["rightToLeft", "reduceMotion", "crossFade", "statusBar"]
  /// The greatest value of the settings for accessibility: a bit for each.
  static let accessibilityBits = 1 << 18 - 1

  /// Sixteen hexadecimal digits.
  static func hex(_ digest: UInt64) -> String {
    let digits = String(digest, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
