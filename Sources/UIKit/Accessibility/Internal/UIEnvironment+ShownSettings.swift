extension UIEnvironment {
  /// Sends changed settings to the windows: contrast and weight of text as traits, transparency to their materials.
  func showSettings(_ changed: AccessibilitySettings) {
    for window in windows {
      if changed.contains(.darkerSystemColors) {
        window.traitOverrides.accessibilityContrast = accessibility.contains(.darkerSystemColors) ? .high : .normal
      }
      if changed.contains(.boldText) {
        window.traitOverrides.legibilityWeight = accessibility.contains(.boldText) ? .bold : .regular
      }
      if changed.contains(.reduceTransparency) { window.refreshMaterials() }
    }
  }
}

extension UIView {
  /// Shows the materials inside with or without transparency, as the user's settings say.
  fileprivate func refreshMaterials() {
    (self as? UIVisualEffectView)?.settingsChanged()
    for subview in storedSubviews { subview.refreshMaterials() }
  }
}
