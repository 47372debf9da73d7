import UIKit

extension InteractionDriver {
  nonisolated(unsafe) private static var key: UInt8 = 0

  /// Retains the driver as long as an object lives.
  func keep(besides object: AnyObject) {
    objc_setAssociatedObject(object, &Self.key, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
