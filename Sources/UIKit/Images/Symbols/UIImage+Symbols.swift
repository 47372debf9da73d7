import CoreGraphics
import QuartzCore

extension UIImage {
  /// Draws a system symbol by its name; nil, with a diagnostic, for a name that has no drawing here.
  ///
  /// The drawings are our own: close to the system's in size and meaning, not in outline.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Draws a system symbol by its name, with a configuration.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(systemName: name, configuration, traits: configuration?.traitCollection)
  }

  /// Draws a system symbol by its name, for traits.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, nil, traits: traitCollection)
  }

  private convenience init?(systemName name: String, _ configuration: Configuration?, traits: UITraitCollection?) {
    guard let symbol = SymbolImage(name: name, look: (configuration as? SymbolConfiguration)?.look ?? SymbolLook())
    else {
      MainThread.run { MediaEnvironment.currentIfAny?.report(.symbolUnknown(name)) }
      return nil
    }
    let scale = traits?.displayScale ?? 0
    self.init(ImageContent(symbol, scale: scale > 0 ? scale : UITraitCollection.forImages.displayScale))
  }
}

extension UIFont {
  /// The weight for symbols beside text of the font.
  var symbolWeight: Weight { systemWeight ?? .regular }
}
