import Foundation

/// A class that is no responder, and is notified when it has been loaded from a nib or a storyboard.
///
/// Every responder has ``UIResponder/awakeFromNib()``. UIKit sends it to other objects, too; their classes say so here,
/// because members of an extension are not overridable.
@preconcurrency @MainActor public protocol InterfaceAwaking: AnyObject {
  /// Called when the outlets of all objects that are loaded together are set.
  func awakeFromNib()
}

extension NSObjectProtocol {
  /// Does nothing; an override that adopts ``InterfaceAwaking`` may call `super`'s.
  @preconcurrency @MainActor public func awakeFromNib() {}
}
