import Foundation

/// The traits of a part of the screen: size classes, device, scale, appearance, layout direction.
public final class UITraitCollection: NSObject, Sendable {
  let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
  }

  /// Creates a collection that specifies nothing.
  public override convenience init() {
    self.init(TraitValues())
  }

  /// Creates a collection that a closure fills.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = TraitValues()
    mutations(&traits)
    self.init(traits as? TraitValues ?? TraitValues())
  }

  /// Merges several collections; later ones win.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.override(with: collection.values) }
    self.init(values)
  }

  /// Creates a collection of one trait.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(horizontalSizeClass: horizontalSizeClass))
  }
  /// A collection of one trait.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(verticalSizeClass: verticalSizeClass))
  }
  /// A collection of one trait.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(userInterfaceIdiom: idiom))
  }
  /// Creates a collection of one trait: the pixels per point.
  public convenience init(displayScale scale: CGFloat) {
    self.init(TraitValues(displayScale: scale.isFinite ? max(0, scale) : 0))
  }
  /// A collection of one trait.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(userInterfaceStyle: userInterfaceStyle))
  }
  /// A collection of one trait.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(TraitValues(userInterfaceLevel: userInterfaceLevel))
  }
  /// A collection of one trait.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(layoutDirection: layoutDirection))
  }
  /// Creates a collection of one trait.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitValues(preferredContentSizeCategory: preferredContentSizeCategory))
  }
  /// Creates a collection of one trait.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(TraitValues(accessibilityContrast: accessibilityContrast))
  }
  /// Creates a collection of one trait.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(TraitValues(legibilityWeight: legibilityWeight))
  }

  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// The pixels per point; 0 for unspecified.
  public var displayScale: CGFloat { values.displayScale }
  /// Light or dark appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The level of the user interface (K-58).
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The layout direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The size of text that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// The contrast of colours: high where the user has increased it.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// The weight of text: bold where the user has set it.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

  /// Returns the collection with the changes of a closure.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    var traits: any UIMutableTraits = values
    mutations(&traits)
    return UITraitCollection(traits as? TraitValues ?? values)
  }

  /// Whether the collection has every trait that another one specifies.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.override(with: trait.values)
    return merged == values
  }

  /// Whether colours may differ from those under another collection.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    if userInterfaceStyle != (traitCollection?.userInterfaceStyle ?? .unspecified) { return true }
    let contrasts = [accessibilityContrast, traitCollection?.accessibilityContrast ?? .unspecified]
    if contrasts[0] != contrasts[1], contrasts.contains(.high) { return true }
    let levels = [userInterfaceLevel, traitCollection?.userInterfaceLevel ?? .unspecified]
    return levels[0] != levels[1] && !levels.contains(.unspecified)
  }

  /// Whether two collections specify the same.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// Hashes the traits.
  public override var hash: Int { values.hashValue }
}

extension UITraitCollection {
  /// The traits that ``performAsCurrent(_:)`` has set.
  @TaskLocal static var scoped: UITraitCollection?

  /// The traits by which dynamic colours resolve without a view: those of the view that draws or lays itself out, or
  /// that gets a change of its traits; else light appearance.
  public static var current: UITraitCollection { scoped ?? UITraitCollection(userInterfaceStyle: .light) }

  /// Runs a closure with these as the current traits.
  public func performAsCurrent(_ actions: () -> Void) {
    Self.$scoped.withValue(self, operation: actions)
  }
}
