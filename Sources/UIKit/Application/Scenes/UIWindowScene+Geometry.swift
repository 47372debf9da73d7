import Foundation
import QuartzCore

extension UIWindowScene {
  /// The geometry that an app prefers for a scene.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    /// The geometry on an iPhone or iPad.
    @preconcurrency @MainActor public final class iOS: GeometryPreferences {
      /// The orientations, of which the scene gets one.
      public var interfaceOrientations: UIInterfaceOrientationMask

      /// Creates a preference for orientations; none stands for those that the controllers support.
      public init(interfaceOrientations: UIInterfaceOrientationMask = []) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  /// Rotates the interface to one of some orientations, which the app and the controller on the screen have to support.
  ///
  /// - Parameters:
  ///   - geometryPreferences: the orientations, as a ``GeometryPreferences/iOS``; without orientations nothing changes.
  ///   - errorHandler: called with an error of `UISceneErrorDomain` where none of them is supported; nil for none.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let preferences = geometryPreferences as? GeometryPreferences.iOS,
      !preferences.interfaceOrientations.isEmpty, let environment = memberEnvironment
    else { return }
    let (wanted, supported) = (preferences.interfaceOrientations, environment.supportedOrientations)
    if let orientation = wanted.intersection(supported).orientation(nearest: interfaceOrientation) {
      return environment.rotate(to: orientation)
    }
    let reason = "None of the requested orientations are supported by the view controller."
    errorHandler?(
      NSError(
        domain: "UISceneErrorDomain", code: 101,
        userInfo: [NSLocalizedDescriptionKey: "\(reason) Requested: \(wanted); Supported: \(supported)"]))
  }
}

extension UIInterfaceOrientationMask {
  /// Returns the present orientation if it is in the set, or else the preferred one.
  fileprivate func orientation(nearest present: UIInterfaceOrientation) -> UIInterfaceOrientation? {
    allows(present) ? present : preferred
  }
}

extension UIInterfaceOrientationMask: CustomStringConvertible {
  /// The names of the orientations.
  public var description: String {
    let names: [(UIInterfaceOrientationMask, String)] = [
      (.portrait, "portrait"), (.portraitUpsideDown, "portraitUpsideDown"), (.landscapeLeft, "landscapeLeft"),
      (.landscapeRight, "landscapeRight"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
