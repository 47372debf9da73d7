import UIKit

/// A delegate as a library has it: it adopts the protocols, and leaves optional methods out.
open class LibraryDelegate: NSObject, UINavigationControllerDelegate, UIAdaptivePresentationControllerDelegate {
  /// The calls, each with its sender.
  public var calls: [String] = []

  public override init() {
    super.init()
  }

  /// The one method that the library has, so that its clients can override it.
  open func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    calls.append("library: didShow")
  }
}
