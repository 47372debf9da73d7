import UIKit

/// Writes down its safe area each time that it changes.
final class InsetsScreen: UIViewController {
  var seen: [UIEdgeInsets] = []

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    seen.append(view.safeAreaInsets)
  }
}
