import UIKit

/// A screen that the studio can show: a name and a function that makes its root controller.
///
/// List the stories of an app in an executable of its package, and pass them to ``Studio/run(_:)``.
public struct Story {
  /// The name, as the page lists it.
  public let name: String
  /// The device on which the story is shown first.
  public let device: Device
  /// Makes the root controller of the window.
  public let root: @MainActor () -> UIViewController

  /// The Swift expression of the root controller, for exported tests; nil leaves a placeholder there.
  public let code: String?

  /// Makes a story.
  public init(
    _ name: String, on device: Device = .iPhone15, code: String? = nil,
    root: @escaping @MainActor () -> UIViewController
  ) {
    (self.name, self.device, self.code, self.root) = (name, device, code, root)
  }
}
