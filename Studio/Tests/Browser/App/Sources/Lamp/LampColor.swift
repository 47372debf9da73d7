import UIKit

enum LampColor {
  static let light = UIColor(red: 1, green: 0.8, blue: 0.2, alpha: 1)
}
