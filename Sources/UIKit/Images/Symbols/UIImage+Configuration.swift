import CoreGraphics

extension UIImage {
  /// The traits for which an image is chosen among the variants of its asset.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The traits; nil for those of the view or the screen.
    open var traitCollection: UITraitCollection? { traits }
    private let traits: UITraitCollection?

    init(traitCollection: UITraitCollection?) {
      traits = traitCollection
    }

    /// Creates a configuration for traits.
    public convenience init(traitCollection: UITraitCollection) {
      self.init(traitCollection: Optional(traitCollection))
    }

    /// Returns the configuration for other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      copied(with: traitCollection)
    }

    /// Returns this configuration with what another one specifies on top.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      copied(with: otherConfiguration?.traitCollection ?? traitCollection)
    }

    /// Returns a copy with other traits, of the same class.
    func copied(with traits: UITraitCollection?) -> Self {
      let copy: Configuration = Configuration(traitCollection: traits)
      return copy as? Self ?? self
    }

    /// Whether an object is an equal configuration.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? Configuration)?.traitCollection == traitCollection
    }

    /// Hashes the traits.
    open override var hash: Int { traitCollection?.hash ?? 0 }
  }
}
