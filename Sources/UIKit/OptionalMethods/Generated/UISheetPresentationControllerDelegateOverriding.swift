// Written by Scripts/optional-methods from UISheetPresentationController.swift.

import Foundation
import QuartzCore

/// Lets a subclass add optional methods of ``UISheetPresentationControllerDelegate`` that its superclass, which
/// conforms, has left out.
///
/// On an iPhone an optional method is found in any subclass. Here a protocol's default is bound where the conformance
/// is declared, so a method that only a subclass has is never called. Where the superclass can't be edited, the
/// subclass names this protocol as well:
///
///     final class Fading: LibraryDelegate, UISheetPresentationControllerDelegateOverriding { …
///
/// The superclass's method is called where the subclass has none. Not Apple's; see the decision on optional methods.
///
/// For the methods of ``UIAdaptivePresentationControllerDelegate``, name
/// ``UIAdaptivePresentationControllerDelegateOverriding`` as well.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDelegateOverriding: NSObjectProtocol {
  /// Called when the user has dragged the card to another detent; not for changes by the app.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegateOverriding where Self: UISheetPresentationControllerDelegate {
  private var inherited: any UISheetPresentationControllerDelegate { self }

  /// Calls the superclass's method.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    inherited.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheetPresentationController)
  }
}

/// Forwards to a delegate whose class adopts the sibling protocol.
final class SheetDelegateForwarder: NSObject, UISheetPresentationControllerDelegate {
  private let sibling: any UISheetPresentationControllerDelegateOverriding

  init(_ sibling: any UISheetPresentationControllerDelegateOverriding) {
    self.sibling = sibling
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    sibling.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheetPresentationController)
  }
}

extension OptionalMethods {
  /// The delegate, with the optional methods that a subclass adds.
  func complete(_ delegate: any UISheetPresentationControllerDelegate) -> any UISheetPresentationControllerDelegate {
    sibling(of: delegate, .sheetDelegate, as: (any UISheetPresentationControllerDelegateOverriding).self).map(
      SheetDelegateForwarder.init) ?? delegate
  }
}
