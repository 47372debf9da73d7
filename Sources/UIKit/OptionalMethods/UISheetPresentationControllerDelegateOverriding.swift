import Foundation

/// Lets a subclass of a sheet's delegate add the method that its superclass, which conforms, has left out.
///
/// For the methods of all presentation controllers, name ``UIAdaptivePresentationControllerDelegateOverriding`` as well.
///
/// See ``UINavigationControllerDelegateOverriding``. Not Apple's.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDelegateOverriding: NSObjectProtocol {
  /// The user has dragged the card to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegateOverriding where Self: UISheetPresentationControllerDelegate {
  private var inherited: any UISheetPresentationControllerDelegate { self }

  /// What the superclass does.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    inherited.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheetPresentationController)
  }
}
