import CoreGraphics
import QuartzCore

extension UIImage {
  /// Finds an image of the main bundle by name, for the screen's traits; nil, with a hint, where there is none.
  ///
  /// The name is that of an image set in an asset catalogue (`*.xcassets`, as a folder), or of a PNG, JPEG, WebP or GIF
  /// file, without `@2x`, `@3x`, `~ipad` and `~iphone`. Folders that a test has registered are searched first, and
  /// resources that SwiftPM has put into bundles beside the executable last.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds an image of a bundle by name, in its variant for traits; nil for the bundle stands for the main one.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let library = ImageLibrary.current
    guard let image = library.image(named: name, in: bundle, for: traitCollection) else {
      library.report(missing: name, in: bundle) { .imageMissing($0, searched: $1, undecodable: $2) }
      return nil
    }
    self.init(image.content)
  }

  /// Finds an image of a bundle by name, in its variant for a configuration.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }
}

extension UIColor {
  /// Finds a colour set of the main bundle's asset catalogues by name; nil, with a hint, where there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds a colour set of a bundle's asset catalogues by name, resolved by traits if they are given.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let library = ImageLibrary.current
    guard let color = library.color(named: name, in: bundle) else {
      library.report(missing: name, in: bundle) { name, searched, _ in .colorMissing(name, searched: searched) }
      return nil
    }
    if let traitCollection {
      self.init(cgColor: color.resolvedColor(with: traitCollection).cgColor)
    } else if color.isDynamic {
      self.init { color.resolvedColor(with: $0) }
    } else {
      self.init(cgColor: color.cgColor)
    }
  }
}

extension ImageLibrary {
  /// Reports a name that is not there, once for each environment.
  fileprivate func report(
    missing name: String, in bundle: Bundle?, _ diagnostic: @Sendable (String, [String], [String]) -> Diagnostic
  ) {
    guard let findings = findings(for: name, in: bundle) else { return }
    let report = diagnostic(name, findings.searched, findings.undecodable)
    MainThread.run { MediaEnvironment.currentIfAny?.report(report) }
  }
}
