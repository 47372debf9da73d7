import UIKit

extension InteractionDriver {
  nonisolated(unsafe) private static var key: UInt8 = 0

  /// Lives as long as an object.
  func keep(besides object: AnyObject) {
    objc_setAssociatedObject(object, &Self.key, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
