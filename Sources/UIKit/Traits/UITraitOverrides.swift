import Foundation

/// Overrides that a view or a controller sets for itself and everything inside.
public protocol UITraitOverrides: UIMutableTraits {
  /// Whether a trait is overridden.
  func contains(_ trait: UITrait) -> Bool
  /// Removes an override.
  mutating func remove(_ trait: UITrait)
}

/// The overrides as values that a client changes and sets; unspecified stands for no override.
struct TraitOverrides: UITraitOverrides {
  var values: TraitValues

  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass }
    set { values.horizontalSizeClass = newValue }
  }
  var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass }
    set { values.verticalSizeClass = newValue }
  }
  var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.userInterfaceIdiom }
    set { values.userInterfaceIdiom = newValue }
  }
  var displayScale: CGFloat {
    get { values.displayScale }
    set { values.displayScale = newValue.isFinite ? max(0, newValue) : 0 }
  }
  var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle }
    set { values.userInterfaceStyle = newValue }
  }
  var userInterfaceLevel: UIUserInterfaceLevel {
    get { values.userInterfaceLevel }
    set { values.userInterfaceLevel = newValue }
  }
  var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }
  var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.preferredContentSizeCategory }
    set { values.preferredContentSizeCategory = newValue }
  }
  var accessibilityContrast: UIAccessibilityContrast {
    get { values.accessibilityContrast }
    set { values.accessibilityContrast = newValue }
  }
  var legibilityWeight: UILegibilityWeight {
    get { values.legibilityWeight }
    set { values.legibilityWeight = newValue }
  }

  func contains(_ trait: UITrait) -> Bool {
    trait.differs(UITraitCollection(values), UITraitCollection())
  }

  mutating func remove(_ trait: UITrait) {
    trait.copy(from: TraitValues(), to: &values)
  }
}

extension UIView {
  /// Overrides of the traits of the view and its subviews.
  public var traitOverrides: any UITraitOverrides {
    get { TraitOverrides(values: storedTraitState?.overrides ?? TraitValues()) }
    set {
      guard let new = newValue as? TraitOverrides, new.values != (storedTraitState?.overrides ?? TraitValues()) else {
        return
      }
      uiEnvironment.traitsVary = true
      traitState.overrides = new.values
      propagateTraits()
      (self as? UIWindow)?.adaptPresentations()
    }
  }
}

extension UIViewController {
  /// Overrides of the traits of the controller, its view and its children.
  public var traitOverrides: any UITraitOverrides {
    get { TraitOverrides(values: storedTraitState?.overrides ?? TraitValues()) }
    set {
      guard let new = newValue as? TraitOverrides, new.values != (storedTraitState?.overrides ?? TraitValues()) else {
        return
      }
      environment.traitsVary = true
      traitState.overrides = new.values
      propagateTraits()
    }
  }
}
