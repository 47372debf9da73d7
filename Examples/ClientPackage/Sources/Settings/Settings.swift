import UIKit

/// The values that a person sets.
@MainActor final class Settings {
  /// The looks that a person can choose.
  enum Appearance: String, CaseIterable {
    case automatic = "Automatic"
    case light = "Light"
    case dark = "Dark"

    var style: UIUserInterfaceStyle {
      switch self {
      case .automatic: .unspecified
      case .light: .light
      case .dark: .dark
      }
    }
  }

  var name = ""
  var sendsReminders = true
  var daysBetweenReminders = 3
  var volume: Float = 0.5
  /// The index in ``units``.
  var unit = 0
  var appearance = Appearance.automatic

  static let units = ["Kilometres", "Miles"]
}
