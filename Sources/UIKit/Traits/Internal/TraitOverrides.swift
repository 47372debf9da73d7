import Foundation

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

  func contains(_ trait: UITrait) -> Bool {
    trait.differs(UITraitCollection(values), UITraitCollection())
  }

  mutating func remove(_ trait: UITrait) {
    trait.copy(from: TraitValues(), to: &values)
  }
}
