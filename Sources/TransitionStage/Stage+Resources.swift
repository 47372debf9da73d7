import UIKit

extension Stage {
  /// Adds a folder in which `UIImage(named:)` and `UIColor(named:)` look before the main bundle: loose files and asset
  /// catalogues in it and in all folders inside, such as the folder of an app's sources.
  public func addResources(at folder: URL) {
    environment.images.register(folder)
  }
}
