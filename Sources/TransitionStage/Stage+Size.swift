import UIKit

extension Stage {
  /// Rotates the device; the interface rotates in 0.3 s or 0.4 s if its view controller supports the orientation.
  public func rotate(to orientation: UIInterfaceOrientation) {
    send(.rotate(orientation))
  }

  /// Gives the app another size in points, as on a tablet with two apps side by side. Sizes that are not above zero are
  /// ignored.
  public func resize(to size: CGSize, animated: Bool = true) {
    if animated { note([.resize(size)]) }
    environment.resize(to: size, animated: animated)
  }

  /// The interface orientation.
  public var interfaceOrientation: UIInterfaceOrientation { environment.orientation.interface }
}
