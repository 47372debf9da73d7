import CoreGraphics

extension UIImage {
  /// The way in which views colour an image.
  public enum RenderingMode: Int, Sendable {
    /// As the view wants: bars and system buttons use the shape, image views the colours; symbols are shapes.
    case automatic
    /// With the image's own colours.
    case alwaysOriginal
    /// As a shape in the view's tint colour.
    case alwaysTemplate

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``automatic`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.automatic, .alwaysOriginal, .alwaysTemplate])
    }
  }

  /// The treatment of the part inside the cap insets.
  public enum ResizingMode: Int, Sendable {
    /// The part is repeated.
    case tile
    /// The part is stretched.
    case stretch

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``tile`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.tile, .stretch])
    }
  }

  /// Whether a view shows the image as a shape in its tint colour.
  ///
  /// - Parameter byDefault: whether the view does so with images of the mode ``RenderingMode/automatic``.
  func isTemplate(byDefault: Bool) -> Bool {
    switch renderingMode {
    case .automatic: byDefault || isSymbolImage
    case .alwaysOriginal: false
    case .alwaysTemplate: true
    }
  }

  /// Returns the asset's variant for some traits, shown as this image is; the image itself without other variants.
  func resolved(for traits: UITraitCollection) -> UIImage {
    guard let asset = assetIfAny, asset.varies, let variant = asset.content(for: traits) else { return self }
    return changing { $0.replacePixels(with: variant) }
  }
}
