import Foundation

/// Stands for a delegate whose subclass adds methods: every call goes to the sibling protocol first.
final class LateSheetDelegate: NSObject, UISheetPresentationControllerDelegate {
  private let late: any UISheetPresentationControllerDelegateOverriding

  init(_ late: any UISheetPresentationControllerDelegateOverriding) {
    self.late = late
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    late.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheetPresentationController)
  }
}
