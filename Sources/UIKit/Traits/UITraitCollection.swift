import Foundation

/// What a part of the screen knows of its surroundings: room, device, scale, appearance, direction.
public final class UITraitCollection: NSObject, Sendable {
  let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
  }

  /// A collection that specifies nothing.
  public override convenience init() {
    self.init(TraitValues())
  }

  /// A collection that a block fills in.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = TraitValues()
    mutations(&traits)
    self.init(traits as? TraitValues ?? TraitValues())
  }

  /// What several collections specify, later ones before earlier ones.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.override(with: collection.values) }
    self.init(values)
  }

  /// A collection of one trait.
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
  /// A collection of one trait: pixels per point.
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

  /// The room across.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The room from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Pixels per point; 0 where unspecified.
  public var displayScale: CGFloat { values.displayScale }
  /// The light or the dark appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The level on which it stands (K-58).
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The direction of the user's language.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

  /// This collection, changed by a block.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    var traits: any UIMutableTraits = values
    mutations(&traits)
    return UITraitCollection(traits as? TraitValues ?? values)
  }

  /// Whether everything that another collection specifies is so here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.override(with: trait.values)
    return merged == values
  }

  /// Whether colours may look otherwise than under another collection.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    if userInterfaceStyle != (traitCollection?.userInterfaceStyle ?? .unspecified) { return true }
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
